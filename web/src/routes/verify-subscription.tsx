import { Suspense, use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forgetSubscription, verifySubscription } from '../features/email-subscription/verify-subscription';
import { useSubscriptionWords } from '../features/email-subscription/words';
import { GuestCard } from '../features/identity/GuestCard';
import { errorMessage } from '../graphql/error-messages';
import { useT } from '../i18n/I18nProvider';
import { Button } from '../ui/Button';
import { Row, Text } from '../ui/Layout';
import { Spinner } from '../ui/Spinner';
import { TextLink } from '../ui/TextLink';

/** /verify-subscription: where the link of a mail leads that confirms a subscription to news. */
export function VerifySubscription() {
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
  const w = useSubscriptionWords();
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
  const w = useSubscriptionWords();
  return (
    <GuestCard title={w('verifyTitle')}>
      <Row role="status">
        <Spinner />
        <span>{w('verifying')}</span>
      </Row>
    </GuestCard>
  );
}
