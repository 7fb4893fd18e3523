import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostPayload } from '../read/post.payloads.js';
import { PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { MutedThreadLoader } from './muted-thread.loader.js';
import { MutedThreadsService } from './muted-threads.service.js';

@Resolver(() => PostView)
export class MutedThreadsResolver {
  constructor(
    private readonly threads: MutedThreadsService,
    private readonly muted: MutedThreadLoader,
    private readonly posts: PostViews,
  ) {}

  @ResolveField(() => Boolean, {
    description:
      'True if the viewer has muted the conversation that it belongs to. One statement where it is asked for.',
  })
  async viewerHasMutedThread(@Parent() post: PostView, @Ctx() ctx: RequestContext): Promise<boolean> {
    if (ctx.viewer.id === null) return false;
    return (await this.muted.for(ctx).load(post.rootId ?? post.id)) ?? false;
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Mutation(() => PostPayload, {
    description:
      'Ends notifications of replies and mentions in the conversation of a post. Of more than 1,000 conversations the one muted first is unmuted. Doing so again changes nothing.',
  })
  async muteThread(
    @Args('postId', { type: () => ID, description: 'Any post of the conversation.' }) postId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.threads.mute(viewer, parseId(postId, 'postId')), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Mutation(() => PostPayload, {
    description: 'Notifications of the conversation of a post begin again. Doing so again changes nothing.',
  })
  async unmuteThread(
    @Args('postId', { type: () => ID, description: 'Any post of the conversation.' }) postId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.threads.unmute(viewer, parseId(postId, 'postId')), viewer);
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<PostPayload> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }
}
