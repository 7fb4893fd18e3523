import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../media/Icon';
import { fieldStyles as styles } from './field.recipe';
import { cx } from '../theme/sheet';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface FieldFrame {
  label: string;
  /** Shown even without an error. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; null if nothing is. */
  error?: string | null;
  /** Marks the field as optional; others are required. */
  optional?: boolean;
  /** The label is only for assistive technology. */
  hideLabel?: boolean;
  className?: string;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrame {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** An empty field takes its direction from the page, whose language its placeholder has. */
export const directionOf = ({ dir, value }: { dir?: string | undefined; value?: unknown }): string | undefined =>
  dir === 'auto' && value === '' ? undefined : dir;

/** Label, hint and error around one control, tied together for assistive technology. */
export function Field({ label, hint, error, optional, hideLabel, className, id, children }: FieldProps) {
  const t = useT();
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = cx(error && errorId, hint ? hintId : null) || undefined;

  return (
    <div className={cx(styles.root, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {optional && <span className={styles.mark}> ({t('states.optional')})</span>}
      </label>
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon of={CircleAlert} size={16} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
