import { Injectable } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { YouBlockThem } from '../relationships/relationship.errors.js';
import { LOCK_PAIR } from '../users/user-pair.js';
import {
  CannotFollowSelf,
  MAX_FOLLOWS,
  MAX_OPEN_REQUESTS,
  TooManyFollowRequests,
  TooManyFollows,
} from './follow.errors.js';
import { FollowRequested, FollowRequestEnded, UserFollowed, UserUnfollowed } from './follow.events.js';
import { FOLLOW, REMOVE_FOLLOWER, UNFOLLOW } from './follow-writes.js';

interface Outcome {
  visible: boolean;
  /** The follower blocks the followee. */
  blocks: boolean;
  /** The follow began or ended. */
  changed: boolean;
  /** A request ended. */
  ended: boolean;
}

interface FollowOutcome extends Outcome {
  asked: boolean;
  may_follow: boolean;
  may_ask: boolean;
}

/** Who follows whom. Following and unfollowing are idempotent, and the counters of both users change with the row. */
@Injectable()
export class FollowsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Follows a person, or asks to where the person decides: they approve followers, they have newcomers ask, or the follower is
   * limited.
   * @param options isInvited: the person invited the follower to follow them, and so has decided
   * @returns the id of the person
   * @throws UserNotFound, CannotFollowSelf, YouBlockThem, TooManyFollows, TooManyFollowRequests
   */
  async follow(viewer: Pick<SignedInViewer, 'id'>, userId: string, { isInvited = false } = {}): Promise<string> {
    if (viewer.id === userId) throw new CannotFollowSelf();
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [viewer.id, userId]);
      const [outcome] = await tx.rows<FollowOutcome>(FOLLOW, [
        ...[viewer.id, userId, newId(), new Date(), isInvited, MAX_FOLLOWS, MAX_OPEN_REQUESTS],
      ]);
      if (!outcome?.visible) throw new UserNotFound();
      if (outcome.blocks) throw new YouBlockThem();
      if (!outcome.may_follow) throw new TooManyFollows();
      if (!outcome.may_ask) throw new TooManyFollowRequests();
      if (outcome.changed) tx.publish(new UserFollowed(viewer.id, userId));
      if (outcome.asked) tx.publish(new FollowRequested(viewer.id, userId));
      if (outcome.ended) tx.publish(new FollowRequestEnded(viewer.id, userId));
      return userId;
    });
  }

  /**
   * Ends a follow, or withdraws the request.
   * @returns the id of the person
   * @throws UserNotFound
   */
  async unfollow(viewer: SignedInViewer, userId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [viewer.id, userId]);
      const [outcome] = await tx.rows<Outcome>(UNFOLLOW, [viewer.id, userId]);
      if (!outcome?.visible) throw new UserNotFound();
      if (outcome.changed) tx.publish(new UserUnfollowed(viewer.id, userId));
      if (outcome.ended) tx.publish(new FollowRequestEnded(viewer.id, userId));
      return userId;
    });
  }

  /**
   * Ends someone's follow of the viewer. They are not told, and may follow again.
   * @returns the id of the former follower
   * @throws UserNotFound
   */
  async removeFollower(viewer: SignedInViewer, userId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [viewer.id, userId]);
      const [outcome] = await tx.rows<Pick<Outcome, 'visible' | 'changed'>>(REMOVE_FOLLOWER, [userId, viewer.id]);
      if (!outcome?.visible) throw new UserNotFound();
      if (outcome.changed) tx.publish(new UserUnfollowed(userId, viewer.id));
      return userId;
    });
  }
}
