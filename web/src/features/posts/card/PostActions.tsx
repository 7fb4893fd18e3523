import { sheet } from '../../../ui/theme/sheet';
import { NodButton } from '../nods/NodButton';
import { PinButton } from '../pins/PinButton';
import { RequackButton } from '../requacks/RequackButton';
import type { CardPost } from './useCardPost';
import { ReplyButton } from '../replies/ReplyButton';
import { ShareButton } from './ShareButton';

interface PostActionsProps {
  post: CardPost;
  onReply?: (() => void) | undefined;
}

/** What everybody can do with a quack. */
export function PostActions({ post, onReply }: PostActionsProps) {
  return (
    <footer className={styles.actions}>
      <ReplyButton post={post} onReply={onReply} className={styles.action} />
      <RequackButton post={post} className={styles.action} />
      <NodButton post={post} className={styles.action} />
      <PinButton post={post} className={styles.action} />
      <ShareButton post={post} className={styles.action} />
    </footer>
  );
}

const styles = sheet({
  actions: {
    // Columns that no count can move, so that each action is in the same position in every row.
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
    alignItems: 'center',
    justifyItems: 'start',
    marginInline: '-2',
    marginBlockStart: '0.5',
    color: 'fg.muted',
  },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minWidth: '10',
    minHeight: '10',
    paddingInline: '2',
    borderRadius: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.hover' },
  },
});
