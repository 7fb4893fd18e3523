import { Args, ID, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ViewerView } from '../viewer/viewer.view.js';
import { InviteOfferView, InviteView, InviteViews } from './invite.view.js';
import { CreateInviteInput, InvitePayload } from './invites.inputs.js';
import { InvitesService } from './invites.service.js';

@Resolver(() => ViewerView)
export class InvitesResolver {
  constructor(
    private readonly invites: InvitesService,
    private readonly views: InviteViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => InviteOfferView, {
    nullable: true,
    description: 'The invite of a code; null for one that is unknown, expired, revoked or used up.',
  })
  invite(
    @Args('code', { type: () => String, description: 'The code, as someone typed it.' }) code: string,
  ): Promise<InviteOfferView | null> {
    return this.views.offer(code);
  }

  @TokenScope('read')
  @ResolveField(() => [InviteView], {
    name: 'invites',
    description: 'The invites of the viewer, newest first; those that have ended for 30 days.',
  })
  ofViewer(@SignedIn() viewer: SignedInViewer): Promise<InviteView[]> {
    return this.views.ofOwner(viewer.id);
  }

  @Allow('user', 'invites.create')
  @Limit('create-invite')
  @Mutation(() => InvitePayload, { description: 'Creates an invite. Requires the claim invites.create.' })
  async createInvite(
    @Args('input', { description: 'The invite to create.' }) input: CreateInviteInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<InvitePayload> {
    return { invite: await this.invites.create(viewer, input) };
  }

  @Allow('user')
  @Mutation(() => InvitePayload, {
    description: "Ends one of the viewer's own invites. Those who have registered with it stay.",
  })
  async revokeInvite(
    @Args('id', { type: () => ID, description: 'The invite to end.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<InvitePayload> {
    return { invite: await this.invites.revoke(viewer, parseId(id, 'id')) };
  }
}
