import { AppError } from '../../errors/app-error.js';

/** What a personal access token may be used for; each includes nothing of the others. A session may do everything. */
export const SCOPES = ['read', 'write', 'follow', 'whispers', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** A token was used for something that its scopes don't include. */
export class ScopeMissing extends AppError {
  constructor(scope: Scope) {
    super('FORBIDDEN', `This access token needs the scope "${scope}".`, { reason: 'SCOPE_MISSING', values: { scope } });
  }
}

/** A token was used for what only a signed-in person may do. */
export class SessionNeeded extends AppError {
  constructor() {
    super('FORBIDDEN', "Access tokens can't be used for this. Please sign in.", { reason: 'SESSION_NEEDED' });
  }
}

/**
 * Checks the scopes of a token against what is needed.
 * @param held null for a session
 * @param needed null for what tokens can't be used for at all
 * @throws ScopeMissing, SessionNeeded
 */
export function requireScope(held: ReadonlySet<Scope> | null, needed: Scope | null): void {
  if (held === null) return;
  if (needed === null) throw new SessionNeeded();
  if (!held.has(needed)) throw new ScopeMissing(needed);
}
