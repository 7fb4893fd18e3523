import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRestoreEmailMutation } from '../features/account/addresses/Addresses.generated';
import { useAddressMessages } from '../features/account/addresses/messages';
import { GuestCard } from '../features/account/GuestCard';
import { apiError } from '../graphql/errors';
import { Button } from '../ui/form/Button';
import { Text } from '../ui/layout/Layout';
import { TextLink } from '../ui/navigation/TextLink';

type Step = 'asking' | 'restored' | 'broken' | 'failed';

/** Errors that a retry can't fix. */
const BROKEN: readonly (string | null | undefined)[] = ['TOKEN_INVALID', 'TOKEN_EXPIRED'];

/** /restore-email: undoes a change of address at the press of a button. Opening the page changes nothing: programs that scan mails do so. */
export function RestoreEmailPage() {
  const w = useAddressMessages();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [step, setStep] = useState<Step>(token === '' ? 'broken' : 'asking');
  const [restore, { loading }] = useRestoreEmailMutation();

  const takeBack = async () => {
    try {
      await restore({ variables: { token }, context: { anonymous: true } });
      setStep('restored');
    } catch (error) {
      setStep(BROKEN.includes(apiError(error).reason) ? 'broken' : 'failed');
    }
  };

  if (step === 'restored') {
    return (
      <GuestCard title={w('doneTitle')} foot={<TextLink to="/login">{w('signIn')}</TextLink>}>
        <Text role="status">{w('doneText')}</Text>
      </GuestCard>
    );
  }
  if (step === 'broken') {
    return (
      <GuestCard title={w('brokenTitle')} foot={<TextLink to="/help?tab=contact">{w('contact')}</TextLink>}>
        <Text role="alert">{w('brokenText')}</Text>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={w('title')}>
      <Text>{w('text')}</Text>
      {step === 'failed' && <Text role="alert">{w('failed')}</Text>}
      <Button size="lg" full loading={loading} onClick={() => void takeBack()}>
        {w('restore')}
      </Button>
    </GuestCard>
  );
}
