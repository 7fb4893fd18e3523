import { Args, ID, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostPayload } from '../read/post.payloads.js';
import { PostConnection, PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { OwnPinLoader } from './own-pin.loader.js';
import { PinFolderViews } from './pin-folder.view.js';
import { PinFolderNotFound } from './pin.errors.js';
import { toPinChange, UpdatePinInput } from './pin.inputs.js';
import { RemovePinPayload } from './pin.payloads.js';
import { PinTimelines } from './pin.timelines.js';
import { PinView } from './pin.view.js';
import { PinsService } from './pins.service.js';

@Resolver(() => ViewerView)
export class PinsResolver {
  constructor(
    private readonly service: PinsService,
    private readonly timelines: PinTimelines,
    private readonly posts: PostViews,
    private readonly folders: PinFolderViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('pin')
  @Mutation(() => PostPayload, { description: 'Saves a post for the viewer alone. Doing so again changes nothing.' })
  async pinPost(
    @Args('id', { type: () => ID, description: 'The post to pin.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.pin(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('pin')
  @Mutation(() => PostPayload, {
    description: "Removes a post from the viewer's pins. Doing so again changes nothing.",
  })
  async unpinPost(
    @Args('id', { type: () => ID, description: 'The post to unpin.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    const unpinned = await this.service.unpin(viewer, parseId(id, 'id'));
    return this.payload(unpinned.id, viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('pin')
  @Mutation(() => RemovePinPayload, {
    description:
      'The same as unpinPost, and says what the pin held, so that it can be put back with pinPost and updatePin.',
  })
  async removePin(
    @Args('id', { type: () => ID, description: 'The post to unpin.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RemovePinPayload> {
    const unpinned = await this.service.unpin(viewer, parseId(id, 'id'));
    return { ...(await this.payload(unpinned.id, viewer)), pin: unpinned.pin };
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('pin')
  @Mutation(() => PostPayload, {
    description:
      'Changes what a pin of the viewer holds beside its post. A post that is not pinned is refused with PIN_NOT_FOUND.',
  })
  async updatePin(
    @Args('id', { type: () => ID, description: 'A pinned post.' }) id: string,
    @Args('input', { description: 'What changes.' }) input: UpdatePinInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    const postId = parseId(id, 'id');
    await this.service.update(viewer, postId, toPinChange(input));
    return this.payload(postId, viewer);
  }

  @TokenScope('read')
  @ResolveField(() => PostConnection, { description: 'Posts that the viewer pinned, latest pin first.' })
  async pins(
    @Parent() me: ViewerView,
    @Args() args: PageArgs,
    @Args('query', {
      type: () => String,
      nullable: true,
      description:
        'Only posts, of the latest 2,000 pins, that have all of these words, or words that begin with them, or whose author is called that. Notes on pins count as their words.',
    })
    query: string | null,
    @Args('folderId', { type: () => ID, nullable: true, description: 'Only pins in this folder of the viewer.' })
    folderId: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const page = keysetPage('viewer.pins', args);
    const folder = folderId == null ? null : await this.ownFolder(me.id, folderId);
    const idPage = await this.idsOf(me.id, query, folder, page);
    return connectionOf('viewer.pins', page, idPage, await this.posts.byIds(idPage.ids, viewer));
  }

  @TokenScope('read')
  @ResolveField(() => Int, { description: 'How many posts the viewer pinned and can read.' })
  pinCount(@Parent() me: ViewerView): Promise<number> {
    return this.timelines.count(me.id);
  }

  private idsOf(userId: string, query: string | null, folderId: string | null, page: KeysetPage): Promise<IdPage> {
    if (query?.trim()) return this.timelines.pinnedMatching(userId, query, folderId, page);
    return folderId === null ? this.timelines.pinnedBy(userId, page) : this.timelines.pinnedIn(userId, folderId, page);
  }

  /** @throws PinFolderNotFound */
  private async ownFolder(userId: string, folderId: string): Promise<string> {
    const folder = await this.folders.byId(parseId(folderId, 'folderId'), userId);
    if (!folder) throw new PinFolderNotFound();
    return folder.id;
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<PostPayload> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }
}

@Resolver(() => PostView)
export class PostPinResolver {
  constructor(private readonly pins: OwnPinLoader) {}

  @ResolveField(() => PinView, {
    nullable: true,
    description: "The viewer's pin of it; null if it isn't pinned. One statement where it is asked for.",
  })
  async viewerPin(@Parent() post: PostView, @Ctx() ctx: RequestContext): Promise<PinView | null> {
    return (await this.pins.for(ctx).load(post.id)) ?? null;
  }
}
