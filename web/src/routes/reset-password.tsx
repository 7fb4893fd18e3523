import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GuestCard } from '../features/identity/GuestCard';
import { ResetPasswordForm } from '../features/identity/passwords/ResetPasswordForm';
import { useT } from '../i18n/I18nProvider';
import { ButtonLink } from '../ui/Button';
import { Text } from '../ui/Layout';
import { TextLink } from '../ui/TextLink';

type Stage = 'asking' | 'done' | 'broken';

export function ResetPassword() {
  const t = useT();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [stage, setStage] = useState<Stage>(token === '' ? 'broken' : 'asking');

  if (stage === 'done') {
    return (
      <GuestCard title={t('identity.resetDoneTitle')}>
        <Text role="status">{t('identity.resetDoneText')}</Text>
        <ButtonLink to="/login" size="lg" full>
          {t('identity.signIn')}
        </ButtonLink>
      </GuestCard>
    );
  }
  if (stage === 'broken') {
    return (
      <GuestCard
        title={t('identity.resetBrokenTitle')}
        foot={<TextLink to="/login">{t('identity.backToSignIn')}</TextLink>}
      >
        <Text role="alert">{t('identity.resetBrokenText')}</Text>
        <ButtonLink to="/forgot-password" size="lg" full>
          {t('identity.newLink')}
        </ButtonLink>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={t('identity.resetTitle')}>
      <ResetPasswordForm token={token} onDone={() => setStage('done')} onBroken={() => setStage('broken')} />
    </GuestCard>
  );
}
