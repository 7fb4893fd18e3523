import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { PostView } from '../read/post.view.js';
import { OwnThreadLoader } from './own-thread.loader.js';
import { OwnThreadView } from './own-thread.view.js';

@Resolver(() => PostView)
export class OwnThreadResolver {
  constructor(private readonly threads: OwnThreadLoader) {}

  /** No promise where there is nothing to read, as for most posts. */
  @ResolveField(() => OwnThreadView, {
    nullable: true,
    description:
      'Its place in a thread that its author wrote: a quack and replies by the same person, each to the one before. Null for every other post.',
  })
  ownThread(
    @Parent() post: PostView,
    @Ctx() ctx: RequestContext,
  ): OwnThreadView | null | Promise<OwnThreadView | null> {
    const mayGoOn = post.isReply || post.replyCount > 0;
    return mayGoOn ? this.threads.for(ctx).load(post.id) : null;
  }
}
