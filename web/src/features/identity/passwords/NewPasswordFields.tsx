import { useT } from '../../../i18n/I18nProvider';
import { PasswordField, type PasswordFieldProps } from '../../../ui/TextField';
import { PasswordStrength } from '../../registration/PasswordStrength';

type Bound = Pick<PasswordFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

interface NewPasswordFieldsProps {
  password: Bound & { value: string };
  repeated: Bound;
  personalWords?: readonly string[];
}

/** A new password, twice, with its strength. */
export function NewPasswordFields({ password, repeated, personalWords }: NewPasswordFieldsProps) {
  const t = useT();
  return (
    <>
      <PasswordField
        label={t('identity.newPassword')}
        autoComplete="new-password"
        required
        hint={<PasswordStrength password={password.value} personalWords={personalWords} />}
        {...password}
      />
      <PasswordField label={t('identity.repeatPassword')} autoComplete="new-password" required {...repeated} />
    </>
  );
}
