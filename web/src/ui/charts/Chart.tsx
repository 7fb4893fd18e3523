import { type KeyboardEvent, type PointerEvent, useCallback, useId, useState } from 'react';
import { useFormats } from '../../i18n/I18nProvider';
import { cx, sheet } from '../theme/sheet';
import { labelled, ticksTo } from './scale';

export interface ChartPoint {
  /** The full label of the point: "March 1, 2026". */
  label: string;
  /** The same for the axis: "Mar 1". */
  short: string;
  value: number;
}

export interface ChartProps {
  /** What is counted, such as "Quacks". */
  title: string;
  /** A text alternative of one sentence. */
  summary: string;
  points: readonly ChartPoint[];
  kind?: 'line' | 'bars';
}

/** Pixels. The drawing fills the available width, so that its text keeps its size. */
const HEIGHT = 200;
const FIRST_WIDTH = 520;
const INSET = { top: 12, end: 24, bottom: 26, start: 40 };
const PLOT_HEIGHT = HEIGHT - INSET.top - INSET.bottom;
const LABEL_WIDTH = 72;

/**
 * Counts over time. Hover and arrow keys announce single points; `DataTable` beside it lists them all. Time runs in
 * reading direction.
 */
export function Chart({ title, summary, points, kind = 'line' }: ChartProps) {
  const formats = useFormats();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  const measure = useCallback((drawing: SVGSVGElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(drawing);
    return () => observer.disconnect();
  }, []);
  const isRtl = document.documentElement.dir === 'rtl';
  const ticks = ticksTo(Math.max(0, ...points.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const plotWidth = Math.max(1, width - INSET.start - INSET.end);
  const band = plotWidth / Math.max(1, points.length);
  const labels = labelled(points.length, Math.max(2, Math.floor(plotWidth / LABEL_WIDTH)));

  const along = (distance: number) => (isRtl ? width - distance : distance);
  const x = (index: number) => along(INSET.start + band * (index + 0.5));
  const y = (value: number) => INSET.top + PLOT_HEIGHT * (1 - value / top);
  const line = points.map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  const area = points.length > 0 ? `${line}L${x(points.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z` : '';
  const point = chosen === null ? undefined : points[chosen];

  function onPointerMove({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const seen = ((clientX - box.left) / box.width) * width;
    const index = Math.floor((along(seen) - INSET.start) / band);
    setChosen(Math.min(points.length - 1, Math.max(0, index)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const last = points.length - 1;
    const now = chosen ?? last + 1;
    const next = { [forward]: Math.min(last, now + 1), [backward]: Math.max(0, now - 1), Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  }

  return (
    <figure className={styles.figure}>
      <svg
        ref={measure}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        height={HEIGHT}
        role="img"
        aria-labelledby={`${id}-title ${id}-summary`}
        tabIndex={0}
        className={styles.drawing}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setChosen(null)}
        onKeyDown={onKeyDown}
        onBlur={() => setChosen(null)}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-summary`}>{summary}</desc>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={along(INSET.start)} x2={along(width - INSET.end)} y1={y(tick)} y2={y(tick)} className="grid" />
            <text x={along(INSET.start - 8)} y={y(tick)} dy="0.35em" className="value">
              {formats.compact(tick)}
            </text>
          </g>
        ))}
        {points.map(({ short, label }, index) =>
          labels.has(index) ? (
            <text key={label} x={x(index)} y={HEIGHT - 8} className="label">
              {short}
            </text>
          ) : null,
        )}
        {kind === 'line' ? (
          <>
            <path d={area} className="area" />
            <path d={line} className="line" />
          </>
        ) : (
          points.map(({ label, value }, index) => (
            <rect
              key={label}
              x={x(index) - band * 0.35}
              y={y(value)}
              width={band * 0.7}
              height={y(0) - y(value)}
              rx={Math.min(3, band * 0.2)}
              className={cx('bar', index === chosen && 'chosen')}
            />
          ))
        )}
        {point && chosen !== null && (
          <>
            <line x1={x(chosen)} x2={x(chosen)} y1={INSET.top} y2={y(0)} className="cursor" />
            {kind === 'line' && <circle cx={x(chosen)} cy={y(point.value)} r={4.5} className="dot" />}
          </>
        )}
      </svg>
      <figcaption className={styles.readout}>
        <span role="status">
          {point && (
            <>
              {point.label}: <strong>{formats.number(point.value)}</strong>
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

const styles = sheet({
  figure: { margin: '0', display: 'flex', flexDirection: 'column', gap: '1' },
  drawing: {
    width: 'full',
    display: 'block',
    borderRadius: 'control',
    touchAction: 'pan-y',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focus', outlineOffset: '2px' },
    '& text': { fontSize: '0.75rem', fill: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& .value': { textAnchor: 'end' },
    '& .label': { textAnchor: 'middle' },
    '& .grid': { stroke: 'border.hairline', strokeWidth: '1' },
    '& .line': {
      fill: 'none',
      stroke: 'brand.solid',
      strokeWidth: '2.25',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    },
    '& .area': { fill: 'brand.subtle', opacity: '0.7' },
    '& .bar': { fill: 'brand.solid', opacity: '0.85' },
    '& .bar.chosen': { opacity: '1' },
    '& .cursor': { stroke: 'border.control', strokeWidth: '1', strokeDasharray: '3 3' },
    '& .dot': { fill: 'accent.solid', stroke: 'bg.card', strokeWidth: '2' },
  },
  readout: { minHeight: '1.5rem', fontSize: 'sm', color: 'fg.muted', '& strong': { color: 'fg.default' } },
});
