import { type ReactNode, useId } from 'react';
import { cx, sheet } from '../theme/sheet';

export interface CheckboxProps {
  /** By which a form finds it, to focus it where it is wrong. */
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong; null if nothing is. */
  error?: string | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some, but not all, of what it represents is checked. */
  mixed?: boolean;
  disabled?: boolean;
}

/** One of several options in a form that is submitted; use a Switch for what takes effect at once. */
export function Checkbox({ name, label, hint, error, checked, onChange, mixed, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = mixed ?? false;
        }}
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={cx(error && `${id}-error`, hint ? `${id}-hint` : null) || undefined}
        aria-invalid={error ? true : undefined}
        className={styles.box}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {error && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', alignItems: 'flex-start', gap: '3', minHeight: '8', paddingBlock: '1' },
  box: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '5',
    margin: '0',
    marginBlockStart: '0.125rem',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: '0.3125rem',
    bg: 'bg.card',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.hover' },
    '&:is(:checked, :indeterminate)': { bg: 'brand.solid', borderColor: 'brand.solid' },
    '&:is(:checked, :indeterminate)::before': {
      content: '""',
      boxSize: '0.75rem',
      bg: 'brand.onSolid',
      clipPath: 'polygon(14% 45%, 2% 58%, 39% 95%, 98% 22%, 85% 10%, 38% 69%)',
    },
    '&:indeterminate::before': { clipPath: 'inset(42% 0)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    // With forced colors, the browser draws the box itself.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  error: { fontSize: 'sm', color: 'danger.fg' },
  hint: { fontSize: 'sm', color: 'fg.muted' },
});
