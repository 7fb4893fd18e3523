import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaNotFound } from './media.errors.js';
import { UpdateMediaInput } from './media.inputs.js';
import { MediaService } from './media.service.js';
import { MediaView, MediaViews } from './media.view.js';

@Resolver(() => MediaView)
export class MediaResolver {
  constructor(
    private readonly service: MediaService,
    private readonly views: MediaViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Mutation(() => MediaView, { description: 'Describes an upload of the viewer, attached to a post or not.' })
  async updateMedia(
    @Args('id', { type: () => ID, description: 'An upload of the viewer.' }) id: string,
    @Args('input', { description: 'Its new values.' }) { altText }: UpdateMediaInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<MediaView> {
    const mediaId = await this.service.describe(viewer, parseId(id, 'id'), altText);
    const media = (await this.views.byIds([mediaId])).get(mediaId);
    if (!media) throw new MediaNotFound();
    return media;
  }

  @Allow('user')
  @TokenScope('write')
  @Mutation(() => DeletePayload, { description: 'Deletes an upload of the viewer that is not attached to a post.' })
  async deleteMedia(
    @Args('id', { type: () => ID, description: 'An upload of the viewer that no post uses.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.service.remove(viewer, parseId(id, 'id')) };
  }
}
