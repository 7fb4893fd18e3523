import { useLocation } from 'react-router-dom';
import { GuestCard } from '../features/account/GuestCard';
import { useEntranceMessages } from '../features/account/messages';
import { reasonFor } from '../features/account/signing-in/reasons';
import { SignInForm } from '../features/account/signing-in/SignInForm';
import { useWayBack, type WayBack } from '../features/session/viewer/useWayBack';
import { TextLink } from '../ui/navigation/TextLink';

/** /login, which says why to sign in if another page sent the visitor here. */
export function LoginPage() {
  const w = useEntranceMessages();
  const wayBack = useWayBack();
  const { from, isRequired } = (useLocation().state ?? {}) as WayBack;
  return (
    <GuestCard
      title={w('signIn')}
      heading={w(isRequired && from ? reasonFor(from.pathname) : 'signInTitle')}
      foot={w.rich('newHere', {
        link: (
          <TextLink key="register" to="/register" state={wayBack}>
            {w('createAccount')}
          </TextLink>
        ),
      })}
    >
      <SignInForm />
    </GuestCard>
  );
}
