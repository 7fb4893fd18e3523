import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDisownSignInMutation } from '../features/account/addresses/Addresses.generated';
import { useAddressMessages } from '../features/account/addresses/messages';
import { GuestCard } from '../features/account/GuestCard';
import { errorMessage } from '../graphql/error-messages';
import { apiError } from '../graphql/errors';
import { useT } from '../i18n/I18nProvider';
import { Button, ButtonLink } from '../ui/form/Button';
import { Text } from '../ui/layout/Layout';
import { TextLink } from '../ui/navigation/TextLink';

/** Errors that a retry can't fix. */
const BROKEN: readonly (string | null | undefined)[] = ['TOKEN_INVALID', 'TOKEN_EXPIRED'];

/** /not-me: says that a sign-in was someone else's, at the press of a button. Opening the page changes nothing: programs that scan mails do so. */
export function NotMePage() {
  const t = useT();
  const w = useAddressMessages();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [isBroken, setIsBroken] = useState(token === '');
  const [problem, setProblem] = useState<unknown>(null);
  const [resetToken, setResetToken] = useState<string | null>(null);
  const [disown, { loading }] = useDisownSignInMutation({ context: { anonymous: true }, fetchPolicy: 'no-cache' });

  const press = async () => {
    setProblem(null);
    try {
      const { data } = await disown({ variables: { token } });
      if (data) setResetToken(data.disownSignIn.resetToken);
    } catch (error) {
      if (BROKEN.includes(apiError(error).reason)) setIsBroken(true);
      else setProblem(error);
    }
  };

  if (resetToken) {
    return (
      <GuestCard title={w('notMeDoneTitle')}>
        <Text role="status">{w('notMeDoneText')}</Text>
        <ButtonLink to={`/reset-password?token=${resetToken}`} size="lg" full>
          {w('choosePassword')}
        </ButtonLink>
      </GuestCard>
    );
  }
  if (isBroken) {
    return (
      <GuestCard title={w('brokenTitle')} foot={<TextLink to="/forgot-password">{w('forgotLink')}</TextLink>}>
        <Text role="alert">{w('notMeBrokenText')}</Text>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={w('notMePage')} heading={w('notMeTitle')}>
      <Text>{w('notMeText')}</Text>
      {problem !== null && <Text role="alert">{errorMessage(problem, t, w('changeFailed'))}</Text>}
      <Button variant="danger" size="lg" full loading={loading} onClick={() => void press()}>
        {w('notMeConfirm')}
      </Button>
    </GuestCard>
  );
}
