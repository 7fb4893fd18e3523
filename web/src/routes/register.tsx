import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GuestCard } from '../features/account/GuestCard';
import { pendingRegistration } from '../features/account/registration/pending-registration';
import { RegisterForm } from '../features/account/registration/RegisterForm';
import { useRegistrationStateQuery } from '../features/account/registration/Registration.generated';
import { ResendVerification } from '../features/account/registration/ResendVerification';
import { useWayBack } from '../features/session/viewer/useWayBack';
import { ButtonLink } from '../ui/form/Button';
import { Muted, Text } from '../ui/layout/Layout';
import { TextLink } from '../ui/navigation/TextLink';
import { useEntranceMessages } from '../features/account/messages';

export function RegisterPage() {
  const w = useEntranceMessages();
  const wayBack = useWayBack();
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The form is shown without waiting, because registration is rarely closed.
  // Not from the cache: the token tells when this form was opened.
  const { data } = useRegistrationStateQuery({ fetchPolicy: 'network-only', context: { anonymous: true } });
  const [parameters] = useSearchParams();
  const state = data?.registrationState;

  if (sentTo !== null) return <LinkSent email={sentTo} needsApproval={state?.mode === 'APPROVAL'} />;
  if (state?.mode === 'CLOSED') return <Closed />;
  return (
    <GuestCard
      title={w('createAccount')}
      foot={w.rich('haveAccount', {
        link: (
          <TextLink key="login" to="/login" state={wayBack}>
            {w('signIn')}
          </TextLink>
        ),
      })}
    >
      <RegisterForm
        state={state}
        invite={parameters.get('invite')}
        onRegistered={(email) => {
          void pendingRegistration.keep({ email, from: wayBack.from ?? null });
          setSentTo(email);
        }}
      />
    </GuestCard>
  );
}

function LinkSent({ email, needsApproval }: { email: string; needsApproval: boolean }) {
  const w = useEntranceMessages();
  const wayBack = useWayBack();
  return (
    <GuestCard
      title={w('sentTitle')}
      foot={
        <TextLink to="/login" state={wayBack}>
          {w('backToSignIn')}
        </TextLink>
      }
    >
      <div role="status">
        <Text>{w.rich('sentText', { email: <bdi key="email">{email}</bdi> })}</Text>
      </div>
      {needsApproval && <Text>{w('sentApproval')}</Text>}
      <Muted>{w('sentHint')}</Muted>
      <ResendVerification login={email} justSent />
    </GuestCard>
  );
}

function Closed() {
  const w = useEntranceMessages();
  const wayBack = useWayBack();
  return (
    <GuestCard title={w('closedTitle')}>
      <Text>{w('closedText')}</Text>
      <ButtonLink to="/login" state={wayBack} full>
        {w('signIn')}
      </ButtonLink>
      <ButtonLink to="/" variant="outline" full>
        {w('closedNews')}
      </ButtonLink>
      <TextLink to="/discover">{w('lookAround')}</TextLink>
    </GuestCard>
  );
}
