import { SuspendedUserErased } from '#identity/account-states/account-state.events.js';
import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { FORGET_FEATURED } from '../featured/featured-post-statements.js';
import { FORGET_POSITIONS } from '../reading/reading-positions.service.js';
import { PostUnnodded } from '../model/post.events.js';
import { PostRemoval } from './post-removal.js';

/** Nods deleted per transaction. */
const BATCH = 200;

/** $1 user, $2 rows. Returns the posts, whose rows are locked in the order of their ids, as by every other writer. */
const DELETE_NODS = `
with taken as (
  delete from nods where id in (select id from nods where user_id = $1::uuid order by id limit $2::int) returning post_id
), locked as (
  select p.id from posts p where p.id in (select post_id from taken) order by p.id for no key update
)
update posts p set nod_count = nod_count - 1 from locked where p.id = locked.id returning p.id`;

const DELETE_PINS = 'delete from pins where user_id = $1::uuid';
const DELETE_PIN_FOLDERS = 'delete from pin_folders where user_id = $1::uuid';

/** Deletes the nods, pins and their folders, featured posts and reading positions of a deleted user and, unless it should stay, what they wrote. */
@EventHandlers()
export class DeletedUserPostsHandlers {
  constructor(
    private readonly transactions: Transactions,
    private readonly removal: PostRemoval,
  ) {}

  @On(UserDeleted)
  async onUserDeleted({ userId, content }: UserDeleted): Promise<void> {
    if (content === 'remove') await this.removal.removeAllOf(userId);
    await this.transactions.run(async (tx) => {
      await tx.rows(DELETE_PINS, [userId]);
      await tx.rows(DELETE_PIN_FOLDERS, [userId]);
      await tx.rows(FORGET_FEATURED, [userId]);
      await tx.rows(FORGET_POSITIONS, [userId]);
    });
    while (await this.deleteNods(userId));
  }

  @On(SuspendedUserErased)
  async onErased({ userId }: SuspendedUserErased): Promise<void> {
    await this.removal.removeAllOf(userId);
  }

  /** @returns whether there are more */
  private async deleteNods(userId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const rows = await tx.rows<{ id: string }>(DELETE_NODS, [userId, BATCH]);
      for (const { id } of rows) tx.publish(new PostUnnodded(id, userId));
      return rows.length === BATCH;
    });
  }
}
