import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { type RestUserSummary, toRestSummary } from '#people/users/user.rest.js';
import { UserViews } from '#people/users/user.view.js';
import { PostNotFound } from '../post.errors.js';
import { type RestPost, toRestPost } from '../post.rest.js';
import { PostTimelines } from '../post.timelines.js';
import { type PostView, PostViews } from '../post.view.js';
import { NodTimelines } from './nod.timelines.js';
import { NodsService } from './nods.service.js';

/** LikeStats of the REST contract. */
interface RestLikeStats {
  postId: string;
  isLikedByUser: boolean;
  hasLikes: boolean;
  likeCount: number;
}

/** The REST face of nods, which its clients call likes. */
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
  @Limit('nod')
  @Post('posts/:id')
  async like(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestLikeStats> {
    return this.statsOf(await this.nods.nod(viewer, id), viewer);
  }

  @Allow('user')
  @Limit('nod')
  @Delete('posts/:id')
  async unlike(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestLikeStats> {
    return this.statsOf(await this.nods.unnod(viewer, id), viewer);
  }

  @Allow('user')
  @Get('posts/:id/status')
  async status(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<boolean> {
    return (await this.visible(id, viewer)).viewerHasNodded;
  }

  @Allow('anyone')
  @Get('posts/:id/stats')
  stats(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestLikeStats> {
    return this.statsOf(id, viewer);
  }

  @Allow('anyone')
  @Get('posts/:id')
  async likedBy(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestUserSummary>> {
    await this.visible(id, viewer);
    const skeleton = await this.nodTimelines.peopleOfNumbered(id, page);
    const people = await this.people.inOrder(skeleton.ids, viewer);
    return new FlatPage(people.map(toRestSummary), page, skeleton.totalCount, skeleton.hasNextPage);
  }

  @Allow('anyone')
  @Get('users/:id')
  async likedPosts(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    const skeleton = await this.timelines.noddedByNumbered(id, viewer, page);
    const posts = await this.posts.withMentions(skeleton.ids, viewer);
    return new FlatPage(posts.map(toRestPost), page, skeleton.totalCount, skeleton.hasNextPage);
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
