import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import type { Connection } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { isSignedIn, type SignedInViewer, type Viewer } from '#kernel/request/viewer.js';
import { Feed, type FeedName } from '../timelines/feed.js';
import { NodsService } from '../nods/nods.service.js';
import { PostNotFound } from '../model/post.errors.js';
import { CreatePostInput, UpdatePostInput } from './post.inputs.js';
import { PostPayload } from '../read/post.payloads.js';
import { homeKeyset, HomePage } from '../timelines/home-page.js';
import { NewPostsArgs, onlyNew } from '../timelines/new-posts.args.js';
import { ListPage } from '../read/list-page.js';
import { PostTimelines } from '../timelines/post.timelines.js';
import { PostConnection, PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { PostRemoval } from '../removal/post-removal.js';
import { PostsService } from './posts.service.js';

@Resolver(() => PostView)
export class PostsResolver {
  constructor(
    private readonly posts: PostsService,
    private readonly removal: PostRemoval,
    private readonly nods: NodsService,
    private readonly timelines: PostTimelines,
    private readonly views: PostViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => PostView, {
    nullable: true,
    description: 'A post by its id; null if it was deleted or the viewer may not see it.',
  })
  post(
    @Args('id', { type: () => ID, description: 'The post to read.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<PostView | null> {
    return this.views.byId(parseId(id, 'id'), ctx.viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => PostConnection, {
    description:
      'Quacks, newest first, without replies. FOLLOWING also has what people requacked: a post whose requackOf is set, once for each original.',
  })
  async stream(
    @Args('feed', {
      type: () => Feed,
      nullable: true,
      defaultValue: Feed.FOLLOWING,
      description: 'Whose posts; those of the viewer and the people they follow by default.',
    })
    feed: FeedName | null,
    @Args() args: NewPostsArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const list = `stream.${feed ?? Feed.FOLLOWING}`;
    if (feed === Feed.EVERYONE) {
      const page = new ListPage(keysetPage(list, args), 'LISTS');
      while (page.next) {
        const listed = onlyNew(args, this.timelines.everyone(viewer, page.next));
        page.addList(await this.views.ofList(listed, viewer));
      }
      return page.toConnection(list);
    }
    if (!isSignedIn(viewer)) throw new NotSignedIn('Please sign in to see the people you follow.');
    const page = new HomePage(homeKeyset(list, args));
    while (page.next) {
      const listed = onlyNew(args, this.timelines.following(viewer, page.next));
      page.addList(await this.views.ofList(listed, viewer));
    }
    return page.toConnection(list);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('create-post', 'create-post-burst')
  @Mutation(() => PostPayload, { description: 'Creates a post, or with parentPostId a reply.' })
  async createPost(
    @Args('input', { description: 'The text, and what goes with it.' }) input: CreatePostInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.posts.publish(ctx, viewer, input), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('edit-post')
  @Mutation(() => PostPayload, { description: 'Changes the text of a post of the viewer, and notes when.' })
  async updatePost(
    @Args('id', { type: () => ID, description: 'A post of the viewer.' }) id: string,
    @Args('input', { description: 'Its new text.' }) input: UpdatePostInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.posts.edit(viewer, parseId(id, 'id'), input), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('delete-post')
  @Mutation(() => DeletePayload, {
    description: "Deletes a post of the viewer, or anyone's with the claim posts.remove. Its replies stay.",
  })
  async deletePost(
    @Args('id', { type: () => ID, description: 'The post to delete.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.removal.remove(viewer, parseId(id, 'id')) };
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('nod')
  @Mutation(() => PostPayload, { description: 'Gives a post a nod, which is a like. Doing so again changes nothing.' })
  async nodPost(
    @Args('id', { type: () => ID, description: 'The post to give a nod.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.nods.nod(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('nod')
  @Mutation(() => PostPayload, { description: "Takes the viewer's nod back. Doing so again changes nothing." })
  async unnodPost(
    @Args('id', { type: () => ID, description: 'The post that loses the nod.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.nods.unnod(viewer, parseId(id, 'id')), viewer);
  }

  private async payload(id: string, viewer: Viewer): Promise<PostPayload> {
    const post = await this.views.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }
}
