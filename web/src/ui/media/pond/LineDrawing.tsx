import { sheet } from '../../theme/sheet';
import type { Drawing } from './drawing';
import { Strokes } from './Strokes';

/** A line drawing for empty states. Decorative: the text beside it says what it is about. */
export function LineDrawing({ of: drawing }: { of: Drawing }) {
  return (
    <svg viewBox="0 0 160 104" className={styles.drawing} aria-hidden>
      <Strokes of={drawing} />
    </svg>
  );
}

const styles = sheet({
  drawing: {
    width: '10rem',
    height: '6.5rem',
    overflow: 'visible',
    fill: 'none',
    stroke: 'brand.fg',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    _rtl: { transform: 'scaleX(-1)' },
    '& .water': { stroke: 'border.control', opacity: '0.7' },
    '& .accent': { stroke: 'accent.nod' },
    '& .warm': { fill: 'accent.subtle', stroke: 'none' },
    '& .warmHead': { fill: 'accent.subtle', stroke: 'accent.nod' },
    '& .wash': { fill: 'brand.subtle', stroke: 'none' },
    '& .dot': { fill: 'brand.fg', stroke: 'none' },
  },
});
