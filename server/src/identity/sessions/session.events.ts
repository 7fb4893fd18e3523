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
  | 'deactivated'
  | 'refresh_reuse';

/** Sessions are over: their tokens are refused, and whatever they hold open closes. */
export class SessionsEnded extends EventOf('session.ended') {
  constructor(
    readonly userId: string,
    readonly sessionIds: string[],
    readonly reason: SessionEnd,
  ) {
    super();
  }
}

/** Tells every replica that sessions are over. */
export const SESSIONS_ENDED = defineTopic<{ sessionIds: string[] }>('session.ended');

/** Tells every replica that what is known of a person from their sessions (handle, role, language) has changed. */
export const VIEWER_CHANGED = defineTopic<{ userId: string }>('viewer.changed');
