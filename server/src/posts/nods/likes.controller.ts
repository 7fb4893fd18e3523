import { z } from 'zod';
import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Answers, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { restShape, uuid } from '#kernel/envelope/rest-shape.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { RestUserSummary, toRestSummary } from '#people/users/user.rest.js';
import { UserViews } from '#people/users/user.view.js';
import { PostNotFound } from '../model/post.errors.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import { shownIn } from '../read/list-page.js';
import { PostTimelines } from '../timelines/post.timelines.js';
import { type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { NodTimelines } from './nod.timelines.js';
import { NodsService } from './nods.service.js';

/** LikeStats of the REST contract. */
export const RestLikeStats = restShape('LikeStats', {
  postId: uuid,
  isLikedByUser: z.boolean(),
  hasLikes: z.boolean(),
  likeCount: z.int(),
});
export type RestLikeStats = z.infer<typeof RestLikeStats>;

/** REST endpoints for nods, which the contract calls likes. */
@Controller('likes')
export class LikesController {
  constructor(
    private readonly nods: NodsService,
    private readonly nodTimelines: NodTimelines,
    private readonly timelines: PostTimelines,
    private readonly posts: PostViews,
    private readonly people: UserViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('nod')
  @Answers('Gives a post a nod. Doing so again changes nothing.', RestLikeStats)
  @Post('posts/:id')
  async like(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestLikeStats> {
    return this.statsOf(await this.nods.nod(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('nod')
  @Answers('Takes the nod back. Doing so again changes nothing.', RestLikeStats)
  @Delete('posts/:id')
  async unlike(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestLikeStats> {
    return this.statsOf(await this.nods.unnod(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('read')
  @Answers('Whether one gave a post a nod.', z.boolean())
  @Get('posts/:id/status')
  async status(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<boolean> {
    return (await this.visible(id, viewer)).viewerHasNodded;
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('How many nods a post has.', RestLikeStats)
  @Get('posts/:id/stats')
  stats(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestLikeStats> {
    return this.statsOf(id, viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('Who gave a post a nod.', RestUserSummary)
  @Get('posts/:id')
  async likedBy(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestUserSummary>> {
    await this.visible(id, viewer);
    const idPage = await this.nodTimelines.usersOfNumbered(id, viewer, page);
    const people = await this.people.inOrder(idPage.ids, viewer);
    return new FlatPage(people.map(toRestSummary), page, idPage.totalCount, idPage.hasNextPage);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('Posts that a person gave a nod.', RestPost)
  @Get('users/:id')
  async likedPosts(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    const idPage = await this.timelines.noddedByNumbered(id, viewer, page);
    const posts = await this.posts.withMentions(idPage.ids, viewer);
    return new FlatPage(shownIn(posts, 'PROFILES').map(toRestPost), page, idPage.totalCount, idPage.hasNextPage);
  }

  private async visible(id: string, viewer: Viewer): Promise<PostView> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return post;
  }

  private async statsOf(id: string, viewer: Viewer): Promise<RestLikeStats> {
    const post = await this.visible(id, viewer);
    return {
      postId: post.id,
      isLikedByUser: post.viewerHasNodded,
      hasLikes: post.nodCount > 0,
      likeCount: post.nodCount,
    };
  }
}
