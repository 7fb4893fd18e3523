import { Args, Query, Resolver } from '@nestjs/graphql';
import { isUuid } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import type { Connection } from '#kernel/paging/connection.js';
import { keysetPageOf } from '#kernel/paging/keyset.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { PostConnection, type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { ListPage } from '../read/list-page.js';
import { PopularPostsArgs } from './popular-posts.args.js';
import { PopularPostTimelines } from './popular-post.timelines.js';

const LIST = 'popularPosts';

@Resolver()
export class PopularPostsResolver {
  constructor(
    private readonly timelines: PopularPostTimelines,
    private readonly views: PostViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => PostConnection, {
    description:
      'Posts of the last 24 hours that most people nodded at or replied to, most popular first; of the last 7 days while there are fewer than 10. Recomputed every five minutes.',
  })
  async popularPosts(@Args() args: PopularPostsArgs, @Ctx() { viewer }: RequestContext): Promise<Connection<PostView>> {
    const among = args.among ?? 'EVERYONE';
    const list = among === 'EVERYONE' ? LIST : `${LIST}.${among}`;
    const asked = keysetPageOf(list, 2, args);
    const [standing, id] = asked.after ?? ['0', null];
    if (!/^\d{1,9}$/.test(standing!) || (id !== null && !isUuid(id!)))
      throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
    const page = new ListPage(asked, 'LISTS');
    while (page.next) {
      const idPage = await this.timelines.popular(viewer, page.next, among);
      page.add(idPage, await this.views.byIds(idPage.ids, viewer));
    }
    return page.toConnection(list);
  }
}
