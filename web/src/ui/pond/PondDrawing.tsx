import { Suspense } from 'react';
import { inTime } from '../lazily';
import { sheet } from '../theme/sheet';

const Strokes = inTime(async () => ({ default: (await import('./Strokes')).Strokes }));

export type Drawing = 'pond' | 'nest' | 'reeds' | 'lily' | 'ripples';

/** A small line drawing for places with nothing in them. Decoration: the words beside it say what is the matter. */
export function PondDrawing({ of: drawing }: { of: Drawing }) {
  return (
    <svg viewBox="0 0 160 104" className={styles.drawing} aria-hidden>
      <Suspense fallback={null}>
        <Strokes of={drawing} />
      </Suspense>
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
