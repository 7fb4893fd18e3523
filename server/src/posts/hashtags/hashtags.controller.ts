import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { AppError, InvalidInput } from '#kernel/errors/app-error.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import { DEFAULT_PAGE_SIZE, type NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { ContentBody } from '../post.bodies.js';
import { boundedText } from '../post-content.js';
import { hashtagKeys, parseHashtags } from '../post-text.js';
import { type RestPost, toRestPost } from '../post.rest.js';
import { PostTimelines } from '../post.timelines.js';
import { PostViews } from '../post.view.js';
import { keysAsked } from './hashtag-key.js';
import { type RestHashtag, type RestHashtagStats, type RestParsedHashtags, toRestHashtag } from './hashtag.rest.js';
import { HashtagStats } from './hashtag-stats.js';
import { HashtagTimelines } from './hashtag.timelines.js';
import { HashtagViews } from './hashtag.view.js';

/** Nobody whom the viewer may read has used it. */
class HashtagNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Hashtag not found', { reason: 'HASHTAG_NOT_FOUND' });
  }
}

/** The REST face of hashtags. */
@Controller('hashtags')
export class HashtagsController {
  constructor(
    private readonly hashtags: HashtagTimelines,
    private readonly views: HashtagViews,
    private readonly stats: HashtagStats,
    private readonly timelines: PostTimelines,
    private readonly posts: PostViews,
  ) {}

  @Allow('anyone')
  @Limit('suggest')
  @Get('search')
  async search(@Query('searchTerm') term: unknown, @Ctx() { viewer }: RequestContext): Promise<RestHashtag[]> {
    if (term !== undefined && typeof term !== 'string')
      throw new InvalidInput([{ field: 'searchTerm', message: 'searchTerm takes one text.' }]);
    const tags = await this.hashtags.search(term ?? '', viewer, DEFAULT_PAGE_SIZE);
    return (await this.views.inOrder(tags, viewer)).map(toRestHashtag);
  }

  @Allow('anyone')
  @Get('trending')
  async trending(@Ctx() { viewer }: RequestContext): Promise<RestHashtag[]> {
    const tags = await this.hashtags.trending(viewer, DEFAULT_PAGE_SIZE);
    return (await this.views.inOrder(tags, viewer)).map(toRestHashtag);
  }

  @Allow('anyone')
  @Get('popular')
  async popular(@Paged() page: NumberedPage, @Ctx() { viewer }: RequestContext): Promise<FlatPage<RestHashtag>> {
    const skeleton = await this.hashtags.popularNumbered(viewer, page);
    const hashtags = await this.views.inOrder(skeleton.ids, viewer);
    return new FlatPage(hashtags.map(toRestHashtag), page, skeleton.totalCount, skeleton.hasNextPage);
  }

  @Allow('anyone')
  @Get('tag/:tag')
  async show(@Param('tag') tag: string, @Ctx() { viewer }: RequestContext): Promise<RestHashtag> {
    const [hashtag] = await this.views.inOrder(keysAsked(tag), viewer);
    if (!hashtag) throw new HashtagNotFound();
    return toRestHashtag(hashtag);
  }

  @Allow('anyone')
  @Get('posts/:tag')
  async tagged(
    @Param('tag') tag: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    const [key] = keysAsked(tag);
    if (key === undefined) return new FlatPage<RestPost>([], page, 0, false);
    const skeleton = await this.timelines.byTagNumbered(key, viewer, page);
    const posts = await this.posts.withMentions(skeleton.ids, viewer);
    return new FlatPage(posts.map(toRestPost), page, await this.stats.quacksWith(key, viewer), skeleton.hasNextPage);
  }

  @Allow('anyone')
  @Get('stats/:tag')
  async statsOf(@Param('tag') tag: string, @Ctx() { viewer }: RequestContext): Promise<RestHashtagStats> {
    const [key] = keysAsked(tag);
    const stats = key === undefined ? null : await this.stats.of(key, viewer);
    if (!stats) throw new HashtagNotFound();
    return stats;
  }

  @Allow('anyone')
  @Limit('search')
  @Post('parse')
  parse(@Body() { content }: ContentBody): RestParsedHashtags {
    const hashtags = /[#＃]/u.test(content) ? hashtagKeys(parseHashtags(boundedText(content))) : [];
    return { hashtags, count: hashtags.length };
  }
}
