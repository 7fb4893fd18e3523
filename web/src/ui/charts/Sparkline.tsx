import { sheet } from '../theme/sheet';

export interface SparklineProps {
  /** Oldest first; none below 0. */
  values: readonly number[];
  /** A text alternative with the numbers. */
  label: string;
}

const WIDTH = 96;
const HEIGHT = 32;
const ROOM = 3;

/** A few numbers as a line without axes. */
export function Sparkline({ values, label }: SparklineProps) {
  const points = pointsOf(values);
  const last = points.at(-1);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles.chart}>
      <polygon className="area" points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
      <polyline className="line" points={line} />
      {last && <circle className="now" cx={last.x} cy={last.y} r={2.5} />}
    </svg>
  );
}

function pointsOf(values: readonly number[]): { x: number; y: number }[] {
  const most = Math.max(1, ...values);
  const step = (WIDTH - 2 * ROOM) / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: Math.round((ROOM + index * step) * 10) / 10,
    y: Math.round((HEIGHT - ROOM - (value / most) * (HEIGHT - 2 * ROOM)) * 10) / 10,
  }));
}

const styles = sheet({
  chart: {
    display: 'block',
    flexShrink: '0',
    width: '6rem',
    height: '2rem',
    fill: 'none',
    // Time runs in reading direction.
    _rtl: { transform: 'scaleX(-1)' },
    '& .area': { fill: 'brand.subtle' },
    '& .line': { stroke: 'brand.fg', strokeWidth: '1.75', strokeLinejoin: 'round', strokeLinecap: 'round' },
    '& .now': { fill: 'brand.fg' },
  },
});
