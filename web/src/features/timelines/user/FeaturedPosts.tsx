import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { shownWords } from '../../posts/card/post-name';
import { PostCard } from '../../posts/card/PostCard';
import { PostSkeleton } from '../../posts/card/PostSkeleton';
import { useFeaturedMessages } from '../../posts/featured/messages';
import { FilterPlace } from '../../posts/filters/filter-place';
import { useFeaturedPostsQuery } from './FeaturedPosts.generated';

/** What a person features, above what is new of them: the first one, and the others on request. */
export function FeaturedPosts({ handle, name }: { handle: string; name: string }) {
  const t = useT();
  const w = useFeaturedMessages();
  const headingId = useId();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const answer = useFeaturedPostsQuery({ variables: { handle }, fetchPolicy: 'cache-and-network' });
  const posts = answer.data?.user?.featuredPosts;
  const error = useFailure(answer, posts !== undefined);
  if (posts?.length === 0) return null;
  const shown = isOpen ? posts : posts?.slice(0, 1);

  return (
    <FilterPlace value="PROFILES">
      <section aria-labelledby={headingId} className={styles.section}>
        <h2 id={headingId} className={styles.heading}>
          <Icon of={Star} size={16} />
          {w('title')}
        </h2>
        {shown ? (
          <div id={listId} role="feed" aria-label={w('listOf', { name })}>
            {shown.map((post, index) => (
              <article
                key={post.id}
                tabIndex={-1}
                aria-label={t('posts.name', { name: personName(post.author, t), text: shownWords(post, 'PROFILES') })}
                aria-posinset={index + 1}
                aria-setsize={shown.length}
                className={styles.row}
              >
                <PostCard post={post} />
              </article>
            ))}
          </div>
        ) : error ? (
          <ErrorCard
            reason={errorMessage(error, t, w('loadFailed'))}
            onRetry={() => void answer.refetch().catch(() => undefined)}
            busy={answer.loading}
          />
        ) : (
          <PostSkeleton />
        )}
        {posts && posts.length > 1 && (
          <div className={styles.more}>
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? w('showFewer') : w('showAll', { count: posts.length })}
            </Button>
          </div>
        )}
      </section>
    </FilterPlace>
  );
}

const styles = sheet({
  // A thicker line, because what follows has another order.
  section: { borderBlockEndWidth: '4px', borderColor: 'border.hairline' },
  heading: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
  row: { '& + &': { borderBlockStartWidth: '1px', borderColor: 'border.hairline' } },
  more: { paddingInline: { base: '2', md: '3' }, paddingBlockEnd: '2' },
});
