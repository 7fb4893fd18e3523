import { z } from 'zod';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Answers, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import { PostViews } from '../read/post-views.js';
import { PostsService } from '../publishing/posts.service.js';
import { CreateReplyBody } from './reply.bodies.js';
import { Depth } from './thread-depth.js';
import { RestThread, toRestThread } from './thread.rest.js';
import { ThreadTimelines } from './thread.timelines.js';
import { ThreadViews } from './thread.view.js';

/** REST endpoints for threads. */
@Controller('posts')
export class ThreadsController {
  constructor(
    private readonly service: PostsService,
    private readonly timelines: ThreadTimelines,
    private readonly threads: ThreadViews,
    private readonly posts: PostViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('create-post', 'create-post-burst')
  @Answers('Replies to a post.', RestPost)
  @Post('replies')
  async reply(
    @Body() body: CreateReplyBody,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestPost> {
    const id = await this.service.publish(ctx, viewer, body);
    const post = await this.posts.byIdWithMentions(id, viewer);
    if (!post) throw new PostNotFound();
    return toRestPost(post);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('The direct replies to a post.', RestPost)
  @Get(':id/replies')
  async replies(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    const idPage = await this.timelines.repliesNumbered(id, viewer, page);
    const posts = await this.posts.withMentions(idPage.ids, viewer);
    return new FlatPage(posts.map(toRestPost), page, idPage.totalCount, idPage.hasNextPage);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('A post with those above it and its replies.', RestThread)
  @Get(':id/thread')
  async thread(
    @Param('id', IdPipe) id: string,
    @Depth() maxDepth: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<RestThread> {
    const thread = await this.threads.withMentions(id, maxDepth, viewer);
    if (!thread) throw new PostNotFound();
    return toRestThread(thread);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('How many direct replies a post has.', z.number().int())
  @Get(':id/reply-count')
  async replyCount(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<number> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return post.replyCount;
  }
}
