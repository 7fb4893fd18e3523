import { Minus, Plus } from 'lucide-react';
import { Field, type FieldFrame } from './Field';
import { IconButton } from './IconButton';
import { controlRecipe } from './field.recipe';
import { cx, sheet } from '../theme/sheet';

export interface NumberFieldProps extends FieldFrame {
  words: { less: string; more: string };
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
}

/** A small whole number with buttons to step it. */
export function NumberField({ words, value, onChange, min, max, step = 1, ...frame }: NumberFieldProps) {
  const within = (next: number) => Math.min(max, Math.max(min, next));
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles.row}>
          <IconButton
            icon={Minus}
            label={`${words.less}: ${frame.label}`}
            tooltip={words.less}
            variant="outline"
            aria-disabled={value <= min || undefined}
            onClick={() => onChange(within(value - step))}
          />
          <input
            {...control}
            type="number"
            inputMode="numeric"
            {...{ min, max, step, value }}
            className={cx(controlRecipe(), styles.input)}
            onChange={({ target: { valueAsNumber } }) => {
              if (!Number.isNaN(valueAsNumber)) onChange(within(valueAsNumber));
            }}
          />
          <IconButton
            icon={Plus}
            label={`${words.more}: ${frame.label}`}
            tooltip={words.more}
            variant="outline"
            aria-disabled={value >= max || undefined}
            onClick={() => onChange(within(value + step))}
          />
        </div>
      )}
    </Field>
  );
}

const styles = sheet({
  row: { display: 'flex', alignItems: 'center', gap: '2' },
  input: {
    width: '5rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: '0' },
  },
});
