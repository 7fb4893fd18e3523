import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { InviteOfferView } from '#identity/invites/invite.view.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { UserLoader } from '../users/user.loader.js';
import { UserView } from '../users/user.view.js';

@Resolver(() => InviteOfferView)
export class InviteOfferResolver {
  constructor(private readonly users: UserLoader) {}

  @ResolveField(() => UserView, {
    nullable: true,
    description: 'Whose invite it is; null if the viewer may not see them.',
  })
  owner(@Parent() offer: InviteOfferView, @Ctx() ctx: RequestContext): Promise<UserView | null> {
    return this.users.for(ctx).load(offer.ownerId);
  }
}
