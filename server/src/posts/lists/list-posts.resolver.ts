import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Connection } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ListView } from '#people/lists/list.view.js';
import { PostConnection, type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { NewPostsArgs, onlyNew } from '../timelines/new-posts.args.js';
import { ListPage } from '../read/list-page.js';
import { ListPostTimelines } from './list-posts.timelines.js';

const POSTS = 'list.posts';

@Resolver(() => ListView)
export class ListPostsResolver {
  constructor(
    private readonly timelines: ListPostTimelines,
    private readonly views: PostViews,
  ) {}

  @ResolveField('posts', () => PostConnection, {
    description:
      'Quacks by its people and with its hashtags, newest first: those that hold one of its phrases, if it has phrases. Replies as the list says.',
  })
  async listed(
    @Parent() list: ListView,
    @Args() args: NewPostsArgs,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<PostView>> {
    const page = new ListPage(keysetPage(POSTS, args), 'HOME');
    while (page.next) {
      const listed = onlyNew(args, this.timelines.of(list, viewer, page.next));
      page.addList(await this.views.ofList(listed, viewer));
    }
    return page.toConnection(POSTS);
  }
}
