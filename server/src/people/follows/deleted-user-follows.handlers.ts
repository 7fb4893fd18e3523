import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { FollowRequestEnded, UserUnfollowed } from './follow.events.js';
import { FORGET_REQUESTS } from './follow-writes.js';

/** Follows, or requests, deleted per transaction. */
const BATCH = 200;

/** $1 user, $2 rows. Returns the follows that ended. Users are locked in the order of their ids, as in every follow. */
const END_FOLLOWS = `
with ended as (
  select id, follower_id, followee_id from follows where follower_id = $1::uuid or followee_id = $1::uuid order by id limit $2::int
), locked as materialized (
  select u.id from users u where u.id in (select follower_id from ended union select followee_id from ended)
  order by u.id for no key update
), gone as (
  delete from follows f using ended where f.id = ended.id and exists (select 1 from locked) returning f.follower_id, f.followee_id
), counted as (
  update users u set
    following_count = following_count - (select count(*) from gone g where g.follower_id = u.id),
    follower_count = follower_count - (select count(*) from gone g where g.followee_id = u.id)
  where u.id in (select follower_id from gone union select followee_id from gone)
)
select follower_id, followee_id from gone`;

interface Follow {
  follower_id: string;
  followee_id: string;
}

/** Deletes the follows of a deleted user and the requests to follow, in both directions. */
@EventHandlers()
export class DeletedUserFollowsHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    while (await this.endFollows(userId));
    while (await this.endRequests(userId));
  }

  /** @returns whether there are more */
  private async endFollows(userId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const rows = await tx.rows<Follow>(END_FOLLOWS, [userId, BATCH]);
      for (const row of rows) tx.publish(new UserUnfollowed(row.follower_id, row.followee_id));
      return rows.length === BATCH;
    });
  }

  /** @returns whether there are more */
  private async endRequests(userId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const rows = await tx.rows<Follow>(FORGET_REQUESTS, [userId, BATCH]);
      for (const row of rows) tx.publish(new FollowRequestEnded(row.follower_id, row.followee_id));
      return rows.length === BATCH;
    });
  }
}
