import { EventOf } from '#kernel/events/domain-event.js';

/** Somebody made an account. Nobody sees it before its address is verified. */
export class UserRegistered extends EventOf('user.registered') {
  constructor(readonly userId: string) {
    super();
  }
}

/** An account's address was proven for the first time: from now on the person is there. */
export class UserVerified extends EventOf('user.verified') {
  constructor(readonly userId: string) {
    super();
  }
}
