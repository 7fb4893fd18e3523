import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import { postPath } from '@mallard/rules/page-paths';
import { withoutEmptyLines } from '@mallard/rules/shown-text';
import { Image, TextQuote, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, use } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { Time } from '../../../ui/text/Time';
import { personName } from '../../people/profiles/person-name';
import { FilterPlace } from '../filters/filter-place';
import { useQuoteMessages } from './messages';
import { quoteStyles as styles } from './quote-styles';
import type { QuotedPost_PostFragment } from './PostQuote.generated';
import { Filtered } from '../filters/Filtered';

interface QuotedCardProps {
  post: QuotedPost_PostFragment;
  /** In the composer: nothing to open, and something at the end of the first line. */
  action?: ReactNode;
}

/** A quoted quack in a quiet box, which opens it. What it quotes itself is only mentioned. */
export function QuotedCard({ post, action }: QuotedCardProps) {
  const t = useT();
  const w = useQuoteMessages();
  const { author } = post;
  const name = personName(author, t);
  const place = use(FilterPlace);
  // Who quotes a quack in the composer has chosen to see it.
  const matches = action ? [] : post.filtered.filter(({ contexts }) => contexts.includes(place));
  return (
    <div role="group" aria-label={w('quoted', { name })} className={styles.box}>
      <p className={styles.line}>
        <Avatar handle={author.handle} name={name} src={author.imageUrl} size="xs" />
        <bdi className={styles.name}>{name}</bdi>
        {!isDeletedHandle(author.handle) && (
          <span dir="ltr" className={styles.handle}>
            @{author.handle}
          </span>
        )}
        <span aria-hidden>·</span>
        {action ? (
          <>
            <Time at={post.createdAt} />
            <span className={styles.action}>{action}</span>
          </>
        ) : (
          <Link to={postPath(post.id)} className={styles.open}>
            <Time at={post.createdAt} />
          </Link>
        )}
      </p>
      {matches.length > 0 ? (
        <div className={styles.filtered}>
          <Suspense fallback={null}>
            <Filtered id={post.id} matches={matches}>
              {(cover) => <QuotedBody post={post} cover={cover} />}
            </Filtered>
          </Suspense>
        </div>
      ) : (
        <QuotedBody post={post} />
      )}
    </div>
  );
}

interface QuotedBodyProps {
  post: QuotedPost_PostFragment;
  /** Why its media are covered, if a filter does that. */
  cover?: string | undefined;
}

function QuotedBody({ post, cover }: QuotedBodyProps) {
  const w = useQuoteMessages();
  const { content, language, contentWarning, isSensitive, isQuote, media } = post;
  const first = contentWarning === null && !isSensitive && cover === undefined ? media[0] : undefined;
  const picture = first && (first.thumbnailUrl ?? (first.kind === 'IMAGE' ? first.url : null));
  return (
    <div className={styles.body}>
      <div className={styles.words}>
        {contentWarning !== null && (
          <p className={styles.note}>
            <Icon of={TriangleAlert} size={16} />
            <bdi lang={language ?? undefined}>{contentWarning}</bdi>
          </p>
        )}
        {contentWarning === null && content !== '' && (
          <p dir="auto" lang={language ?? undefined} className={styles.text}>
            {withoutEmptyLines(content)}
          </p>
        )}
        {media.length > 0 && !picture && (
          <p className={styles.note}>
            <Icon of={Image} size={16} />
            {cover ?? w('media', { count: media.length })}
          </p>
        )}
        {isQuote && (
          <p className={styles.note}>
            <Icon of={TextQuote} size={16} directional />
            {w('another')}
          </p>
        )}
      </div>
      {picture && <img src={picture} alt={first.altText} loading="lazy" className={styles.picture} />}
    </div>
  );
}
