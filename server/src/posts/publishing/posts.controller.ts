import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Answers, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage, NumberedIdPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { MediaAddresses } from '#media/media-addresses.js';
import { PostNotFound } from '../model/post.errors.js';
import { CreatePostBody, UpdatePostBody } from './post.bodies.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import { firstPosts, shownIn } from '../read/list-page.js';
import { PostTimelines } from '../timelines/post.timelines.js';
import { PostViews } from '../read/post-views.js';
import { PostRemoval } from '../removal/post-removal.js';
import { PostsService } from './posts.service.js';

/** REST endpoints for posts. */
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
  @TokenScope('write')
  @Limit('create-post', 'create-post-burst')
  @Answers('Publishes a post.', RestPost)
  @Post()
  async create(
    @Body() { mediaUrls, ...draft }: CreatePostBody,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestPost> {
    const mediaIds = [...(draft.mediaIds ?? []), ...this.addresses.idsAt(mediaUrls ?? [], 'mediaUrls')];
    return this.shown(await this.posts.publish(ctx, viewer, { ...draft, mediaIds }), viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('Posts that are no replies, newest first.', RestPost)
  @Get()
  async list(@Paged() page: NumberedPage, @Ctx() { viewer }: RequestContext): Promise<FlatPage<RestPost>> {
    const list = await this.views.ofListWithMentions(this.timelines.everyoneNumbered(viewer, page), viewer);
    const posts = shownIn(firstPosts(list, page.pageSize), 'LISTS');
    const total = await this.timelines.everyoneTotal();
    return new FlatPage(posts.map(toRestPost), page, total, list.ids.length > page.pageSize);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage("A person's posts that are no replies, newest first.", RestPost)
  @Get('user/:userId')
  async byAuthor(
    @Param('userId', IdPipe) userId: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    return this.page(await this.timelines.byAuthorNumbered(userId, viewer, page), page, viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('One post.', RestPost)
  @Get(':id')
  show(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestPost> {
    return this.shown(id, viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('edit-post')
  @Answers("Changes the text of a post of one's own.", RestPost)
  @Put(':id')
  async edit(
    @Param('id', IdPipe) id: string,
    @Body() body: UpdatePostBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestPost> {
    return this.shown(await this.posts.edit(viewer, id, body), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('delete-post')
  @Answers("Deletes a post of one's own; data is its id.", uuid)
  @Delete(':id')
  remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.removal.remove(viewer, id);
  }

  private async shown(id: string, viewer: Viewer): Promise<RestPost> {
    const post = await this.views.byIdWithMentions(id, viewer);
    if (!post) throw new PostNotFound();
    return toRestPost(post);
  }

  private async page(idPage: NumberedIdPage, page: NumberedPage, viewer: Viewer): Promise<FlatPage<RestPost>> {
    const posts = await this.views.withMentions(idPage.ids, viewer);
    return new FlatPage(shownIn(posts, 'PROFILES').map(toRestPost), page, idPage.totalCount, idPage.hasNextPage);
  }
}
