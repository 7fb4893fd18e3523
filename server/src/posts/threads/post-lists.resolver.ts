import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { UserConnection, type UserView, UserViews } from '#people/users/user.view.js';
import { NodTimelines } from '../nods/nod.timelines.js';
import { PostConnection, PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { ReplySort, type ReplySortName } from './reply-sort.js';
import { ReplyTimelines } from './reply.timelines.js';

/** The lists of a post. */
@Resolver(() => PostView)
export class PostListsResolver {
  constructor(
    private readonly replyTimelines: ReplyTimelines,
    private readonly nodTimelines: NodTimelines,
    private readonly posts: PostViews,
    private readonly people: UserViews,
  ) {}

  @ResolveField(() => PostConnection, { description: 'Direct replies, oldest first unless another order is given.' })
  async replies(
    @Parent() post: PostView,
    @Args() args: PageArgs,
    @Args('sort', {
      type: () => ReplySort,
      nullable: true,
      defaultValue: ReplySort.OLDEST,
      description: 'Oldest first by default.',
    })
    sort: ReplySortName | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const { list, page, ids } = await this.replyTimelines.byParent(post.id, sort ?? ReplySort.OLDEST, viewer, args);
    return connectionOf(list, page, ids, await this.posts.byIds(ids.ids, viewer));
  }

  @ResolveField(() => UserConnection, { description: 'People who gave it a nod, latest first.' })
  async noddedBy(
    @Parent() post: PostView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    const page = keysetPage('noddedBy', args);
    const idPage = await this.nodTimelines.usersOf(post.id, viewer, page);
    return connectionOf('noddedBy', page, idPage, await this.people.byIds(idPage.ids, viewer));
  }
}
