import { type CSSProperties, useId } from 'react';
import { useFormats } from '../../i18n/I18nProvider';
import { sliderStyles as styles } from './slider.recipe';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The value as text: "5 km". */
  inWords?: (value: number) => string;
  /** Labels below the rail, evenly spaced. */
  ticks?: readonly string[];
  disabled?: boolean;
}

/** An approximate number from a range: the native slider with our styles. */
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
        <div className={styles.fill} style={{ '--to': (value - min) / (max - min) } as CSSProperties} />
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
