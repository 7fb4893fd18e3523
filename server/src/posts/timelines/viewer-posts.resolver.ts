import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import type { Connection } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { ListPage } from '../read/list-page.js';
import { PostTimelines } from './post.timelines.js';
import { PostConnection, type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';

/** The fields that this area adds to `Viewer`. */
@Resolver(() => ViewerView)
export class ViewerPostsResolver {
  constructor(
    private readonly timelines: PostTimelines,
    private readonly views: PostViews,
  ) {}

  @TokenScope('read')
  @ResolveField(() => PostConnection, { description: 'Posts that the viewer gave a nod, latest nod first.' })
  async nods(
    @Parent() me: ViewerView,
    @Args() args: PageArgs,
    @Args('query', {
      type: () => String,
      nullable: true,
      description:
        'Only posts, of the latest 2,000 nods, that have all of these words, or words that begin with them, or whose author is called that.',
    })
    query: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const list = 'viewer.nods';
    const page = new ListPage(keysetPage(list, args), 'PROFILES');
    while (page.next) {
      const idPage = query?.trim()
        ? await this.timelines.noddedMatching(me.id, query, page.next)
        : await this.timelines.noddedBy(me.id, viewer, page.next);
      page.add(idPage, await this.views.byIds(idPage.ids, viewer));
    }
    return page.toConnection(list);
  }
}
