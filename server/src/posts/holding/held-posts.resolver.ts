import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { Database } from '#kernel/database/database.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { HELD_OF } from '../model/hold-statements.js';

/** Rows of the list; who has more waiting sees the newest. */
const MAX_LISTED = 20;

@Resolver(() => ViewerView)
export class HeldPostsResolver {
  constructor(
    private readonly database: Database,
    private readonly views: PostViews,
  ) {}

  @TokenScope('read')
  @ResolveField(() => [PostView], {
    description: 'Posts of the viewer that wait for a moderator, newest first; at most 20.',
  })
  async heldPosts(@Parent() me: ViewerView, @Ctx() { viewer }: RequestContext): Promise<PostView[]> {
    const rows = await this.database.rows<{ id: string }>(HELD_OF, [me.id, MAX_LISTED]);
    const views = await this.views.heldByIds(
      rows.map(({ id }) => id),
      viewer,
    );
    return rows.map(({ id }) => views.get(id)).filter((view) => view !== undefined);
  }
}
