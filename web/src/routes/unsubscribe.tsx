import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useUnsubscribeEmailMutation,
  useUnsubscribeFromDigestMutation,
} from '../features/front-door/email-subscription/EmailSubscription.generated';
import { useSubscriptionMessages } from '../features/front-door/email-subscription/messages';
import { GuestCard } from '../features/account/GuestCard';
import { apiError } from '../graphql/errors';
import { Button } from '../ui/form/Button';
import { Text } from '../ui/layout/Layout';
import { TextLink } from '../ui/navigation/TextLink';

type Step = 'asking' | 'left' | 'broken' | 'failed';

/** /unsubscribe: ends news by mail, or with `list=digest` the digests of an account, at the press of a button. Opening the page changes nothing: programs that scan mails do so. */
export function UnsubscribePage() {
  const w = useSubscriptionMessages();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [step, setStep] = useState<Step>(token === '' ? 'broken' : 'asking');
  const isDigest = parameters.get('list') === 'digest';
  const [leaveNews, news] = useUnsubscribeEmailMutation();
  const [leaveDigest, digest] = useUnsubscribeFromDigestMutation();
  const loading = news.loading || digest.loading;
  const home = <TextLink to="/">{w('home')}</TextLink>;

  const leave = async () => {
    try {
      await (isDigest ? leaveDigest : leaveNews)({ variables: { token }, context: { anonymous: true } });
      setStep('left');
    } catch (error) {
      setStep(apiError(error).reason === 'TOKEN_INVALID' ? 'broken' : 'failed');
    }
  };

  if (step === 'left') {
    return (
      <GuestCard title={w('leftTitle')} foot={home}>
        <Text role="status">{w(isDigest ? 'leftDigestText' : 'leftText')}</Text>
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
      <Text>{w(isDigest ? 'unsubscribeDigestText' : 'unsubscribeText')}</Text>
      {step === 'failed' && <Text role="alert">{w('unsubscribeFailed')}</Text>}
      <Button size="lg" full loading={loading} onClick={() => void leave()}>
        {w('unsubscribe')}
      </Button>
    </GuestCard>
  );
}
