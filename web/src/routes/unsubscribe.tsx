import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnsubscribeEmailMutation } from '../features/front-door/email-subscription/EmailSubscription.generated';
import { useSubscriptionMessages } from '../features/front-door/email-subscription/messages';
import { GuestCard } from '../features/account/GuestCard';
import { apiError } from '../graphql/errors';
import { Button } from '../ui/form/Button';
import { Text } from '../ui/layout/Layout';
import { TextLink } from '../ui/navigation/TextLink';

type Step = 'asking' | 'left' | 'broken' | 'failed';

/** /unsubscribe: ends news by mail at the press of a button. Opening the page changes nothing: programs that scan mails do so. */
export function UnsubscribePage() {
  const w = useSubscriptionMessages();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [step, setStep] = useState<Step>(token === '' ? 'broken' : 'asking');
  const [unsubscribe, { loading }] = useUnsubscribeEmailMutation();
  const home = <TextLink to="/">{w('home')}</TextLink>;

  const leave = async () => {
    try {
      await unsubscribe({ variables: { token }, context: { anonymous: true } });
      setStep('left');
    } catch (error) {
      setStep(apiError(error).reason === 'TOKEN_INVALID' ? 'broken' : 'failed');
    }
  };

  if (step === 'left') {
    return (
      <GuestCard title={w('leftTitle')} foot={home}>
        <Text role="status">{w('leftText')}</Text>
      </GuestCard>
    );
  }
  if (step === 'broken') {
    return (
      <GuestCard title={w('brokenTitle')} foot={home}>
        <Text role="alert">{w('brokenText')}</Text>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={w('unsubscribeTitle')}>
      <Text>{w('unsubscribeText')}</Text>
      {step === 'failed' && <Text role="alert">{w('unsubscribeFailed')}</Text>}
      <Button size="lg" full loading={loading} onClick={() => void leave()}>
        {w('unsubscribe')}
      </Button>
    </GuestCard>
  );
}
