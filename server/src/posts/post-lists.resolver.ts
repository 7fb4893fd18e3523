import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { UserConnection, type UserView, UserViews } from '#people/users/user.view.js';
import { NodTimelines } from './nods/nod.timelines.js';
import { PostTimelines } from './post.timelines.js';
import { PostConnection, PostView, PostViews } from './post.view.js';

/** The lists that hang on a quack. */
@Resolver(() => PostView)
export class PostListsResolver {
  constructor(
    private readonly timelines: PostTimelines,
    private readonly nodTimelines: NodTimelines,
    private readonly posts: PostViews,
    private readonly people: UserViews,
  ) {}

  @ResolveField(() => PostConnection, { description: 'Direct replies, oldest first.' })
  async replies(
    @Parent() post: PostView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const page = keysetPage('replies', args);
    const skeleton = await this.timelines.repliesTo(post.id, viewer, page);
    return connectionOf('replies', page, skeleton, await this.posts.byIds(skeleton.ids, viewer));
  }

  @ResolveField(() => UserConnection, { description: 'Who gave it a nod, latest first.' })
  async noddedBy(
    @Parent() post: PostView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    const page = keysetPage('noddedBy', args);
    const skeleton = await this.nodTimelines.peopleOf(post.id, page);
    return connectionOf('noddedBy', page, skeleton, await this.people.byIds(skeleton.ids, viewer));
  }
}
