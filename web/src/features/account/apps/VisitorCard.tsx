import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { useWayBack } from '../../session/viewer/useWayBack';
import { GuestCard } from '../GuestCard';
import { useEntranceMessages } from '../messages';
import { SignInForm } from '../signing-in/SignInForm';
import { useAppMessages } from './messages';

/** Signs a visitor in on the page itself, so that nothing of the app's link is lost. @param cancel the button that says no */
export function VisitorCard({ app, cancel }: { app: string; cancel: ReactNode }) {
  const w = useAppMessages();
  const entrance = useEntranceMessages();
  const wayBack = useWayBack();
  const name = <bdi key="app">{app}</bdi>;
  return (
    <GuestCard
      title={w('page')}
      heading={w.rich('signInFirst', { app: name })}
      foot={entrance.rich('newHere', {
        link: (
          <TextLink key="register" to="/register" state={wayBack}>
            {entrance('createAccount')}
          </TextLink>
        ),
      })}
    >
      <Text>{w.rich('signInText', { app: name })}</Text>
      <SignInForm />
      {cancel}
    </GuestCard>
  );
}
