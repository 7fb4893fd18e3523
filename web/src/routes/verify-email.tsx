import { Suspense, use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GuestCard } from '../features/identity/GuestCard';
import { useViewer } from '../features/identity/viewer/viewer';
import { ResendVerification } from '../features/registration/ResendVerification';
import { forgetVerification, verifyEmail } from '../features/registration/verify-email';
import { errorMessage } from '../graphql/error-messages';
import { useT } from '../i18n/I18nProvider';
import { Button, ButtonLink } from '../ui/Button';
import { Row, Text } from '../ui/Layout';
import { Spinner } from '../ui/Spinner';
import { TextLink } from '../ui/TextLink';

export function VerifyEmail() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [attempt, setAttempt] = useState(0);

  if (token === '') return <Broken />;
  return (
    <Suspense key={attempt} fallback={<Verifying />}>
      <Outcome
        token={token}
        onRetry={() => {
          forgetVerification(token);
          setAttempt(attempt + 1);
        }}
      />
    </Suspense>
  );
}

function Outcome({ token, onRetry }: { token: string; onRetry: () => void }) {
  const t = useT();
  const viewer = useViewer();
  const verification = use(verifyEmail(token));

  if (verification === 'broken') return <Broken />;
  if (typeof verification === 'object') {
    return (
      <GuestCard title={t('errors.verifyEmail')}>
        <Text role="alert">{errorMessage(verification.failed, t, t('errors.generic'))}</Text>
        <Button onClick={onRetry}>{t('states.retry')}</Button>
      </GuestCard>
    );
  }
  const isNew = verification === 'verified';
  return (
    <GuestCard title={isNew ? t('registration.verifiedTitle') : t('registration.alreadyTitle')}>
      <Text role="status">{isNew ? t('registration.verifiedText') : t('registration.alreadyText')}</Text>
      <ButtonLink to={viewer ? '/stream' : '/login'} size="lg" full>
        {t('registration.continue')}
      </ButtonLink>
    </GuestCard>
  );
}

function Verifying() {
  const t = useT();
  return (
    <GuestCard title={t('registration.verifyTitle')}>
      <Row role="status">
        <Spinner />
        <span>{t('registration.verifying')}</span>
      </Row>
    </GuestCard>
  );
}

function Broken() {
  const t = useT();
  return (
    <GuestCard
      title={t('registration.brokenTitle')}
      foot={<TextLink to="/login">{t('identity.backToSignIn')}</TextLink>}
    >
      <Text role="alert">{t('registration.brokenText')}</Text>
      <ResendVerification email={null} primary />
    </GuestCard>
  );
}
