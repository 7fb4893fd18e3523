import { PasswordField, TextField, type TextFieldProps } from '../../../ui/form/TextField';
import { useConfirmationMessages } from '../../session/confirmation/messages';
import { useSecurityMessages } from './messages';

type FieldProps = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

interface ProofFieldsProps {
  password: FieldProps;
  /** Null for those whose second factor is off. */
  code: FieldProps | null;
  /** For password managers. */
  handle: string;
  takesFocus?: boolean;
}

/** The password, and the code of those whose second factor is on. */
export function ProofFields({ password, code, handle, takesFocus }: ProofFieldsProps) {
  const w = useSecurityMessages();
  const c = useConfirmationMessages();
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={handle} readOnly hidden />
      <PasswordField
        label={w('password')}
        autoComplete="current-password"
        required
        data-autofocus={takesFocus}
        {...password}
      />
      {code && (
        <TextField
          label={c('code')}
          hint={c('codeHint')}
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
