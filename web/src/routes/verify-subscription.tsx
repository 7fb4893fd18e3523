import { Suspense, use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forgetSubscription, verifySubscription } from '../features/front-door/email-subscription/verify-subscription';
import { useSubscriptionMessages } from '../features/front-door/email-subscription/messages';
import { GuestCard } from '../features/account/GuestCard';
import { errorMessage } from '../graphql/error-messages';
import { useT } from '../i18n/I18nProvider';
import { Button } from '../ui/form/Button';
import { Row, Text } from '../ui/layout/Layout';
import { Spinner } from '../ui/feedback/Spinner';
import { TextLink } from '../ui/navigation/TextLink';

/** /verify-subscription: where the link of a mail leads that confirms a subscription to news. */
export function VerifySubscriptionPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [attempt, setAttempt] = useState(0);
  return (
    <Suspense key={attempt} fallback={<Verifying />}>
      <Outcome
        token={token}
        onRetry={() => {
          forgetSubscription(token);
          setAttempt(attempt + 1);
        }}
      />
    </Suspense>
  );
}

function Outcome({ token, onRetry }: { token: string; onRetry: () => void }) {
  const t = useT();
  const w = useSubscriptionMessages();
  const verification = use(verifySubscription(token));
  const home = <TextLink to="/">{w('home')}</TextLink>;

  if (verification === 'expired') {
    return (
      <GuestCard title={w('expiredTitle')} foot={home}>
        <Text role="alert">{w('expiredText')}</Text>
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
  return (
    <GuestCard title={w('verifiedTitle')} foot={home}>
      <Text role="status">{w('verifiedText')}</Text>
    </GuestCard>
  );
}

function Verifying() {
  const w = useSubscriptionMessages();
  return (
    <GuestCard title={w('verifyTitle')}>
      <Row role="status">
        <Spinner />
        <span>{w('verifying')}</span>
      </Row>
    </GuestCard>
  );
}
