import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import { postPath } from '@mallard/rules/page-paths';
import { withoutEmptyLines } from '@mallard/rules/shown-text';
import { Image, TextQuote, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { Time } from '../../../ui/text/Time';
import { personName } from '../../people/profiles/person-name';
import { useQuoteMessages } from './messages';
import { quoteStyles as styles } from './quote-styles';
import type { QuotedPost_PostFragment } from './PostQuote.generated';

interface QuotedCardProps {
  post: QuotedPost_PostFragment;
  /** In the composer: nothing to open, and something at the end of the first line. */
  action?: ReactNode;
}

/** A quoted quack in a quiet box, which opens it. What it quotes itself is only mentioned. */
export function QuotedCard({ post, action }: QuotedCardProps) {
  const t = useT();
  const w = useQuoteMessages();
  const { author, content, contentWarning, isSensitive, isQuote, media } = post;
  const name = personName(author, t);
  const first = contentWarning === null && !isSensitive ? media[0] : undefined;
  const picture = first && (first.thumbnailUrl ?? (first.kind === 'IMAGE' ? first.url : null));
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
      <div className={styles.body}>
        <div className={styles.words}>
          {contentWarning !== null && (
            <p className={styles.note}>
              <Icon of={TriangleAlert} size={16} />
              <bdi>{contentWarning}</bdi>
            </p>
          )}
          {contentWarning === null && content !== '' && (
            <p dir="auto" className={styles.text}>
              {withoutEmptyLines(content)}
            </p>
          )}
          {media.length > 0 && !picture && (
            <p className={styles.note}>
              <Icon of={Image} size={16} />
              {w('media', { count: media.length })}
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
    </div>
  );
}
