import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserConnection, type UserView, UserViews } from '#people/users/user.view.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostPayload } from '../read/post.payloads.js';
import { PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { RequacksService } from './requacks.service.js';
import { RequackTimelines } from './requack.timelines.js';

@Resolver(() => PostView)
export class RequacksResolver {
  constructor(
    private readonly service: RequacksService,
    private readonly timelines: RequackTimelines,
    private readonly posts: PostViews,
    private readonly people: UserViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('requack')
  @Mutation(() => PostPayload, {
    description:
      "Shows a post to the viewer's followers, and in the viewer's profile. The answer is the original, also where the id is that of a requack. Doing so again changes nothing.",
  })
  async requackPost(
    @Args('id', { type: () => ID, description: 'The post to requack.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.requack(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('requack')
  @Mutation(() => PostPayload, {
    description: "Takes the viewer's requack back. The answer is the original. Doing so again changes nothing.",
  })
  async unrequackPost(
    @Args('id', { type: () => ID, description: 'The post that loses the requack.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.undo(viewer, parseId(id, 'id')), viewer);
  }

  @ResolveField(() => UserConnection, { description: 'People who requacked it, latest first.' })
  async requackedBy(
    @Parent() post: PostView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    const page = keysetPage('requackedBy', args);
    const idPage = await this.timelines.usersOf(post.id, viewer, page);
    return connectionOf('requackedBy', page, idPage, await this.people.byIds(idPage.ids, viewer));
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<PostPayload> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }
}
