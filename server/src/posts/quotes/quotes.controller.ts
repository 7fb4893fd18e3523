import { Controller, Get, Param, Post } from '@nestjs/common';
import { Answers, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import { PostViews } from '../read/post-views.js';
import { QuoteTimelines } from './quote.timelines.js';
import { QuotesService } from './quotes.service.js';

/** REST endpoints for the quotes of a post. */
@Controller('posts')
export class QuotesController {
  constructor(
    private readonly service: QuotesService,
    private readonly timelines: QuoteTimelines,
    private readonly posts: PostViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('The posts that quote a post, newest first.', RestPost)
  @Get(':id/quotes')
  async quotes(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    if (!(await this.posts.byId(id, viewer))) throw new PostNotFound();
    const idPage = await this.timelines.ofNumbered(id, viewer, page);
    const posts = await this.posts.withMentions(idPage.ids, viewer);
    return new FlatPage(posts.map(toRestPost), page, idPage.totalCount, idPage.hasNextPage);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('quote')
  @Answers("Withdraws a post of one's own from a quote. Doing so again changes nothing.", RestPost)
  @Post(':id/quotes/:quoteId/revoke')
  async revoke(
    @Param('id', IdPipe) id: string,
    @Param('quoteId', IdPipe) quoteId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestPost> {
    const post = await this.posts.byIdWithMentions(await this.service.revoke(viewer, quoteId, id), viewer);
    if (!post) throw new PostNotFound();
    return toRestPost(post);
  }
}
