import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { cx, sheet } from '../theme/sheet';

export interface SwitchProps {
  label: string;
  hint?: ReactNode;
  /** The label is only for assistive technology, such as below a column heading. */
  hideLabel?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, hint, hideLabel, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className={cx(styles.row, hideLabel && styles.alone)}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.track}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

const styles = sheet({
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: 'target' },
  alone: { justifyContent: 'flex-start', gap: '0' },
  words: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  label: { fontWeight: 'medium' },
  hint: { fontSize: 'sm', color: 'fg.muted' },
  track: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    width: '11',
    height: '1.625rem',
    margin: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.sunken',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'normal',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '3px',
      boxSize: '1.125rem',
      borderRadius: 'full',
      bg: 'border.control',
      transform: 'translateY(-50%)',
      transitionProperty: 'inset-inline-start, background-color',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
    },
    _checked: {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      _before: { insetInlineStart: 'calc(100% - 1.125rem - 3px)', bg: 'brand.onSolid' },
    },
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
  },
});
