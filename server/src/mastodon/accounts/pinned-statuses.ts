import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import { FeaturedPostsLoader } from '#posts/featured/featured-posts.loader.js';
import { PostViews } from '#posts/read/post-views.js';
import { type Status, StatusSerializer } from '../entities/status.js';

/** What a profile shows first, the first one first. */
@Injectable()
export class PinnedStatuses {
  constructor(
    private readonly featured: FeaturedPostsLoader,
    private readonly posts: PostViews,
    private readonly statuses: StatusSerializer,
  ) {}

  async of(userId: string, ctx: RequestContext): Promise<Status[]> {
    const posts = (await this.featured.for(ctx).load(userId)) ?? [];
    const ids = posts.map(({ id }) => id);
    return this.statuses.of(await this.posts.withMentions(ids, ctx.viewer), ctx);
  }
}
