import { EventOf } from '#kernel/events/domain-event.js';
import { defineTopic } from '#kernel/pubsub/topic.js';

export type SessionEnd =
  | 'logged_out'
  | 'revoked'
  /** The person began a 21st one. */
  | 'replaced'
  | 'expired'
  | 'password_changed'
  | 'password_reset'
  | 'second_factor_reset'
  | 'address_changed'
  | 'address_restored'
  | 'disowned'
  | 'deactivated'
  | 'suspended'
  | 'leaving'
  | 'refresh_reuse';

/** Sessions have ended: their tokens are rejected and their open connections close. */
export class SessionsEnded extends EventOf('session.ended') {
  constructor(
    readonly userId: string,
    readonly sessionIds: string[],
    readonly reason: SessionEnd,
  ) {
    super();
  }
}

/** Tells every replica that sessions have ended. */
export const SESSIONS_ENDED = defineTopic<{ sessionIds: string[] }>('session.ended');

/** Tells every replica that what sessions may do has changed: their open connections close, and clients reconnect. */
export const SESSIONS_RESTRICTED = defineTopic<{ sessionIds: string[] }>('session.restricted');

/** Tells every replica that a user's cached session data (handle, role, language) is outdated. */
export const VIEWER_CHANGED = defineTopic<{ userId: string }>('viewer.changed');
