import { createApiClient } from '../../../graphql/client';
import { overAllTabs } from './exclusive';
import { Session } from './session';
import { SignedInPerson } from './signed-in-person';
import { exchangeOverGraphql } from './token-exchange';
import { TokenStorage } from './token-storage';

/** One of each in a tab: who is signed in, the client that speaks for them, and whom the screens show. */
export const session = new Session(new TokenStorage(), exchangeOverGraphql, overAllTabs);
export const client = createApiClient(session);
export const signedInPerson = new SignedInPerson(session, client);
