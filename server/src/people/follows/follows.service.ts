import { Injectable } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import { newId } from '#kernel/database/ids.js';
import { Newcomers } from '#kernel/limits/newcomers.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { YouBlockThem } from '../ties/relationship.errors.js';
import { PostNotifications, type PostNotificationsName } from '../ties/post-notifications.js';
import { LOCK_PAIR } from '../ties/user-pair.js';
import {
  CannotFollowSelf,
  MAX_FOLLOWS,
  MAX_OPEN_REQUESTS,
  NotFollowing,
  TooManyFollowRequests,
  TooManyFollows,
} from './follow.errors.js';
import { FollowRequested, FollowRequestEnded, UserFollowed, UserUnfollowed } from './follow.events.js';
import { FOLLOW, REMOVE_FOLLOWER, SET_POST_NOTIFICATIONS, UNFOLLOW } from './follow-writes.js';

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
  constructor(
    private readonly transactions: Transactions,
    private readonly newcomers: Newcomers,
  ) {}

  /**
   * Follows a person, or asks to where the person decides: they approve followers, they have newcomers ask, or the follower is
   * limited.
   * @returns the id of the person
   * @throws UserNotFound, CannotFollowSelf, YouBlockThem, TooManyFollows, TooManyFollowRequests, NewcomerLimited
   */
  async follow(viewer: SignedInViewer, userId: string): Promise<string> {
    if (viewer.id === userId) throw new CannotFollowSelf();
    return this.begin(viewer.id, userId, false, () => this.newcomers.admit(viewer, 'newcomer-follows'));
  }

  /**
   * Follows whose invite someone registered with: by inviting, the person has decided.
   * @throws UserNotFound, YouBlockThem, TooManyFollows
   */
  async followByInvite(followerId: string, followeeId: string): Promise<void> {
    await this.begin(followerId, followeeId, true, async () => {});
  }

  /**
   * Follows, or asks to, as a row of an imported list, which has its own limits.
   * @throws UserNotFound, CannotFollowSelf, YouBlockThem, TooManyFollows, TooManyFollowRequests
   */
  async followByImport(followerId: string, followeeId: string): Promise<void> {
    if (followerId === followeeId) throw new CannotFollowSelf();
    await this.begin(followerId, followeeId, false, async () => {});
  }

  /** @param admit counts what is new; a refusal rolls it back */
  private begin(
    followerId: string,
    followeeId: string,
    isInvited: boolean,
    admit: () => Promise<void>,
  ): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [followerId, followeeId]);
      const [outcome] = await tx.rows<FollowOutcome>(FOLLOW, [
        ...[followerId, followeeId, newId(), new Date(), isInvited, MAX_FOLLOWS, MAX_OPEN_REQUESTS],
      ]);
      if (!outcome?.visible) throw new UserNotFound();
      if (outcome.blocks) throw new YouBlockThem();
      if (!outcome.may_follow) throw new TooManyFollows();
      if (!outcome.may_ask) throw new TooManyFollowRequests();
      if (outcome.changed || outcome.asked) await admit();
      if (outcome.changed) tx.publish(new UserFollowed(followerId, followeeId));
      if (outcome.asked) tx.publish(new FollowRequested(followerId, followeeId));
      if (outcome.ended) tx.publish(new FollowRequestEnded(followerId, followeeId));
      return followeeId;
    });
  }

  /**
   * Ends a follow, or withdraws the request.
   * @returns the id of the person
   * @throws UserNotFound
   */
  async unfollow(viewer: Pick<SignedInViewer, 'id'>, userId: string): Promise<string> {
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
   * Chooses of which posts of a followed person the viewer is notified. It is stored with the follow, or with the request until
   * that is accepted, and ends with either. Choosing it again, and OFF without a follow, changes nothing.
   * @returns the id of the person
   * @throws UserNotFound, NotFollowing
   */
  async choosePostNotifications(
    viewer: SignedInViewer,
    userId: string,
    choice: PostNotificationsName,
  ): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [viewer.id, userId]);
      const parameters = [viewer.id, userId, choice];
      const [outcome] = await tx.rows<Pick<Outcome, 'visible' | 'changed'>>(SET_POST_NOTIFICATIONS, parameters);
      if (!outcome?.visible) throw new UserNotFound();
      if (!outcome.changed && choice !== PostNotifications.OFF) throw new NotFollowing();
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
