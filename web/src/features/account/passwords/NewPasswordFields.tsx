import { PasswordField, type PasswordFieldProps } from '../../../ui/form/TextField';
import { PasswordStrength } from './PasswordStrength';
import { usePasswordMessages } from './messages';

type Bound = Pick<PasswordFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

interface NewPasswordFieldsProps {
  password: Bound & { value: string };
  repeated: Bound;
  personalWords?: readonly string[];
}

/** Two fields for a new password, with its strength. */
export function NewPasswordFields({ password, repeated, personalWords }: NewPasswordFieldsProps) {
  const w = usePasswordMessages();
  return (
    <>
      <PasswordField
        label={w('newPassword')}
        autoComplete="new-password"
        required
        hint={<PasswordStrength password={password.value} personalWords={personalWords} />}
        {...password}
      />
      <PasswordField label={w('repeatPassword')} autoComplete="new-password" required {...repeated} />
    </>
  );
}
