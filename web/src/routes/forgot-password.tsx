import { useState } from 'react';
import { GuestCard } from '../features/identity/GuestCard';
import { ForgotPasswordForm } from '../features/identity/passwords/ForgotPasswordForm';
import { useT } from '../i18n/I18nProvider';
import { Text } from '../ui/Layout';
import { TextLink } from '../ui/TextLink';

export function ForgotPassword() {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const foot = <TextLink to="/login">{t('identity.backToSignIn')}</TextLink>;

  if (sentTo !== null) {
    return (
      <GuestCard title={t('identity.forgotSentTitle')} foot={foot}>
        <Text role="status">{t.rich('identity.forgotSentText', { email: <bdi key="email">{sentTo}</bdi> })}</Text>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={t('identity.forgotTitle')} foot={foot}>
      <Text>{t('identity.forgotText')}</Text>
      <ForgotPasswordForm onSent={setSentTo} />
    </GuestCard>
  );
}
