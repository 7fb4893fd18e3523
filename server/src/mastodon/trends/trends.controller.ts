import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import { HashtagTimelines } from '#posts/hashtags/hashtag.timelines.js';
import { HashtagViews } from '#posts/hashtags/hashtag.view.js';
import { PopularPostTimelines } from '#posts/popular/popular-post.timelines.js';
import { PostViews } from '#posts/read/post-views.js';
import { shownIn } from '#posts/read/list-page.js';
import { type Status, StatusSerializer } from '../entities/status.js';
import { type Tag, TagSerializer } from '../entities/tag.js';
import { whole } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';

/** Beyond, there are no trends. */
const MAX_OFFSET = 200;

const Slice = z.object({ limit: whole.optional(), offset: whole.optional() });
type Slice = z.infer<typeof Slice>;

function sliceOf({ limit, offset }: Slice, usual: number, most: number): { skipped: number; end: number } {
  const skipped = Math.min(Math.max(offset ?? 0, 0), MAX_OFFSET);
  return { skipped, end: skipped + Math.min(Math.max(limit ?? usual, 1), most) };
}

/** What many people use and read now. */
@Controller('v1/trends')
export class TrendsController {
  constructor(
    private readonly hashtags: HashtagTimelines,
    private readonly hashtagViews: HashtagViews,
    private readonly popular: PopularPostTimelines,
    private readonly posts: PostViews,
    private readonly statuses: StatusSerializer,
    private readonly tags: TagSerializer,
  ) {}

  @Allow('anyone')
  @NeedsScope()
  @Get(['', 'tags'])
  async listTags(@Params(Slice) slice: Slice, @Ctx() ctx: RequestContext): Promise<Tag[]> {
    const { skipped, end } = sliceOf(slice, 10, 20);
    const tags = await this.hashtags.trending(ctx.viewer, end);
    return this.tags.of(await this.hashtagViews.inOrder(tags.slice(skipped), ctx.viewer), ctx);
  }

  @Allow('anyone')
  @NeedsScope()
  @Get('statuses')
  async listStatuses(@Params(Slice) slice: Slice, @Ctx() ctx: RequestContext): Promise<Status[]> {
    const { skipped, end } = sliceOf(slice, 20, 40);
    const { ids } = await this.popular.popular(ctx.viewer, { first: end, after: null });
    const posts = await this.posts.withMentions(ids.slice(skipped), ctx.viewer);
    return this.statuses.of(shownIn(posts, 'LISTS'), ctx);
  }

  /** Links don't trend here. */
  @Allow('anyone')
  @NeedsScope()
  @Get('links')
  listLinks(): [] {
    return [];
  }
}
