import { Injectable } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { LOCK_PAIR } from '../ties/user-pair.js';
import { FollowRequestNotFound } from './follow.errors.js';
import { FollowApprovalEnded, FollowRequestEnded, UserFollowed } from './follow.events.js';
import { ACCEPT, ACCEPT_SEVERAL, LOCK_ASKING, LOCK_ASKING_IN_VAIN, REJECT } from './follow-writes.js';

/** Requests that are accepted per transaction, which locks as many people. */
const BATCH = 50;
/** Transactions of one call. */
const BATCHES = 4;

interface Outcome {
  /** The one who asked is there. */
  visible: boolean;
  /** The request ended. */
  ended: boolean;
}

interface Accepted extends Outcome {
  changed: boolean;
  /** They followed already. */
  stood: boolean;
}

/** The decisions about requests to follow the viewer. They are idempotent, and only an acceptance is told. */
@Injectable()
export class FollowRequestsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * @returns the id of the new follower
   * @throws UserNotFound, FollowRequestNotFound
   */
  async accept(viewer: SignedInViewer, userId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [viewer.id, userId]);
      const [outcome] = await tx.rows<Accepted>(ACCEPT, [userId, viewer.id, newId(), new Date()]);
      if (!outcome?.visible) throw new UserNotFound();
      if (!outcome.ended && !outcome.stood) throw new FollowRequestNotFound();
      if (outcome.ended) tx.publish(new FollowRequestEnded(userId, viewer.id));
      if (outcome.changed) tx.publish(new UserFollowed(userId, viewer.id, true));
      return userId;
    });
  }

  /**
   * Deletes the request, whether or not there is one. They are not told, and may ask again.
   * @returns the id of who asked
   * @throws UserNotFound
   */
  async reject(viewer: SignedInViewer, userId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [viewer.id, userId]);
      const [outcome] = await tx.rows<Outcome>(REJECT, [userId, viewer.id]);
      if (!outcome?.visible) throw new UserNotFound();
      if (outcome.ended) tx.publish(new FollowRequestEnded(userId, viewer.id));
      return userId;
    });
  }

  /**
   * Accepts those who have waited longest, at most 200 a call.
   * @returns how many were accepted
   */
  async acceptAll(viewer: SignedInViewer): Promise<number> {
    return (await this.acceptBatches(viewer, LOCK_ASKING)).accepted;
  }

  /** Accepts those who would not have to ask any more: 200 before it returns, and the others by an event. */
  async acceptThoseInVain(viewer: Pick<SignedInViewer, 'id'>): Promise<void> {
    if ((await this.acceptBatches(viewer, LOCK_ASKING_IN_VAIN)).isMore)
      await this.transactions.run(async (tx) => tx.publish(new FollowApprovalEnded(viewer.id)));
  }

  private async acceptBatches(
    viewer: Pick<SignedInViewer, 'id'>,
    lockAsking: string,
  ): Promise<{ accepted: number; isMore: boolean }> {
    let accepted = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const { asking, now } = await this.acceptSeveral(viewer, lockAsking);
      accepted += now;
      if (asking < BATCH) return { accepted, isMore: false };
    }
    return { accepted, isMore: true };
  }

  private acceptSeveral(
    viewer: Pick<SignedInViewer, 'id'>,
    lockAsking: string,
  ): Promise<{ asking: number; now: number }> {
    return this.transactions.run(async (tx) => {
      const asking = await tx.rows<{ id: string }>(lockAsking, [viewer.id, BATCH]);
      const ids = asking.map(({ id }) => id);
      const rows = await tx.rows<{ follower_id: string }>(ACCEPT_SEVERAL, [
        ...[viewer.id, ids, ids.map(() => newId()), new Date()],
      ]);
      for (const { follower_id: followerId } of rows) {
        tx.publish(new FollowRequestEnded(followerId, viewer.id));
        tx.publish(new UserFollowed(followerId, viewer.id, true));
      }
      return { asking: asking.length, now: rows.length };
    });
  }
}
