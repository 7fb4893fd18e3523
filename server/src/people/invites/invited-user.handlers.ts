import { UserVerified } from '#identity/users/user.events.js';
import { Database } from '#kernel/database/database.js';
import { AppError } from '#kernel/errors/app-error.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { FollowsService } from '../follows/follows.service.js';

/** $1 user. */
const FOLLOWED = `
select i.owner_id as id from invited_users iu join invites i on i.id = iu.invite_id
where iu.user_id = $1::uuid and i.follows_owner`;

/** Has people follow the owner of the invite that they registered with, if it says so. */
@EventHandlers()
export class InvitedUserHandlers {
  constructor(
    private readonly database: Database,
    private readonly follows: FollowsService,
  ) {}

  @On(UserVerified)
  async onUserVerified({ userId }: UserVerified): Promise<void> {
    const [owner] = await this.database.rows<{ id: string }>(FOLLOWED, [userId]);
    if (!owner) return;
    try {
      await this.follows.follow({ id: userId }, owner.id, { isInvited: true });
    } catch (error) {
      // One of the two has gone, or blocks the other, in the meantime.
      if (!(error instanceof AppError)) throw error;
    }
  }
}
