import { useId } from 'react';
import { recipe, sheet } from '../theme/sheet';

export interface ProgressProps {
  label: string;
  /** From 0 to `max`; absent for indeterminate progress. */
  value?: number;
  max?: number;
  /** The value as text beside the label: "3 of 4 pictures". */
  valueText?: string;
  tone?: 'brand' | 'accent' | 'danger';
  size?: 'sm' | 'md';
  /** The label is only for assistive technology. */
  hideLabel?: boolean;
}

/** How far something has come. */
export function Progress({ label, value, max = 100, valueText, tone, size, hideLabel }: ProgressProps) {
  const id = useId();
  const moving = value === undefined ? 'true' : 'false';
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div className={styles.root}>
      {!hideLabel && (
        <div className={styles.words}>
          <span id={id} className={styles.label}>
            {label}
          </span>
          {valueText && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : id}
        aria-valuemin={part === undefined ? undefined : 0}
        aria-valuemax={part === undefined ? undefined : max}
        aria-valuenow={part === undefined ? undefined : value}
        aria-valuetext={valueText}
        className={trackRecipe({ size, moving })}
      >
        <div
          className={fillRecipe({ tone, moving })}
          style={part === undefined ? undefined : { width: `${part * 100}%` }}
        />
      </div>
    </div>
  );
}

const trackRecipe = recipe({
  base: { width: 'full', overflow: 'hidden', borderRadius: 'full', bg: 'bg.skeleton' },
  variants: {
    size: { sm: { height: '1' }, md: { height: '2' } },
    // Moves in reading direction.
    moving: { true: { direction: 'ltr', _rtl: { transform: 'scaleX(-1)' } }, false: {} },
  },
  defaultVariants: { size: 'md', moving: 'false' },
});

const fillRecipe = recipe({
  base: {
    height: 'full',
    borderRadius: 'full',
    transitionProperty: 'width',
    transitionDuration: 'slow',
    transitionTimingFunction: 'out',
  },
  variants: {
    tone: { brand: { bg: 'brand.solid' }, accent: { bg: 'accent.solid' }, danger: { bg: 'danger.solid' } },
    moving: {
      true: { width: '30%', animation: 'm-swim 1.4s ease-in-out infinite' },
      false: {},
    },
  },
  defaultVariants: { tone: 'brand', moving: 'false' },
});

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full' },
  words: { display: 'flex', justifyContent: 'space-between', gap: '3', fontSize: 'sm' },
  label: { fontWeight: 'medium' },
  value: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});
