import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { directionOf, Field, type FieldFrame } from './Field';
import { Icon } from '../media/Icon';
import { IconButton } from './IconButton';
import { controlRecipe, fieldStyles as styles } from './field.recipe';
import { cx } from '../theme/sheet';

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'size' | 'className'>;

export function TextField({ label, hint, error, optional, hideLabel, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => <input {...input} {...control} dir={directionOf(input)} className={controlRecipe()} />}
    </Field>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password field that can be revealed. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  ...input
}: PasswordFieldProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        // Left-to-right in every language, with the button at the end.
        <div className={styles.control} dir="ltr">
          <input
            dir="ltr"
            spellCheck={false}
            autoCapitalize="off"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(controlRecipe(), styles.withButton)}
          />
          <span className={styles.trailing}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? t('states.hidePassword') : t('states.showPassword')}
              aria-pressed={shown}
              size="sm"
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}

export type TextAreaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  dir = 'auto',
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          dir={directionOf({ dir, value: area.value })}
          className={controlRecipe({ kind: 'textarea' })}
        />
      )}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'size' | 'className' | 'children'> & { options: readonly SelectOption[] };

export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <div className={styles.control}>
          <select {...select} {...control} className={controlRecipe({ kind: 'select' })}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} size={18} />
          </span>
        </div>
      )}
    </Field>
  );
}
