import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ManagedInviteView } from '#identity/invites/managed-invite.view.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf, keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AdminUserLoader } from '../users/admin-user.loader.js';
import { UserConnection, UserView, UserViews } from '../users/user.view.js';

const LIST = 'managedInvite.people';
/** $1 invite, $2 person before whom, $3 rows. */
const PEOPLE = `
select iu.user_id as id from invited_users iu
where iu.invite_id = $1::uuid and iu.user_id < $2::uuid order by iu.user_id desc limit $3::int`;

/** Adds the people to a managed invite, even those whom no one else can see. */
@Resolver(() => ManagedInviteView)
export class ManagedInviteResolver {
  constructor(
    private readonly database: Database,
    private readonly users: AdminUserLoader,
    private readonly views: UserViews,
  ) {}

  @ResolveField(() => UserView, { description: 'Whose invite it is.' })
  async owner(@Parent() { ownerId }: ManagedInviteView, @Ctx() ctx: RequestContext): Promise<UserView> {
    const owner = await this.users.for(ctx).load(ownerId);
    if (!owner) throw new UserNotFound();
    return owner;
  }

  @ResolveField(() => UserConnection, {
    description:
      'Who registered with it, the latest first; also accounts that wait for their verification or approval.',
  })
  async people(
    @Parent() { id }: ManagedInviteView,
    @Args() args: PageArgs,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<UserView>> {
    const page = keysetPage(LIST, args);
    const rows = await this.database.rows<{ id: string }>(PEOPLE, [id, page.after?.[0] ?? MAX_ID, page.first + 1]);
    const idPage = idPageOf(rows, page);
    return connectionOf(LIST, page, idPage, await this.views.byIdsIncludingHidden(idPage.ids, viewer));
  }
}
