import { EventOf } from '#kernel/events/domain-event.js';

/** Someone registered. No one sees the account before its address is verified. */
export class UserRegistered extends EventOf('user.registered') {
  constructor(readonly userId: string) {
    super();
  }
}

/** An account's address was verified for the first time, which makes the user visible. */
export class UserVerified extends EventOf('user.verified') {
  constructor(readonly userId: string) {
    super();
  }
}
