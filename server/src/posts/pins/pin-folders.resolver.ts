import { MAX_PIN_FOLDER_NAME, MAX_PIN_FOLDERS } from '@mallard/rules/pins';
import { Args, Field, ID, Int, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PinFolderCountsLoader } from './pin-folder-counts.loader.js';
import { PinFolderView, PinFolderViews } from './pin-folder.view.js';
import { PinFoldersService } from './pin-folders.service.js';
import { PinFolderNotFound } from './pin.errors.js';

@ObjectType({ description: 'The folder, as it is after the change.' })
export class PinFolderPayload {
  @Field(() => PinFolderView, { description: 'The folder itself.' }) folder!: PinFolderView;
}

const FOLDER_ID = { type: () => ID, description: 'A folder of the viewer.' } as const;
const NAME = { type: () => String, description: `1 to ${MAX_PIN_FOLDER_NAME} characters, on one line.` } as const;

/** Folders of the viewer's pins. */
@Resolver(() => PinFolderView)
export class PinFoldersResolver {
  constructor(
    private readonly folders: PinFoldersService,
    private readonly views: PinFolderViews,
    private readonly counts: PinFolderCountsLoader,
  ) {}

  @ResolveField(() => Int, { description: 'How many pins it has that the viewer can read.' })
  async pinCount(@Parent() { id }: PinFolderView, @Ctx() ctx: RequestContext): Promise<number> {
    return (await this.counts.for(ctx).load(id)) ?? 0;
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('pin')
  @Mutation(() => PinFolderPayload, {
    description: `Makes a folder for pins; at most ${MAX_PIN_FOLDERS}. A name that another one has, in whatever case, is refused with PIN_FOLDER_NAME_TAKEN.`,
  })
  async createPinFolder(
    @Args('name', NAME) name: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PinFolderPayload> {
    return this.payload(await this.folders.create(viewer, name), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('pin')
  @Mutation(() => PinFolderPayload, { description: 'Renames a folder of pins.' })
  async renamePinFolder(
    @Args('id', FOLDER_ID) id: string,
    @Args('name', NAME) name: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PinFolderPayload> {
    const folderId = parseId(id, 'id');
    await this.folders.rename(viewer, folderId, name);
    return this.payload(folderId, viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('pin')
  @Mutation(() => DeletePayload, { description: 'Deletes a folder. Its pins stay, without a folder.' })
  async deletePinFolder(@Args('id', FOLDER_ID) id: string, @SignedIn() viewer: SignedInViewer): Promise<DeletePayload> {
    const deletedId = parseId(id, 'id');
    await this.folders.delete(viewer, deletedId);
    return { deletedId };
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<PinFolderPayload> {
    const folder = await this.views.byId(id, viewer.id);
    if (!folder) throw new PinFolderNotFound();
    return { folder };
  }
}

@Resolver(() => ViewerView)
export class ViewerPinFoldersResolver {
  constructor(private readonly views: PinFolderViews) {}

  @TokenScope('read')
  @ResolveField(() => [PinFolderView], {
    description: `The folders of the viewer's pins, by name; at most ${MAX_PIN_FOLDERS}.`,
  })
  pinFolders(@Parent() me: ViewerView): Promise<PinFolderView[]> {
    return this.views.ofOwner(me.id);
  }
}
