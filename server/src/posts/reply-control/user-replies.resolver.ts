import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { UserView } from '#people/users/user.view.js';
import { FoldedReplyTimelines } from './folded-reply.timelines.js';

@Resolver(() => UserView)
export class UserRepliesResolver {
  constructor(private readonly timelines: FoldedReplyTimelines) {}

  @ResolveField(() => Int, {
    description:
      "How many replies they have below the viewer's quacks that the viewer has not hidden, of their latest 1,000: for blockUser with hideReplies. 0 for visitors.",
  })
  async replyCountBelowViewer(@Parent() user: UserView, @Ctx() { viewer }: RequestContext): Promise<number> {
    return viewer.id === null ? 0 : this.timelines.countBelow(viewer.id, user.id);
  }
}
