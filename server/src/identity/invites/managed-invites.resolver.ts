import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { InviteNotFound } from './invite.errors.js';
import {
  InviteState,
  ManagedInviteConnection,
  ManagedInviteSort,
  ManagedInviteView,
  ManagedInviteViews,
} from './managed-invite.view.js';
import { ManagedInvitesService } from './managed-invites.service.js';

const ID_ARG = { type: () => ID };

@Resolver()
export class ManagedInvitesResolver {
  constructor(
    private readonly views: ManagedInviteViews,
    private readonly invites: ManagedInvitesService,
  ) {}

  @Allow('admin', 'invites.manage')
  @TokenScope('admin')
  @Query(() => ManagedInviteConnection, {
    description:
      'The invites of everyone, newest first unless `sort` says otherwise; revoked and expired ones for 30 days. Requires the claim invites.manage.',
  })
  managedInvites(
    @Args('query', {
      type: () => String,
      nullable: true,
      description: "A part of the owner's handle or name, or a whole code.",
    })
    query: string | null,
    @Args('state', { type: () => InviteState, nullable: true, description: 'Every state if absent.' })
    state: InviteState | null,
    @Args('sort', { type: () => ManagedInviteSort, nullable: true, description: 'NEWEST by default.' })
    sort: ManagedInviteSort | null,
    @Args() args: PageArgs,
  ): Promise<ManagedInviteConnection> {
    return this.views.list({ query, state: state ?? null }, sort ?? ManagedInviteSort.NEWEST, args);
  }

  @Allow('admin', 'invites.manage')
  @TokenScope('admin')
  @Query(() => ManagedInviteView, {
    nullable: true,
    description: "Anyone's invite by its id. Requires the claim invites.manage.",
  })
  managedInvite(
    @Args('id', { ...ID_ARG, description: 'The invite to read.' }, IdPipe) id: string,
  ): Promise<ManagedInviteView | null> {
    return this.views.byId(id);
  }

  @Allow('admin', 'invites.manage')
  @Limit('admin-write')
  @Mutation(() => ManagedInviteView, {
    description:
      "Ends anyone's invite. Those who have registered with it stay. Revoking it again changes nothing. Requires the claim invites.manage.",
  })
  async revokeManagedInvite(
    @Args('id', { ...ID_ARG, description: 'The invite to end.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedInviteView> {
    await this.invites.revoke(viewer, id);
    const view = await this.views.byId(id);
    if (!view) throw new InviteNotFound();
    return view;
  }
}
