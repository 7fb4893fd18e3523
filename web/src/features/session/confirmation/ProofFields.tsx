import { useState } from 'react';
import { PasswordField, TextField, type TextFieldProps } from '../../../ui/form/TextField';
import { useFactorsQuery } from './Confirmation.generated';
import { useConfirmationMessages } from './messages';

type FieldProps = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

interface ProofFieldsProps {
  label: string;
  password: FieldProps;
  code: FieldProps;
  withCode: boolean;
  /** For password managers. */
  handle?: string;
  takesFocus?: boolean;
}

/** Whether acts ask the viewer for a code beside the password. */
export function useAsksForCode(): boolean {
  const { data } = useFactorsQuery();
  return data?.viewer?.security.isTotpOn ?? false;
}

/** The password, and the code of those whose second factor is on. */
export function ProofFields({ label, password, code, withCode, handle, takesFocus }: ProofFieldsProps) {
  const w = useConfirmationMessages();
  // The server asks for it even if this page doesn't know yet that the second factor is on.
  const [wasAsked, setWasAsked] = useState(false);
  if (code.error && !wasAsked) setWasAsked(true);
  return (
    <>
      {handle && <input type="text" name="username" autoComplete="username" value={handle} readOnly hidden />}
      <PasswordField label={label} autoComplete="current-password" required data-autofocus={takesFocus} {...password} />
      {(withCode || wasAsked) && (
        <TextField
          label={w('code')}
          hint={w('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          required
          {...code}
        />
      )}
    </>
  );
}
