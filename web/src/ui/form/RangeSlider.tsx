import { LocaleProvider } from '@ark-ui/react/locale';
import { Slider } from '@ark-ui/react/slider';
import { type KeyboardEvent, useId } from 'react';
import { useFormats } from '../../i18n/I18nProvider';
import { sliderStyles } from './slider.recipe';
import { sheet } from '../theme/sheet';
import { usePageDirection } from '../layout/usePageDirection';
import { VisuallyHidden } from '../text/VisuallyHidden';

export type Range = readonly [from: number, to: number];

export interface RangeSliderProps {
  legend: string;
  /** The labels of the two thumbs: "From", "To". */
  labels: readonly [from: string, to: string];
  value: Range;
  onChange: (value: Range) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The minimum distance between the two, in the unit of the values. */
  gap?: number;
  inWords?: (value: number) => string;
}

/** A range: two thumbs on one rail that never pass each other. Pressing the rail moves the nearer one. */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, labels, value, onChange, min = 0, max = 100, step = 1, gap = step, inWords } = props;
  const id = useId();
  const formats = useFormats();
  const direction = usePageDirection();
  const words = (each: number) => (inWords ? inWords(each) : formats.number(each));
  const [from, to] = value;
  const labelIds = [`${id}-from`, `${id}-to`];

  return (
    <fieldset className={sliderStyles.root}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div aria-hidden className={sliderStyles.head}>
        <span className={sliderStyles.label}>{legend}</span>
        <span className={sliderStyles.value}>
          <bdi>{words(from)}</bdi> – <bdi>{words(to)}</bdi>
        </span>
      </div>
      {/* Ark knows the direction by the language alone. */}
      <LocaleProvider locale={direction === 'rtl' ? 'he' : 'en'}>
        <Slider.Root
          {...{ min, max, step }}
          value={[from, to]}
          minStepsBetweenThumbs={gap / step}
          thumbAlignment="center"
          aria-labelledby={labelIds}
          getAriaValueText={({ value: each }) => words(each)}
          onValueChange={({ value: [nextFrom = from, nextTo = to] }) => onChange([nextFrom, nextTo])}
          className={sliderStyles.rail}
        >
          <div className={sliderStyles.track} />
          {/* A finger that moves up or down on the rail scrolls the page. */}
          <Slider.Control className={styles.control} style={{ touchAction: 'pan-y' }}>
            <Slider.Range className={styles.fill} />
            <Slider.Context>
              {(slider) =>
                labelIds.map((labelId, index) => (
                  <Slider.Thumb
                    key={labelId}
                    index={index}
                    className={styles.thumb}
                    // Ark leaves these keys to vertical sliders.
                    onKeyDown={(event: KeyboardEvent) => {
                      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                      event.preventDefault();
                      if (event.key === 'ArrowUp') slider.increment(index);
                      else slider.decrement(index);
                    }}
                  />
                ))
              }
            </Slider.Context>
          </Slider.Control>
        </Slider.Root>
      </LocaleProvider>
      {labelIds.map((labelId, index) => (
        <span key={labelId} id={labelId} hidden>
          {labels[index]}
        </span>
      ))}
    </fieldset>
  );
}

const styles = sheet({
  /** Between the two ends that the center of a thumb can reach. */
  control: { gridArea: '1 / 1', height: '8', marginInline: '0.75rem', cursor: 'pointer' },
  fill: { insetBlock: '0', marginBlock: 'auto', height: '1.5', bg: 'brand.solid' },
  thumb: {
    insetBlock: '0',
    marginBlock: 'auto',
    boxSizing: 'border-box',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '9999px',
    borderWidth: '2px',
    borderColor: 'brand.solid',
    bg: 'bg.card',
    cursor: 'grab',
    '&[data-dragging]': { cursor: 'grabbing', bg: 'brand.subtle' },
  },
});
