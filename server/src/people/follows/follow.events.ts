import { EventOf } from '#kernel/events/domain-event.js';

export class UserFollowed extends EventOf('user.followed') {
  constructor(
    readonly followerId: string,
    readonly followeeId: string,
  ) {
    super();
  }
}

export class UserUnfollowed extends EventOf('user.unfollowed') {
  constructor(
    readonly followerId: string,
    readonly followeeId: string,
  ) {
    super();
  }
}
