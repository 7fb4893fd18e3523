import { MIN_ID } from '../database/ids.js';
import { CLAIMS } from './claim.js';
import type { SignedInViewer } from './viewer.js';

/**
 * The operator at the command line of the server, who has every right and no account. No request is ever made by this viewer, because no
 * account has its id.
 */
export const OPERATOR: SignedInViewer = {
  id: MIN_ID,
  sessionId: MIN_ID,
  handle: '',
  role: 'root',
  language: 'en',
  defaultVisibility: 'PUBLIC',
  defaultQuoteRule: 'EVERYONE',
  claims: new Set(CLAIMS),
  scopes: null,
  frozenUntil: null,
  isNewcomer: false,
  isSuspended: false,
};

export function isOperator({ id }: Pick<SignedInViewer, 'id'>): boolean {
  return id === OPERATOR.id;
}
