import { Args, ID, Resolver, Subscription } from '@nestjs/graphql';
import { parseId } from '#kernel/request/id.pipe.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { PostView } from '../read/post.view.js';
import { LiveReplies } from './live-replies.js';

@Resolver()
export class ReplyAddedSubscriptions {
  constructor(private readonly live: LiveReplies) {}

  @Allow('anyone')
  @TokenScope('read')
  @Subscription(() => PostView, {
    description: 'New replies anywhere below a post.',
    resolve: (post: PostView) => post,
  })
  replyAdded(
    @Args('rootPostId', { type: () => ID, description: 'The quack at the top of the thread.' }) rootPostId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AsyncIterableIterator<PostView>> {
    return this.live.listen(viewer, parseId(rootPostId, 'rootPostId'));
  }
}
