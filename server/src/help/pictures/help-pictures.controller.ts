import { Controller, Post } from '@nestjs/common';
import { z } from 'zod';
import { Answers } from '#kernel/envelope/answers.decorator.js';
import { restShape, uuid } from '#kernel/envelope/rest-shape.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { filesOf } from '#media/form-files.js';
import { MediaNotFound } from '#media/media.errors.js';
import { MediaViews } from '#media/media.view.js';
import { TakesUploads, type UploadForm, Uploads } from '#media/uploads/upload-form.js';
import { HelpPictures } from './help-pictures.js';

/** HelpPicture of the REST contract. */
export const RestHelpPicture = restShape('HelpPicture', {
  id: uuid,
  /** For Markdown; its fragment is the size, so that readers' pages keep the space for it. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});
export type RestHelpPicture = z.infer<typeof RestHelpPicture>;

/** The REST endpoint for pictures of the help center, and the only way to upload them. */
@Controller('help')
export class HelpPicturesController {
  constructor(
    private readonly pictures: HelpPictures,
    private readonly views: MediaViews,
  ) {}

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('upload', 'upload-day')
  @TakesUploads()
  @Answers('Uploads a picture for a text of the help center.', RestHelpPicture)
  @Post('pictures')
  async upload(
    @Uploads() form: UploadForm,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHelpPicture> {
    const [upload] = filesOf(form, 1);
    const id = await this.pictures.upload(ctx, viewer, upload!);
    const picture = (await this.views.byIds([id])).get(id);
    if (!picture) throw new MediaNotFound();
    const { url, bytes } = picture;
    const [width, height] = [picture.width ?? 0, picture.height ?? 0];
    return { id, url: `${url}#${width}x${height}`, width, height, bytes };
  }
}
