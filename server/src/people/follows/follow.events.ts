import { EventOf } from '#kernel/events/domain-event.js';

export class UserFollowed extends EventOf('user.followed') {
  constructor(
    readonly followerId: string,
    readonly followeeId: string,
    /** The followee accepted a request, and so knows of the follow. */
    readonly wasRequested = false,
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

export class FollowRequested extends EventOf('follow.requested') {
  constructor(
    readonly followerId: string,
    readonly followeeId: string,
  ) {
    super();
  }
}

/** A request was accepted, rejected or withdrawn, or ended with a block. */
export class FollowRequestEnded extends EventOf('follow.request-ended') {
  constructor(
    readonly followerId: string,
    readonly followeeId: string,
  ) {
    super();
  }
}

/** Someone stopped approving followers, and so many wait that not all could be accepted at once. */
export class FollowApprovalEnded extends EventOf('follow.approval-ended') {
  constructor(readonly followeeId: string) {
    super();
  }
}
