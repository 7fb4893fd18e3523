import { Suspense, use, useState } from 'react';
import { once } from '@mallard/rules/once';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { GuestCard } from '../features/account/GuestCard';
import { useViewer } from '../features/session/viewer/viewer';
import { pendingRegistration } from '../features/account/registration/pending-registration';
import { SignInForm } from '../features/account/signing-in/SignInForm';
import { ResendVerification } from '../features/account/registration/ResendVerification';
import { forgetVerification, verifyEmail } from '../features/account/registration/verify-email';
import { errorMessage } from '../graphql/error-messages';
import { useT } from '../i18n/I18nProvider';
import { Button, ButtonLink } from '../ui/form/Button';
import { Row, Text } from '../ui/layout/Layout';
import { Spinner } from '../ui/feedback/Spinner';
import { TextLink } from '../ui/navigation/TextLink';
import { useEntranceMessages } from '../features/account/messages';

export function VerifyEmailPage() {
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
  const w = useEntranceMessages();
  const viewer = useViewer();
  const verification = use(verifyEmail(token));

  if (verification === 'broken') return <Broken />;
  if (verification === 'waiting') {
    return (
      <GuestCard title={w('waitingTitle')} foot={<TextLink to="/discover">{w('lookAround')}</TextLink>}>
        <Text role="status">{w('waitingText')}</Text>
      </GuestCard>
    );
  }
  if (typeof verification === 'object') {
    return (
      <GuestCard title={w('verifyFailed')}>
        <Text role="alert">{errorMessage(verification.failed, t, t('errors.generic'))}</Text>
        <Button onClick={onRetry}>{t('states.retry')}</Button>
      </GuestCard>
    );
  }
  const isNew = verification === 'verified';
  const title = w(isNew ? 'verifiedTitle' : 'alreadyTitle');
  if (!viewer) {
    return (
      <GuestCard title={title}>
        <Text role="status">{w(isNew ? 'verifiedText' : 'alreadyText')}</Text>
        <Suspense fallback={<Spinner />}>
          <FirstSignIn />
        </Suspense>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={title}>
      <Text role="status">{w(isNew ? 'verifiedViewer' : 'alreadyText')}</Text>
      <ButtonLink to="/stream" size="lg" full>
        {w('continue')}
      </ButtonLink>
    </GuestCard>
  );
}

const readPending = once(() => pendingRegistration.read());

/** Straight on from the link: with the address, if this browser registered, and back to where its owner came from. */
function FirstSignIn() {
  const navigate = useNavigate();
  const pending = use(readPending());
  return (
    <SignInForm
      login={pending?.email}
      beforeEntering={async () => {
        await pendingRegistration.forget();
        // Before the session begins: this page is for signed-in people too, and would stay.
        await navigate(pending?.from ?? '/stream', { replace: true });
      }}
    />
  );
}

function Verifying() {
  const w = useEntranceMessages();
  return (
    <GuestCard title={w('verifyTitle')}>
      <Row role="status">
        <Spinner />
        <span>{w('verifying')}</span>
      </Row>
    </GuestCard>
  );
}

function Broken() {
  const w = useEntranceMessages();
  return (
    <GuestCard title={w('brokenTitle')} foot={<TextLink to="/login">{w('backToSignIn')}</TextLink>}>
      <Text role="alert">{w('brokenText')}</Text>
      <ResendVerification login={null} primary />
    </GuestCard>
  );
}
