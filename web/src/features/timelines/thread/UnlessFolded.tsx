import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { cx, sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { shownWords } from '../../posts/card/post-name';
import { useThreadMessages } from './messages';
import type { ThreadPost } from './thread-tree';

interface UnlessFoldedProps {
  post: ThreadPost;
  /** As a reply, rather than an ancestor. */
  small?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The article of a post. What someone whom the viewer blocks or has muted wrote is one line until it is asked for. */
export function UnlessFolded({ post, small, className, children }: UnlessFoldedProps) {
  const t = useT();
  const words = useThreadMessages();
  const article = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const relationship = post.author.viewerRelationship;
  const isMuted = relationship?.muted.includes('THREADS') ?? false;
  const isFolded = !isShown && (relationship?.isBlocked || isMuted);
  const name = personName(post.author, t);
  const reason = words(relationship?.isBlocked ? 'foldedBlocked' : 'foldedMuted');

  function show() {
    setShown(true);
    // The button disappears.
    article.current?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={article}
      role="article"
      tabIndex={-1}
      data-hold
      data-post={post.id}
      data-folded={isFolded || undefined}
      aria-label={isFolded ? reason : t('posts.name', { name, text: shownWords(post, 'THREADS') })}
      className={className}
    >
      {isFolded ? (
        <div className={cx(styles.fold, small && styles.small)}>
          <span className={cx(styles.dot, small && styles.smallDot)} aria-hidden />
          <span className={styles.words}>{reason}</span>
          <Button variant="ghost" size="sm" aria-label={words('unfoldOf', { name })} onClick={show}>
            {words('unfold')}
          </Button>
        </div>
      ) : (
        children
      )}
    </div>
  );
}

const styles = sheet({
  fold: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '2',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  small: { gap: '2.5', paddingInline: '0', paddingBlock: '2' },
  words: { minWidth: '0' },
  dot: {
    flexShrink: '0',
    boxSize: '11',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.hairline',
  },
  smallDot: { boxSize: '8' },
});
