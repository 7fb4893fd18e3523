import { Injectable } from '@nestjs/common';
import { VIEWER_CHANGED } from '#identity/sessions/session.events.js';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { AppError } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { hashtagOf } from '#people/lists/hashtag-of.js';
import {
  FOLLOW_HASHTAG,
  FOLLOWED_HASHTAGS,
  LOCK_FOLLOWER,
  UNFOLLOW_HASHTAG,
} from '../timelines/followed-hashtag.statements.js';

/** Hashtags that one person follows at most. */
export const MAX_FOLLOWED_HASHTAGS = 100;

export class TooManyFollowedHashtags extends AppError {
  constructor() {
    super('CONFLICT', `You can follow at most ${MAX_FOLLOWED_HASHTAGS} hashtags.`, {
      reason: 'TOO_MANY_FOLLOWED_HASHTAGS',
      values: { max: MAX_FOLLOWED_HASHTAGS },
    });
  }
}

export interface FollowedHashtag {
  tag: string;
  /** As it was typed when it was followed. */
  name: string;
}

/** Hashtags whose public quacks someone reads at home. Following and unfollowing are idempotent; no one else learns of it. */
@Injectable()
export class FollowedHashtags {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly topics: Topics,
  ) {}

  /** Latest first, at most 100. */
  async of(userId: string): Promise<FollowedHashtag[]> {
    return (await this.positioned(userId)).map(({ tag, name }) => ({ tag, name }));
  }

  /** The same with the ids of the follows, for clients that read pages of it. */
  positioned(userId: string): Promise<(FollowedHashtag & { id: string })[]> {
    return this.database.rows(FOLLOWED_HASHTAGS, [userId]);
  }

  /**
   * No one needs to have used it.
   * @returns its key
   * @throws InvalidListHashtag, TooManyFollowedHashtags
   */
  async follow(viewer: SignedInViewer, typed: string): Promise<string> {
    const { key, name } = hashtagOf(typed);
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_FOLLOWER, [viewer.id]);
      const [outcome] = await tx.rows<{ has_room: boolean; changed: boolean }>(FOLLOW_HASHTAG, [
        ...[viewer.id, key, newId(), name, MAX_FOLLOWED_HASHTAGS],
      ]);
      if (!outcome?.has_room) throw new TooManyFollowedHashtags();
      this.tell(tx, viewer);
    });
    return key;
  }

  /** @returns its key @throws InvalidListHashtag */
  async unfollow(viewer: SignedInViewer, typed: string): Promise<string> {
    const { key } = hashtagOf(typed);
    await this.transactions.run(async (tx) => {
      await tx.rows(UNFOLLOW_HASHTAG, [viewer.id, key]);
      this.tell(tx, viewer);
    });
    return key;
  }

  /** Sessions know whether someone follows hashtags, so that the home of others costs no more. */
  private tell(tx: Tx, { id: userId }: SignedInViewer): void {
    tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId }));
  }
}
