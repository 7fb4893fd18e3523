import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../../ui/Icon';
import { cx } from '../../ui/theme/sheet';
import { PostMedia } from '../media/PostMedia';
import { bodyStyles as styles } from './body-styles';
import type { PostCard_PostFragment } from './PostCard.generated';
import { LinkedText } from './text/LinkedText';

type Body = Pick<PostCard_PostFragment, 'id' | 'content' | 'contentWarning' | 'entities' | 'media'>;

/** Quacks whose warning was opened or whose length was let out; rows of a long list come and go, the choice stays. */
const opened = new Set<string>();

const MOST_LINES = 14;

/** The words and pictures of a quack: behind its warning where it has one, the words cut in lists where they are very tall. */
export function PostBody({ post, large }: { post: Body; large?: boolean }) {
  const [open, setOpen] = useState(() => opened.has(post.id));
  function toggle() {
    if (open) opened.delete(post.id);
    else opened.add(post.id);
    setOpen(!open);
  }
  const size = large ? styles.large : styles.words;
  if (post.contentWarning !== null) return <Warned post={post} size={size} open={open} onToggle={toggle} />;

  const isTall = !large && post.content.split('\n', MOST_LINES + 1).length > MOST_LINES;
  return (
    <>
      {post.content !== '' && <Words post={post} size={size} cut={isTall && !open} onOpen={toggle} />}
      <PostMedia media={post.media} />
    </>
  );
}

interface Shown {
  post: Body;
  size: string;
}

function Words({ post, size, cut, onOpen }: Shown & { cut: boolean; onOpen: () => void }) {
  const t = useT();
  return (
    <>
      <LinkedText text={post.content} entities={post.entities} className={cx(size, cut && styles.cut)} />
      {cut && (
        <button type="button" className={styles.more} onClick={onOpen}>
          {t('posts.showAll')}
        </button>
      )}
    </>
  );
}

function Warned({ post, size, open, onToggle }: Shown & { open: boolean; onToggle: () => void }) {
  const t = useT();
  const id = useId();
  return (
    <>
      <div className={styles.warning}>
        <span role="img" aria-label={t('posts.warning')} className={styles.sign}>
          <Icon of={TriangleAlert} size={18} />
        </span>
        <p className={styles.reason}>
          <bdi>{post.contentWarning}</bdi>
        </p>
        <button type="button" aria-expanded={open} aria-controls={id} className={styles.toggle} onClick={onToggle}>
          {t(open ? 'posts.hideWarned' : 'posts.showWarned')}
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open && post.content !== '' && <LinkedText text={post.content} entities={post.entities} className={size} />}
        {open && <PostMedia media={post.media} />}
      </div>
    </>
  );
}
