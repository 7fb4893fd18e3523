import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { cx, sheet } from './theme/sheet';

export interface NewItemsPillProps {
  /** Nothing is shown for zero. */
  count: number;
  onShow: () => void;
  /** What stands above the list and stays there: the bar of the page, or the page's tabs below it too. */
  below?: 'bar' | 'tabs';
  /** The words, such as "3 new quacks". */
  children: ReactNode;
}

/** Floats over the top of a list and brings in what arrived since; the reader is never moved without asking. */
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
    // Below the header of the page, with its tabs, and so much lower as the pill is set higher.
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
    // On the line above the first card: half of it over the space before, half over the card's own, and over no words.
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
    // A thumb may miss it by a little.
    _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1.5' },
  },
});
