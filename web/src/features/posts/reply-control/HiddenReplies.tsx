import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Button } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { PostCard } from '../card/PostCard';
import { PostSkeleton } from '../card/PostSkeleton';
import { shownWords } from '../card/post-name';
import { useReplyControlMessages } from './messages';
import { useHiddenRepliesQuery } from './ReplyControl.generated';

const PAGE = 20;

/** At the end of a thread: how many replies its author hid, and these once someone asks. */
export function HiddenReplies({ postId, count }: { postId: string; count: number }) {
  const w = useReplyControlMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={w('hiddenList')} className={styles.section}>
      <div className={styles.fold}>
        <span className={styles.words}>
          <span>{w('hiddenCount', { count })}</span>
          <span className={styles.why}>{w('hiddenWhy')}</span>
        </span>
        <Button
          variant="ghost"
          size="sm"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {w(isOpen ? 'fold' : 'show')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Shown postId={postId} />}
      </div>
    </section>
  );
}

function Shown({ postId }: { postId: string }) {
  const t = useT();
  const w = useReplyControlMessages();
  const { data, error, loading, refetch, fetchMore } = useHiddenRepliesQuery({
    variables: { id: postId, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.post?.hiddenReplies;
  if (error && !list)
    return (
      <ErrorCard
        title={w('hiddenFailed')}
        reason={errorMessage(error, t, w('hiddenFailed'))}
        onRetry={() => void refetch()}
        busy={loading}
      />
    );
  if (!list) return <PostSkeleton />;
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      <ol aria-label={w('hiddenList')} className={styles.list}>
        {list.edges.map(({ node }) => (
          <li key={node.id}>
            <div
              role="article"
              tabIndex={-1}
              data-post={node.id}
              aria-label={t('posts.name', { name: personName(node.author, t), text: shownWords(node, 'THREADS') })}
              className={styles.article}
            >
              <PostCard post={node} />
            </div>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: endCursor } })}
        >
          {w('more')}
        </Button>
      )}
    </>
  );
}

const styles = sheet({
  section: { borderBlockStartWidth: '1px', borderColor: 'border.hairline', paddingBlockEnd: '2' },
  fold: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '12',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '1.5',
    fontSize: 'sm',
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  why: { color: 'fg.muted' },
  list: { listStyle: 'none' },
  article: { borderRadius: 'control' },
});
