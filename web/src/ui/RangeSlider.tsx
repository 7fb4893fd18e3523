import type { CSSProperties } from 'react';
import { useFormats } from '../i18n/I18nProvider';
import { sliderStyles as styles } from './recipes/slider.recipe';
import { cx } from './theme/sheet';
import { VisuallyHidden } from './VisuallyHidden';

export type Range = readonly [from: number, to: number];

export interface RangeSliderProps {
  legend: string;
  /** What the two thumbs are called: "From", "To". */
  labels: readonly [from: string, to: string];
  value: Range;
  onChange: (value: Range) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The least distance between the two, in the unit of the values. */
  gap?: number;
  inWords?: (value: number) => string;
}

/** A stretch of a range: two of the browser's own sliders on one rail, which never pass one another. */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, labels, value, onChange, min = 0, max = 100, step = 1, gap = step, inWords } = props;
  const formats = useFormats();
  const words = (each: number) => (inWords ? inWords(each) : formats.number(each));
  const [from, to] = value;
  const part = (of: number) => (of - min) / (max - min);

  return (
    <fieldset className={styles.root}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div aria-hidden className={styles.head}>
        <span className={styles.label}>{legend}</span>
        <span className={styles.value}>
          <bdi>{words(from)}</bdi> – <bdi>{words(to)}</bdi>
        </span>
      </div>
      <div className={styles.rail}>
        <div className={styles.track} />
        <div className={styles.fill} style={{ '--from': part(from), '--to': part(to) } as CSSProperties} />
        {([from, to] as const).map((each, index) => (
          <input
            key={labels[index]}
            type="range"
            aria-label={labels[index]}
            aria-valuetext={words(each)}
            {...{ min, max, step }}
            value={each}
            className={cx(styles.input, styles.shared)}
            // Of two thumbs in one place at the end of the rail, the one that can still move lies above.
            style={{ zIndex: index === 0 && from > (min + max) / 2 ? 2 : 1 }}
            onChange={({ target: { valueAsNumber: next } }) =>
              onChange(index === 0 ? [Math.min(next, to - gap), to] : [from, Math.max(next, from + gap)])
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
