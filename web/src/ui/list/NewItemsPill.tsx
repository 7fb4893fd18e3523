import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../media/Icon';
import { cx, sheet } from '../theme/sheet';

export interface NewItemsPillProps {
  /** Nothing is shown for zero. */
  count: number;
  onShow: () => void;
  /** The sticky parts above the list: the header of the page, or its tabs too. */
  below?: 'bar' | 'tabs';
  /** The label, such as "3 new quacks". */
  children: ReactNode;
}

/** Floats over the top of a list and loads new items when pressed, so that the reader is never moved without asking. */
export function NewItemsPill({ count, onShow, below = 'tabs', children }: NewItemsPillProps) {
  return (
    <div className={cx(styles.place, below === 'bar' && styles.belowBar)} role="status">
      {count > 0 && (
        <button type="button" className={styles.pill} onClick={onShow}>
          <Icon of={ArrowUp} size={16} />
          {children}
        </button>
      )}
    </div>
  );
}

const styles = sheet({
  place: {
    position: 'sticky',
    // Below the header of the page and its tabs, compensating for the negative margin of the pill.
    insetBlockStart: '8.5rem',
    zIndex: '3',
    display: 'flex',
    justifyContent: 'center',
    height: '0',
    pointerEvents: 'none',
  },
  belowBar: { insetBlockStart: '5.5rem' },
  pill: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    position: 'relative',
    height: '8',
    // Centered on the line above the first card, so that it covers no text.
    marginBlockStart: '-4',
    paddingInline: '3.5',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.onSolid',
    fontSize: 'sm',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    boxShadow: 'float',
    pointerEvents: 'auto',
    animation: 'm-drop 180ms ease-out',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'accent.hover' },
    _highContrast: { outline: '1px solid' },
    // A larger touch target than the visible pill.
    _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1.5' },
  },
});
