import { type CSSProperties, useId } from 'react';
import { useFormats } from '../i18n/I18nProvider';
import { sliderStyles as styles } from './recipes/slider.recipe';
import { cx } from './theme/sheet';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The value in words: "5 km". */
  inWords?: (value: number) => string;
  /** Below the rail, evenly apart, from the beginning to the end. */
  ticks?: readonly string[];
  disabled?: boolean;
}

/** One number out of a range, where about right is right. The browser's own slider, in the house's look. */
export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  inWords,
  ticks,
  disabled,
}: SliderProps) {
  const id = useId();
  const formats = useFormats();
  const words = inWords ? inWords(value) : formats.number(value);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={id} className={styles.value}>
          <bdi>{words}</bdi>
        </output>
      </div>
      <div className={styles.rail}>
        <div className={styles.track} />
        <div
          className={cx(styles.fill, styles.single)}
          style={{ '--from': 0, '--to': (value - min) / (max - min) } as CSSProperties}
        />
        <input
          id={id}
          type="range"
          {...{ min, max, step, value, disabled }}
          aria-valuetext={words}
          className={styles.input}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      {ticks && (
        <div aria-hidden className={styles.ticks}>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      )}
    </div>
  );
}
