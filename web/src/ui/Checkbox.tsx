import { type ReactNode, useId } from 'react';
import { sheet } from './theme/sheet';

export interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is chosen, not all. */
  mixed?: boolean;
  disabled?: boolean;
}

/** One of several things that may be chosen, sent along with a form; what is in force at once is a Switch. */
export function Checkbox({ label, hint, checked, onChange, mixed, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = mixed ?? false;
        }}
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.box}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
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
  box: { flexShrink: '0', boxSize: '5', marginBlockStart: '0.125rem', _disabled: { cursor: 'not-allowed' } },
  hint: { fontSize: 'sm', color: 'fg.muted' },
});
