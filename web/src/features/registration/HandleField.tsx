import { skipToken } from '@apollo/client/react';
import { isHandle, MAX_HANDLE_LENGTH } from '../../forms/rules';
import { useSettled } from '../../forms/useSettled';
import { useT } from '../../i18n/I18nProvider';
import { TextField, type TextFieldProps } from '../../ui/TextField';
import { useHandleExistsQuery } from './Registration.generated';

const SETTLE_MS = 400;

type HandleFieldProps = Pick<TextFieldProps, 'name' | 'onChange' | 'onBlur' | 'error'> & { value: string };

/** A handle to be, with word of whether it is free while one types. */
export function HandleField({ value, error, ...field }: HandleFieldProps) {
  const t = useT();
  const settled = useSettled(value, SETTLE_MS);
  const { data } = useHandleExistsQuery(isHandle(settled) ? { variables: { handle: settled } } : skipToken);
  const known = settled === value ? data : undefined;

  const isTaken = known?.handleExists === true;
  const hint = !isHandle(value)
    ? t('registration.handleHint')
    : known
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
      error={error ?? (isTaken ? t('registration.handleTaken', { handle: value }) : null)}
      hint={isTaken ? undefined : <span aria-live="polite">{hint}</span>}
      {...field}
    />
  );
}
