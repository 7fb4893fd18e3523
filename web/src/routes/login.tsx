import { GuestCard } from '../features/identity/GuestCard';
import { SignInForm } from '../features/identity/signing-in/SignInForm';
import { useT } from '../i18n/I18nProvider';
import { TextLink } from '../ui/TextLink';

export function Login() {
  const t = useT();
  return (
    <GuestCard
      title={t('identity.signIn')}
      heading={t('identity.signInTitle')}
      foot={t.rich('identity.newHere', {
        link: (
          <TextLink key="register" to="/register">
            {t('identity.createAccount')}
          </TextLink>
        ),
      })}
    >
      <SignInForm />
    </GuestCard>
  );
}
