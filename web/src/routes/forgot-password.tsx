import { useState } from 'react';
import { GuestCard } from '../features/account/GuestCard';
import { ForgotPasswordForm } from '../features/account/passwords/ForgotPasswordForm';
import { useWayBack } from '../features/session/viewer/useWayBack';
import { Text } from '../ui/layout/Layout';
import { TextLink } from '../ui/navigation/TextLink';
import { useEntranceMessages } from '../features/account/messages';

export function ForgotPasswordPage() {
  const w = useEntranceMessages();
  const wayBack = useWayBack();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const foot = (
    <TextLink to="/login" state={wayBack}>
      {w('backToSignIn')}
    </TextLink>
  );

  if (sentTo !== null) {
    return (
      <GuestCard title={w('forgotSentTitle')} foot={foot}>
        <Text role="status">{w.rich('forgotSentText', { email: <bdi key="email">{sentTo}</bdi> })}</Text>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={w('forgotTitle')} foot={foot}>
      <Text>{w('forgotText')}</Text>
      <ForgotPasswordForm onSent={setSentTo} />
    </GuestCard>
  );
}
