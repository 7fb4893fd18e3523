import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { session, signedInPerson } from './api';
import { revokeOverGraphql } from './token-exchange';
import type { TokenPair } from './token-storage';

/** Signed in or not, and the ways from one to the other. */
export function useSession() {
  const userId = useSyncExternalStore(signedInPerson.subscribe, signedInPerson.read);
  const navigate = useNavigate();

  return {
    isSignedIn: userId !== null,
    userId,
    signIn: (pair: TokenPair) => session.signIn(pair),
    /** To the start first: on a page for signed-in people the guard would ask to sign in again. */
    logOut: async () => {
      void navigate('/');
      const refreshToken = session.signOut();
      if (refreshToken) await revokeOverGraphql(refreshToken);
    },
  };
}
