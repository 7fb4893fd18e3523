import { keysAsked } from '@mallard/rules/hashtag-key';
import { hashtagKeys, parseHashtags } from '@mallard/rules/text-entities';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { Answers, AnswersList, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { AppError, InvalidInput } from '#kernel/errors/app-error.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import { DEFAULT_PAGE_SIZE, type NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { WorksWhenFull } from '#kernel/storage/works-when-full.decorator.js';
import { ContentBody } from '../model/content.body.js';
import { boundedText } from '../model/post-content.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import { shownIn } from '../read/list-page.js';
import { PostTimelines } from '../timelines/post.timelines.js';
import { PostViews } from '../read/post-views.js';
import { RestHashtag, RestHashtagStats, RestParsedHashtags, toRestHashtag } from './hashtag.rest.js';
import { HashtagStats } from './hashtag-stats.js';
import { HashtagTimelines } from './hashtag.timelines.js';
import { HashtagViews } from './hashtag.view.js';

/** No user visible to the viewer has used it. */
class HashtagNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Hashtag not found', { reason: 'HASHTAG_NOT_FOUND' });
  }
}

/** REST endpoints for hashtags. */
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
  @TokenScope('read')
  @Limit('suggest')
  @AnswersList('Suggests hashtags while someone types.', RestHashtag)
  @Get('search')
  async search(@Query('searchTerm') term: unknown, @Ctx() { viewer }: RequestContext): Promise<RestHashtag[]> {
    if (term !== undefined && typeof term !== 'string')
      throw new InvalidInput([{ field: 'searchTerm', message: 'searchTerm must be a string.' }]);
    const tags = await this.hashtags.search(term ?? '', viewer, DEFAULT_PAGE_SIZE);
    return (await this.views.inOrder(tags, viewer)).map(toRestHashtag);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersList('Hashtags that many more people use today than yesterday.', RestHashtag)
  @Get('trending')
  async trending(@Ctx() { viewer }: RequestContext): Promise<RestHashtag[]> {
    const tags = await this.hashtags.trending(viewer, DEFAULT_PAGE_SIZE);
    return (await this.views.inOrder(tags, viewer)).map(toRestHashtag);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('Hashtags by how many people used them in the last 30 days.', RestHashtag)
  @Get('popular')
  async popular(@Paged() page: NumberedPage, @Ctx() { viewer }: RequestContext): Promise<FlatPage<RestHashtag>> {
    const idPage = await this.hashtags.popularNumbered(viewer, page);
    const hashtags = await this.views.inOrder(idPage.ids, viewer);
    return new FlatPage(hashtags.map(toRestHashtag), page, idPage.totalCount, idPage.hasNextPage);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('One hashtag.', RestHashtag)
  @Get('tag/:tag')
  async show(@Param('tag') tag: string, @Ctx() { viewer }: RequestContext): Promise<RestHashtag> {
    const [hashtag] = await this.views.inOrder(keysAsked(tag), viewer);
    if (!hashtag) throw new HashtagNotFound();
    return toRestHashtag(hashtag);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('Posts with a hashtag, newest first.', RestPost)
  @Get('posts/:tag')
  async tagged(
    @Param('tag') tag: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    const [key] = keysAsked(tag);
    if (key === undefined) return new FlatPage<RestPost>([], page, 0, false);
    const idPage = await this.timelines.byTagNumbered(key, viewer, page);
    const posts = await this.posts.withMentions(idPage.ids, viewer);
    return new FlatPage(
      shownIn(posts, 'LISTS').map(toRestPost),
      page,
      await this.stats.postCountOf(key, viewer),
      idPage.hasNextPage,
    );
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('How a hashtag is used.', RestHashtagStats)
  @Get('stats/:tag')
  async statsOf(@Param('tag') tag: string, @Ctx() { viewer }: RequestContext): Promise<RestHashtagStats> {
    const [key] = keysAsked(tag);
    const stats = key === undefined ? null : await this.stats.of(key, viewer);
    if (!stats) throw new HashtagNotFound();
    return stats;
  }

  @Allow('anyone')
  @TokenScope('read')
  @Limit('search')
  @AllowedWhile('frozen')
  @WorksWhenFull()
  @Answers('Finds the hashtags of a text.', RestParsedHashtags)
  @Post('parse')
  parse(@Body() { content }: ContentBody): RestParsedHashtags {
    const hashtags = /[#＃]/u.test(content) ? hashtagKeys(parseHashtags(boundedText(content))) : [];
    return { hashtags, count: hashtags.length };
  }
}
