import { isHandle, MAX_HANDLE_LENGTH } from '../../forms/rules';
import { useT } from '../../i18n/I18nProvider';
import { TextField, type TextFieldProps } from '../../ui/TextField';

type HandleFieldProps = Pick<TextFieldProps, 'name' | 'onChange' | 'onBlur' | 'error'> & {
  value: string;
  /** Undefined while it is not known. */
  exists: boolean | undefined;
};

/** A handle to be, with word of whether it is free while one types. */
export function HandleField({ value, exists, error, ...field }: HandleFieldProps) {
  const t = useT();
  const hint = !isHandle(value)
    ? t('registration.handleHint')
    : exists === false
      ? t('registration.handleFree', { handle: value })
      : t('registration.handleChecking', { handle: value });

  return (
    <TextField
      label={t('registration.handle')}
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      maxLength={MAX_HANDLE_LENGTH}
      required
      value={value}
      error={error ?? (exists ? t('registration.handleTaken', { handle: value }) : null)}
      hint={exists ? undefined : <span aria-live="polite">{hint}</span>}
      {...field}
    />
  );
}
