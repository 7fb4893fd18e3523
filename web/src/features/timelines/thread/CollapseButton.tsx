import { Minus, Plus } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useThreadMessages } from './messages';

interface CollapseButtonProps {
  /** Whose replies they are; null for a deleted post. */
  name: string | null;
  /** How many posts are below it, as far as they have loaded. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Hides what is below a reply, and shows it again. It is on the line below the avatar. */
export function CollapseButton({ name, count, isOpen, onToggle }: CollapseButtonProps) {
  const words = useThreadMessages();
  const action = words(isOpen ? 'collapse' : 'expand', { count });
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={name === null ? action : words('moreOf', { label: action, name })}
      data-tooltip={isOpen ? action : undefined}
      className={cx(styles.button, isOpen ? styles.open : styles.closed, isOpen && name === null && styles.inStone)}
      onClick={onToggle}
    >
      <span className={styles.sign}>
        <Icon of={isOpen ? Minus : Plus} size={12} />
      </span>
      {!isOpen && <span>{action}</span>}
    </button>
  );
}

const styles = sheet({
  button: { display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', borderRadius: 'full' },
  // 24 px at the center of the line.
  open: {
    position: 'absolute',
    insetInlineStart: '1',
    insetBlockStart: '2.75rem',
    zIndex: '1',
    boxSize: '6',
    justifyContent: 'center',
  },
  // In the circle of a deleted post.
  inStone: { insetBlockStart: '0.875rem' },
  closed: {
    minHeight: '8',
    paddingInline: '1.5',
    marginInlineStart: '-0.5',
    fontSize: 'sm',
    _hover: { color: 'fg.default' },
  },
  sign: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '1.125rem',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'border.hairline',
    bg: 'bg.card',
    'button:hover > &': { borderColor: 'border.control', color: 'fg.default' },
  },
});
