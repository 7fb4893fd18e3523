import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/graphql/id.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
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
  @Mutation(() => MediaView, { description: 'Describes an own upload, also one that stands in a quack.' })
  async updateMedia(
    @Args('id', { type: () => ID }) id: string,
    @Args('input') { altText }: UpdateMediaInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<MediaView> {
    const mediaId = await this.service.describe(viewer, parseId(id, 'id'), altText);
    const media = (await this.views.byIds([mediaId])).get(mediaId);
    if (!media) throw new MediaNotFound();
    return media;
  }

  @Allow('user')
  @Mutation(() => DeletePayload, { description: 'Deletes an own upload that no quack carries.' })
  async deleteMedia(
    @Args('id', { type: () => ID }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.service.remove(viewer, parseId(id, 'id')) };
  }
}
