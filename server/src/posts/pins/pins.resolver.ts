import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/account/viewer.view.js';
import { parseId } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../post.errors.js';
import { PostPayload } from '../post.payloads.js';
import { PostConnection, type PostView, PostViews } from '../post.view.js';
import { PinTimelines } from './pin.timelines.js';
import { PinsService } from './pins.service.js';

@Resolver(() => ViewerView)
export class PinsResolver {
  constructor(
    private readonly service: PinsService,
    private readonly timelines: PinTimelines,
    private readonly posts: PostViews,
  ) {}

  @Allow('user')
  @Limit('pin')
  @Mutation(() => PostPayload)
  async pinPost(@Args('id', { type: () => ID }) id: string, @SignedIn() viewer: SignedInViewer): Promise<PostPayload> {
    return this.payload(await this.service.pin(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @Limit('pin')
  @Mutation(() => PostPayload)
  async unpinPost(
    @Args('id', { type: () => ID }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.unpin(viewer, parseId(id, 'id')), viewer);
  }

  @ResolveField(() => PostConnection, { description: 'Posts that the viewer pinned, latest pin first.' })
  async pins(
    @Parent() me: ViewerView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const page = keysetPage('viewer.pins', args);
    const skeleton = await this.timelines.pinnedBy(me.id, page);
    return connectionOf('viewer.pins', page, skeleton, await this.posts.byIds(skeleton.ids, viewer));
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<PostPayload> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }
}
