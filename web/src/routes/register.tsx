import { useState } from 'react';
import { GuestCard } from '../features/identity/GuestCard';
import { RegisterForm } from '../features/registration/RegisterForm';
import { useRegistrationEnabledQuery } from '../features/registration/Registration.generated';
import { ResendVerification } from '../features/registration/ResendVerification';
import { useT } from '../i18n/I18nProvider';
import { ButtonLink } from '../ui/Button';
import { Muted, Text } from '../ui/Layout';
import { TextLink } from '../ui/TextLink';

export function Register() {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  // Not waited for: hardly anybody meets a closed door, and the form is there at once for all others.
  const { data } = useRegistrationEnabledQuery({ fetchPolicy: 'cache-and-network' });

  if (sentTo !== null) return <LinkSent email={sentTo} />;
  if (data?.registrationEnabled === false) return <Closed />;
  return (
    <GuestCard
      title={t('registration.title')}
      foot={t.rich('registration.haveAccount', {
        link: (
          <TextLink key="login" to="/login">
            {t('identity.signIn')}
          </TextLink>
        ),
      })}
    >
      <RegisterForm onRegistered={setSentTo} />
    </GuestCard>
  );
}

function LinkSent({ email }: { email: string }) {
  const t = useT();
  return (
    <GuestCard title={t('registration.sentTitle')} foot={<TextLink to="/login">{t('identity.backToSignIn')}</TextLink>}>
      <div role="status">
        <Text>{t.rich('registration.sentText', { email: <bdi key="email">{email}</bdi> })}</Text>
      </div>
      <Muted>{t('registration.sentHint')}</Muted>
      <ResendVerification email={email} justSent />
    </GuestCard>
  );
}

function Closed() {
  const t = useT();
  return (
    <GuestCard title={t('registration.closedTitle')}>
      <Text>{t('registration.closedText')}</Text>
      <ButtonLink to="/login" full>
        {t('identity.signIn')}
      </ButtonLink>
    </GuestCard>
  );
}
