import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage, NumberedSkeleton } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { MediaAddresses } from '#media/media-addresses.js';
import { PostNotFound } from './post.errors.js';
import { CreatePostBody, UpdatePostBody } from './post.bodies.js';
import { type RestPost, toRestPost } from './post.rest.js';
import { PostTimelines } from './post.timelines.js';
import { PostViews } from './post.view.js';
import { PostRemoval } from './post-removal.js';
import { PostsService } from './posts.service.js';

/** The REST face of quacks. */
@Controller('posts')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly removal: PostRemoval,
    private readonly timelines: PostTimelines,
    private readonly views: PostViews,
    private readonly addresses: MediaAddresses,
  ) {}

  @Allow('user')
  @Limit('create-post', 'create-post-burst')
  @Post()
  async create(
    @Body() body: CreatePostBody,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestPost> {
    const { content, contentWarning } = body;
    const mediaIds = [...(body.mediaIds ?? []), ...this.addresses.idsAt(body.mediaUrls ?? [], 'mediaUrls')];
    return this.shown(await this.posts.publish(ctx, viewer, { content, contentWarning, mediaIds }), viewer);
  }

  @Allow('anyone')
  @Get()
  async list(@Paged() page: NumberedPage, @Ctx() { viewer }: RequestContext): Promise<FlatPage<RestPost>> {
    const { ids, views } = await this.views.ofListWithMentions(this.timelines.everyoneNumbered(viewer, page), viewer);
    const posts = ids
      .slice(0, page.pageSize)
      .map((id) => views.get(id))
      .filter((view) => view !== undefined);
    const total = await this.timelines.everyoneTotal();
    return new FlatPage(posts.map(toRestPost), page, total, ids.length > page.pageSize);
  }

  @Allow('anyone')
  @Get('user/:userId')
  async byAuthor(
    @Param('userId', IdPipe) userId: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    return this.page(await this.timelines.byAuthorNumbered(userId, viewer, page), page, viewer);
  }

  @Allow('anyone')
  @Get(':id')
  show(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestPost> {
    return this.shown(id, viewer);
  }

  @Allow('user')
  @Put(':id')
  async edit(
    @Param('id', IdPipe) id: string,
    @Body() { content }: UpdatePostBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestPost> {
    return this.shown(await this.posts.edit(viewer, id, { content }), viewer);
  }

  @Allow('user')
  @Limit('delete-post')
  @Delete(':id')
  remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.removal.remove(viewer, id);
  }

  private async shown(id: string, viewer: Viewer): Promise<RestPost> {
    const [post] = await this.views.withMentions([id], viewer);
    if (!post) throw new PostNotFound();
    return toRestPost(post);
  }

  private async page(skeleton: NumberedSkeleton, page: NumberedPage, viewer: Viewer): Promise<FlatPage<RestPost>> {
    const posts = await this.views.withMentions(skeleton.ids, viewer);
    return new FlatPage(posts.map(toRestPost), page, skeleton.totalCount, skeleton.hasNextPage);
  }
}
