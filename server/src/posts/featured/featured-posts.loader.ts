import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { shownIn } from '../read/list-page.js';
import type { PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { MAX_FEATURED } from './featured-post.errors.js';
import { FEATURED_OF } from './featured-post-statements.js';

interface FeaturedRow {
  user_id: string;
  post_id: string;
}

/** What people feature, as the viewer may see it, the first one first: one statement for the people of a request, and their posts. */
@Injectable()
export class FeaturedPostsLoader extends RequestLoader<string, PostView[]> {
  constructor(
    private readonly database: Database,
    private readonly posts: PostViews,
  ) {
    super();
  }

  protected async fetch(userIds: readonly string[], { viewer }: RequestContext): Promise<Map<string, PostView[]>> {
    const rows = await this.database.rows<FeaturedRow>(FEATURED_OF, [userIds, viewer.id]);
    const views = await this.posts.byIds(
      rows.map((row) => row.post_id),
      viewer,
    );
    return new Map(
      [...Map.groupBy(rows, (row) => row.user_id)].map(([userId, ofUser]) => {
        const posts = ofUser.map((row) => views.get(row.post_id)).filter((post) => post !== undefined);
        return [userId, shownIn(posts, 'PROFILES').slice(0, MAX_FEATURED)];
      }),
    );
  }
}
