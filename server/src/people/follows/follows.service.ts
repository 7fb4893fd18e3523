import { Injectable } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import { newId } from '#kernel/database/ids.js';
import { Newcomers } from '#kernel/limits/newcomers.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { blocks, notBlocked, notBlockedBy } from '../relationships/relationship-conditions.js';
import { YouBlockThem } from '../relationships/relationship.errors.js';
import { LOCK_PAIR, PAIR } from '../users/user-pair.js';
import { CannotFollowSelf } from './follow.errors.js';
import { UserFollowed, UserUnfollowed } from './follow.events.js';

const counted = (sign: '+' | '-') => `
counted as (
  update users u set
    following_count = following_count ${sign} case when u.id = $1::uuid then 1 else 0 end,
    follower_count = follower_count ${sign} case when u.id = $2::uuid then 1 else 0 end
  from changed where u.id = any(array[$1::uuid, $2::uuid])
)`;

/** Someone who is blocked by the followee finds no one. */
const VISIBLE = `exists (select 1 from pair where id = $2::uuid and visible and ${notBlockedBy('$1::uuid', 'pair.id')})`;

const OUTCOME = `
select ${VISIBLE} as visible, ${blocks('$1::uuid', '$2::uuid')} as blocks, exists (select 1 from changed) as changed`;

/** $1 follower, $2 followee, $3 follow, $4 time. */
const FOLLOW = `
with ${PAIR}, changed as (
  insert into follows (id, follower_id, followee_id, created_at)
  select $3::uuid, $1::uuid, $2::uuid, $4::timestamptz from pair
  where id = $2::uuid and visible and ${notBlocked('$1::uuid', 'pair.id')}
  on conflict (follower_id, followee_id) do nothing returning id
), ${counted('+')}
${OUTCOME}`;

/** $1 follower, $2 followee. */
const UNFOLLOW = `
with ${PAIR}, changed as (
  delete from follows where follower_id = $1::uuid and followee_id = (select id from pair where id = $2::uuid and visible)
  returning id
), ${counted('-')}
${OUTCOME}`;

interface Outcome {
  visible: boolean;
  /** The follower blocks the followee. */
  blocks: boolean;
  changed: boolean;
}

/** Who follows whom. Following and unfollowing are idempotent, and the counters of both users change with the row. */
@Injectable()
export class FollowsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly newcomers: Newcomers,
  ) {}

  /**
   * @returns the id of the followed user
   * @throws UserNotFound, CannotFollowSelf, YouBlockThem, NewcomerLimited
   */
  async follow(viewer: SignedInViewer, userId: string): Promise<string> {
    if (viewer.id === userId) throw new CannotFollowSelf();
    return this.begin(viewer.id, userId, () => this.newcomers.admit(viewer, 'newcomer-follows'));
  }

  /** Follows whose invite someone registered with. @throws UserNotFound, YouBlockThem */
  async followByInvite(followerId: string, followeeId: string): Promise<void> {
    await this.begin(followerId, followeeId, async () => {});
  }

  private begin(followerId: string, followeeId: string, admit: () => Promise<void>): Promise<string> {
    const event = new UserFollowed(followerId, followeeId);
    return this.change(FOLLOW, [followerId, followeeId, newId(), new Date()], event, admit);
  }

  /**
   * @returns the id of the unfollowed user
   * @throws UserNotFound
   */
  async unfollow(viewer: Pick<SignedInViewer, 'id'>, userId: string): Promise<string> {
    return this.change(UNFOLLOW, [viewer.id, userId], new UserUnfollowed(viewer.id, userId));
  }

  private async change(
    statement: string,
    parameters: readonly unknown[],
    event: UserFollowed | UserUnfollowed,
    admit: () => Promise<void> = async () => {},
  ): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [event.followerId, event.followeeId]);
      const rows = await tx.rows<Outcome>(statement, parameters);
      if (!rows[0]?.visible) throw new UserNotFound();
      if (rows[0].blocks && event instanceof UserFollowed) throw new YouBlockThem();
      if (rows[0].changed) {
        // Only what is new counts; a refusal rolls it back.
        await admit();
        tx.publish(event);
      }
      return event.followeeId;
    });
  }
}
