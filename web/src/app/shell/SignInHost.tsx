import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignInPrompt } from '../../features/session/sign-in/sign-in-prompt';
import { preloadWhenIdle } from '../../ui/loading/lazy-with-retry';

const SignInDialog = preloadWhenIdle(async () => ({
  default: (await import('../../features/account/signing-in/SignInDialog')).SignInDialog,
}));

/** For visitors: the sign-in dialog, on the page where it was asked for. */
export function SignInHost() {
  const { key } = useLocation();
  const wanted = useSignInPrompt();
  if (wanted?.at !== key) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog wanted={wanted} />
    </Suspense>
  );
}
