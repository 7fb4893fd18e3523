import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
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
import { FoldedReplyTimelines } from './folded-reply.timelines.js';
import { ReplyControlService } from './reply-control.service.js';
import { ReplyRuleBody } from '../model/reply-rule.inputs.js';

/** REST endpoints for who can reply, and hidden replies. */
@Controller('posts')
export class ReplyControlController {
  constructor(
    private readonly service: ReplyControlService,
    private readonly timelines: FoldedReplyTimelines,
    private readonly posts: PostViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('reply-control')
  @Answers("Changes who can reply to a quack of one's own.", RestPost)
  @Put(':id/reply-rule')
  async setRule(
    @Param('id', IdPipe) id: string,
    @Body() { rule, closeAt }: ReplyRuleBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestPost> {
    return this.shown(await this.service.setRule(viewer, id, rule, closeAt ?? null), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('reply-control')
  @Answers("Hides a reply to a quack of one's own. Doing so again changes nothing.", RestPost)
  @Post(':id/hide')
  async hide(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestPost> {
    return this.shown(await this.service.hide(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('reply-control')
  @Answers('Shows a hidden reply again. Doing so again changes nothing.', RestPost)
  @Delete(':id/hide')
  async unhide(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestPost> {
    return this.shown(await this.service.unhide(viewer, id), viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('The replies to a quack that its author hid.', RestPost)
  @Get(':id/hidden-replies')
  async hidden(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    const idPage = await this.timelines.belowNumbered(id, viewer, page);
    const posts = await this.posts.withMentions(idPage.ids, viewer);
    return new FlatPage(posts.map(toRestPost), page, idPage.totalCount, idPage.hasNextPage);
  }

  private async shown(id: string, viewer: SignedInViewer): Promise<RestPost> {
    const post = await this.posts.byIdWithMentions(id, viewer);
    if (!post) throw new PostNotFound();
    return toRestPost(post);
  }
}
