import { Args, Parent, registerEnumType, ResolveField, Resolver } from '@nestjs/graphql';
import type { Connection } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import type { KeysetPage } from '#kernel/paging/page-input.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { UserView } from '#people/users/user.view.js';
import { ListPage } from '../read/list-page.js';
import { PostTimelines } from './post.timelines.js';
import { PostConnection, type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';

const UserPostFilter = { POSTS: 'POSTS', REPLIES: 'REPLIES', MEDIA: 'MEDIA' } as const;
type UserPostFilterName = (typeof UserPostFilter)[keyof typeof UserPostFilter];
registerEnumType(UserPostFilter, {
  name: 'UserPostFilter',
  valuesMap: {
    MEDIA: { description: 'Posts and replies with pictures or videos.' },
    POSTS: { description: 'Posts that are no replies, and requacks.' },
    REPLIES: { description: "Replies to others' posts." },
  },
  description: "Which of a person's posts to list.",
});

/** The name of each list, for its cursors. */
const LISTS = { POSTS: 'user.posts', REPLIES: 'user.replies', MEDIA: 'user.media' } as const;

/** The fields that this area adds to `User`: posts and nods. */
@Resolver(() => UserView)
export class UserPostsResolver {
  constructor(
    private readonly timelines: PostTimelines,
    private readonly views: PostViews,
  ) {}

  @ResolveField(() => PostConnection, {
    description: 'Their posts, newest first. POSTS also has what they requacked: posts whose requackOf is set.',
  })
  async posts(
    @Parent() user: UserView,
    @Args('filter', {
      type: () => UserPostFilter,
      nullable: true,
      defaultValue: UserPostFilter.POSTS,
      description: 'Quacks without replies by default.',
    })
    filter: UserPostFilterName | null,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const list = LISTS[filter ?? UserPostFilter.POSTS];
    const page = new ListPage(keysetPage(list, args), 'PROFILES');
    while (page.next) {
      page.addList(await this.views.ofList(this.listOf(filter, user.id, viewer, page.next), viewer));
    }
    return page.toConnection(list);
  }

  private listOf(filter: UserPostFilterName | null, userId: string, viewer: Viewer, page: KeysetPage) {
    if (filter === UserPostFilter.REPLIES) return this.timelines.repliesByAuthor(userId, viewer, page);
    if (filter === UserPostFilter.MEDIA) return this.timelines.mediaByAuthor(userId, viewer, page);
    return this.timelines.byAuthor(userId, viewer, page);
  }

  @ResolveField(() => PostConnection, { description: 'Posts that this person gave a nod, latest nod first.' })
  async nods(
    @Parent() user: UserView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const list = 'user.nods';
    const page = new ListPage(keysetPage(list, args), 'PROFILES');
    while (page.next) {
      const idPage = await this.timelines.noddedBy(user.id, viewer, page.next);
      page.add(idPage, await this.views.byIds(idPage.ids, viewer));
    }
    return page.toConnection(list);
  }
}
