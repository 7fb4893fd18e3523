import { Injectable } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CannotFollowSelf } from './follow.errors.js';
import { UserFollowed, UserUnfollowed } from './follow.events.js';

/**
 * Both rows are locked in the same order everywhere, so that two users who follow each other at once don't deadlock. It
 * is one statement, so that a popular user's row is locked as briefly as possible.
 */
const LOCKED = `
locked as materialized (
  select id, is_active and email_verified_at is not null as visible from users
  where id = any(array[$1::uuid, $2::uuid]) order by id for no key update
)`;

const counted = (sign: '+' | '-') => `
counted as (
  update users u set
    following_count = following_count ${sign} case when u.id = $1::uuid then 1 else 0 end,
    follower_count = follower_count ${sign} case when u.id = $2::uuid then 1 else 0 end
  from changed where u.id = any(array[$1::uuid, $2::uuid])
)`;

const OUTCOME = `
select exists (select 1 from locked where id = $2::uuid and visible) as visible, exists (select 1 from changed) as changed`;

/** $1 follower, $2 followee, $3 follow, $4 time. */
const FOLLOW = `
with ${LOCKED}, changed as (
  insert into follows (id, follower_id, followee_id, created_at)
  select $3::uuid, $1::uuid, $2::uuid, $4::timestamptz from locked where id = $2::uuid and visible
  on conflict (follower_id, followee_id) do nothing returning id
), ${counted('+')}
${OUTCOME}`;

/** $1 follower, $2 followee. */
const UNFOLLOW = `
with ${LOCKED}, changed as (
  delete from follows where follower_id = $1::uuid and followee_id = (select id from locked where id = $2::uuid and visible)
  returning id
), ${counted('-')}
${OUTCOME}`;

interface Outcome {
  visible: boolean;
  changed: boolean;
}

/** Who follows whom. Following and unfollowing are idempotent, and the counters of both users change with the row. */
@Injectable()
export class FollowsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * @returns the id of the followed user
   * @throws UserNotFound, CannotFollowSelf
   */
  async follow(viewer: SignedInViewer, userId: string): Promise<string> {
    if (viewer.id === userId) throw new CannotFollowSelf();
    return this.change(FOLLOW, [viewer.id, userId, newId(), new Date()], new UserFollowed(viewer.id, userId));
  }

  /**
   * @returns the id of the unfollowed user
   * @throws UserNotFound
   */
  async unfollow(viewer: SignedInViewer, userId: string): Promise<string> {
    return this.change(UNFOLLOW, [viewer.id, userId], new UserUnfollowed(viewer.id, userId));
  }

  private async change(
    statement: string,
    parameters: readonly unknown[],
    event: UserFollowed | UserUnfollowed,
  ): Promise<string> {
    return this.transactions.run(async (tx) => {
      const rows = await tx.rows<Outcome>(statement, parameters);
      if (!rows[0]?.visible) throw new UserNotFound();
      if (rows[0].changed) tx.publish(event);
      return event.followeeId;
    });
  }
}
