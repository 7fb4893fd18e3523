import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { postPath, profilePath } from '@mallard/rules/page-paths';
import { MessageCircle } from 'lucide-react';
import { useFormats, useT } from '../../i18n/I18nProvider';
import { Avatar } from '../../ui/media/Avatar';
import { Icon } from '../../ui/media/Icon';
import { Mark } from '../../ui/media/Mark';
import { Link } from '../../ui/navigation/Link';
import { Time } from '../../ui/text/Time';
import { cx, sheet } from '../../ui/theme/sheet';
import { type FrontQuack_PostFragment, FrontQuack_PostFragmentDoc } from './FrontQuack.generated';

interface FrontQuackProps {
  post: FragmentType<FrontQuack_PostFragment>;
}

/** A quack at the front door: all of it leads to its page. */
export function FrontQuack({ post: from }: FrontQuackProps) {
  const t = useT();
  const formats = useFormats();
  const { data: post, complete } = useFragment({ fragment: FrontQuack_PostFragmentDoc, from });
  if (!complete) return null;
  const { author, content, nodCount, replyCount } = post;
  const name = author.displayName || author.handle;
  const picture = post.media.find(({ kind }) => kind === 'IMAGE');
  const nods = t('nods.named', { count: nodCount, shown: formats.compact(nodCount) });
  const replies = t('posts.repliesNamed', { count: replyCount, shown: formats.compact(replyCount) });
  return (
    <article aria-label={t('posts.name', { name, text: content })} className={styles.card}>
      <header className={styles.head}>
        <Avatar handle={author.handle} name={name} src={author.imageUrl} />
        <Link to={profilePath(author.handle)} className={styles.author}>
          <bdi className={styles.name}>{name}</bdi>
          <span dir="ltr" className={styles.handle}>
            @{author.handle}
          </span>
        </Link>
        <span className={styles.time}>
          <Time at={post.createdAt} />
        </span>
      </header>
      <Link to={postPath(post.id)} className={styles.words}>
        <p dir="auto" className={cx(styles.text, picture && styles.short)}>
          {content || picture?.altText || name}
        </p>
        {picture && <img src={picture.thumbnailUrl ?? ''} alt={picture.altText ?? ''} className={styles.picture} />}
      </Link>
      <footer className={styles.foot}>
        <span role="img" aria-label={replies} className={styles.count}>
          <Icon of={MessageCircle} size={16} />
          {replyCount > 0 && formats.compact(replyCount)}
        </span>
        <span role="img" aria-label={nods} className={styles.count}>
          <Mark size={18} />
          {nodCount > 0 && formats.compact(nodCount)}
        </span>
      </footer>
    </article>
  );
}

const styles = sheet({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    padding: '5',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.hover' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
  author: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    flex: '1',
    minWidth: '0',
    // Above the link that covers the card.
    position: 'relative',
    zIndex: '1',
    color: 'inherit',
    lineHeight: 'snug',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    '& > *': { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    _hover: { textDecoration: 'underline' },
  },
  name: { fontWeight: 'medium' },
  handle: { fontSize: 'sm', color: 'fg.muted' },
  time: { alignSelf: 'flex-start', fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' },
  words: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    color: 'inherit',
    textDecoration: 'none',
    _focusVisible: { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:focus-visible::after': { outline: '2px solid {colors.brand.focus}', outlineOffset: '2px' },
  },
  text: {
    lineClamp: '7',
    lineHeight: 'quack',
    overflowWrap: 'anywhere',
  },
  short: { lineClamp: '3' },
  picture: {
    display: 'block',
    flex: '1',
    minHeight: '9rem',
    maxHeight: '14rem',
    width: 'full',
    objectFit: 'cover',
    borderRadius: 'control',
    bg: 'bg.sunken',
  },
  foot: { display: 'flex', gap: '5', color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  count: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minHeight: '5' },
});
