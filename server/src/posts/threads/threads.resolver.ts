import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { parseId } from '#kernel/graphql/id.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { DEFAULT_DEPTH, ThreadView, ThreadViews } from './thread.view.js';

@Resolver(() => ThreadView)
export class ThreadsResolver {
  constructor(private readonly threads: ThreadViews) {}

  @Allow('anyone')
  @Query(() => ThreadView, { nullable: true })
  thread(
    @Args('postId', { type: () => ID }) postId: string,
    @Args('maxDepth', { type: () => Int, nullable: true, defaultValue: DEFAULT_DEPTH }) maxDepth: number | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ThreadView | null> {
    return this.threads.around(parseId(postId, 'postId'), maxDepth ?? DEFAULT_DEPTH, viewer);
  }
}
