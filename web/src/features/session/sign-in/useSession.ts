import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { session, signedInPerson } from './api';
import { revokeOverGraphql } from './token-exchange';
import type { TokenPair } from './token-storage';

/** Whether someone is signed in, and signing in and out. */
export function useSession() {
  const userId = useSyncExternalStore(signedInPerson.subscribe, signedInPerson.read);
  const navigate = useNavigate();

  return {
    isSignedIn: userId !== null,
    userId,
    signIn: (pair: TokenPair) => session.signIn(pair),
    /** Stays on the page, for one that everyone may open. */
    signOut,
    /** Navigates first, because the guard of the page would ask to sign in again. */
    logOut: async () => {
      void navigate('/');
      await signOut();
    },
  };
}

async function signOut(): Promise<void> {
  const refreshToken = session.signOut();
  if (refreshToken) await revokeOverGraphql(refreshToken);
}
