import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { postPath, profilePath } from '@mallard/rules/page-paths';
import { MessageCircle } from 'lucide-react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Icon } from '../../../ui/media/Icon';
import { Mark } from '../../../ui/media/Mark';
import { Link } from '../../../ui/navigation/Link';
import { Time } from '../../../ui/text/Time';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { shownWords } from '../../posts/card/post-name';

import { type TopPost_PostFragment, TopPost_PostFragmentDoc } from './Trend.generated';
import { useMessages } from './messages';

/** A quack in a few lines, as a sample of a hashtag. A press anywhere on it opens it. */
export function TopPost({ post: from }: { post: FragmentType<TopPost_PostFragment> }) {
  const t = useT();
  const w = useMessages();
  const formats = useFormats();
  const { data: post, complete } = useFragment({
    fragment: TopPost_PostFragmentDoc,
    fragmentName: 'TopPost_post',
    from,
  });
  if (!complete) return null;

  const { author, nodCount, replyCount } = post;
  const name = personName(author, t);
  const words = shownWords(post, 'LISTS');
  const picture = post.isSensitive
    ? undefined
    : post.media.find(({ kind, thumbnailUrl }) => kind === 'IMAGE' || thumbnailUrl);
  return (
    <article aria-label={t('posts.name', { name, text: words })} className={styles.card}>
      <header className={styles.head}>
        <Avatar handle={author.handle} name={name} src={author.imageUrl} size="xs" />
        <Link to={profilePath(author.handle)} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span aria-hidden="true">·</span>
        <Link to={postPath(post.id)} className={styles.open}>
          <Time at={post.createdAt} />
        </Link>
      </header>
      <div className={styles.body}>
        <p dir="auto" className={styles.words}>
          {words}
        </p>
        {picture && (
          <img
            src={picture.thumbnailUrl ?? picture.url}
            alt={picture.altText}
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        )}
      </div>
      <p className={styles.counts}>
        <span className={styles.count}>
          <Icon of={MessageCircle} size={16} />
          <span aria-hidden="true">{formats.compact(replyCount)}</span>
          <VisuallyHidden>{w('replies', { count: replyCount })}</VisuallyHidden>
        </span>
        <span className={styles.count}>
          <Mark size={16} />
          <span aria-hidden="true">{formats.compact(nodCount)}</span>
          <VisuallyHidden>{w('nods', { count: nodCount })}</VisuallyHidden>
        </span>
      </p>
    </article>
  );
}

const styles = sheet({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    minWidth: '0',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    _hover: { bg: 'bg.hover' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '1.5', minWidth: '0', fontSize: 'sm', color: 'fg.muted' },
  name: {
    // Above the link that covers the card.
    position: 'relative',
    zIndex: '1',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    color: 'fg.default',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
  open: {
    flexShrink: '0',
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid var(--m-colors-brand-focus)', outlineOffset: '2px' },
  },
  body: { display: 'flex', gap: '3', flex: '1', alignItems: 'flex-start' },
  words: { flex: '1', minWidth: '0', lineClamp: '3', overflowWrap: 'anywhere', lineHeight: 'snug' },
  picture: { flexShrink: '0', boxSize: '4rem', objectFit: 'cover', borderRadius: 'control', bg: 'bg.sunken' },
  counts: { display: 'flex', gap: '4', fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  count: { display: 'inline-flex', alignItems: 'center', gap: '1' },
});
