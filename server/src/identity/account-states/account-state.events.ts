import { EventOf } from '#kernel/events/domain-event.js';

/** Someone has been suspended for 30 days: what they wrote and uploaded is deleted for good; the account stays. */
export class SuspendedUserErased extends EventOf('user.suspended.erased') {
  constructor(readonly userId: string) {
    super();
  }
}
