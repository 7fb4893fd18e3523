import { createApiClient } from '../../../graphql/client';
import { overAllTabs } from './exclusive';
import { lastRefresh } from './last-refresh';
import { Session } from './session';
import { SignedInPerson } from './signed-in-person';
import { exchangeOverGraphql } from './token-exchange';
import { TokenStorage } from './token-storage';

/** The session, the client and the viewer of this tab. */
export const session = new Session(new TokenStorage(), exchangeOverGraphql, overAllTabs, lastRefresh);
export const client = createApiClient(session);
export const signedInPerson = new SignedInPerson(session, client);
