import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GuestCard } from '../features/account/GuestCard';
import { usePasswordResetWorksQuery } from '../features/account/passwords/PasswordReset.generated';
import { ResetPasswordForm } from '../features/account/passwords/ResetPasswordForm';
import { ButtonLink } from '../ui/form/Button';
import { Spinner } from '../ui/feedback/Spinner';
import { Row, Text } from '../ui/layout/Layout';
import { TextLink } from '../ui/navigation/TextLink';
import { useEntranceMessages } from '../features/account/messages';

type Stage = 'asking' | 'done' | 'broken';

export function ResetPasswordPage() {
  const w = useEntranceMessages();
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  // An invited person has no password yet.
  const isInvited = parameters.get('invitation') === '1';
  const [reached, setStage] = useState<Stage>(token === '' ? 'broken' : 'asking');
  const { data, loading } = usePasswordResetWorksQuery({
    variables: { token },
    skip: reached !== 'asking',
    fetchPolicy: 'network-only',
    context: { anonymous: true },
  });
  // If the link can't be checked, the form is shown, and its answer says what is wrong.
  const stage = reached === 'asking' && data?.passwordResetWorks === false ? 'broken' : reached;

  if (stage === 'asking' && loading && !data) {
    return (
      <GuestCard title={w(isInvited ? 'invitedTitle' : 'resetTitle')}>
        <Row role="status">
          <Spinner />
          <span>{w('resetChecking')}</span>
        </Row>
      </GuestCard>
    );
  }

  if (stage === 'done') {
    return (
      <GuestCard title={w('resetDoneTitle')}>
        <Text role="status">{w(isInvited ? 'invitedDoneText' : 'resetDoneText')}</Text>
        <ButtonLink to="/login" size="lg" full>
          {w('signIn')}
        </ButtonLink>
      </GuestCard>
    );
  }
  if (stage === 'broken') {
    return (
      <GuestCard title={w('resetBrokenTitle')} foot={<TextLink to="/login">{w('backToSignIn')}</TextLink>}>
        <Text role="alert">{w(isInvited ? 'invitedBrokenText' : 'resetBrokenText')}</Text>
        <ButtonLink to="/forgot-password" size="lg" full>
          {w('newLink')}
        </ButtonLink>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={w(isInvited ? 'invitedTitle' : 'resetTitle')}>
      <ResetPasswordForm token={token} onDone={() => setStage('done')} onBroken={() => setStage('broken')} />
    </GuestCard>
  );
}
