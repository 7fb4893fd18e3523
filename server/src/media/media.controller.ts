import { Body, Controller, Delete, Post, Query } from '@nestjs/common';
import { Answers, AnswersList, AnswersNothing } from '#kernel/envelope/answers.decorator.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaAddresses } from './media-addresses.js';
import { filesOf } from './form-files.js';
import { MAX_MEDIA_PER_POST } from './media-limits.js';
import { RestMedia, toRestMedia } from './media.rest.js';
import { MediaService } from './media.service.js';
import { MediaViews } from './media.view.js';
import { MediaValidation, RestMediaValidation } from './media-validation.js';
import { TakesUploads, type UploadForm, Uploads, UploadsIfAny } from './uploads/upload-form.js';

/** REST endpoints for media, and the only way to upload them. */
@Controller('media')
export class MediaController {
  constructor(
    private readonly service: MediaService,
    private readonly views: MediaViews,
    private readonly validation: MediaValidation,
    private readonly addresses: MediaAddresses,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('upload', 'upload-day')
  @TakesUploads()
  @Answers('Uploads a picture or a video.', RestMedia)
  @Post('upload')
  async upload(
    @Uploads() form: UploadForm,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestMedia> {
    const [upload] = filesOf(form, 1);
    const { poster, altText } = form;
    const [media] = await this.shown([await this.service.upload(ctx, viewer, { upload: upload!, poster, altText })]);
    return media!;
  }

  /** All or none: if one is rejected, those before it are removed again. */
  @Allow('user')
  @TokenScope('write')
  @Limit('upload', 'upload-day')
  @TakesUploads()
  @AnswersList('Uploads up to four files, all or none.', RestMedia)
  @Post('upload-multiple')
  async uploadMany(
    @Uploads() form: UploadForm,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestMedia[]> {
    const { altText } = form;
    const once = { ...ctx, idempotencyKey: null };
    const ids: string[] = [];
    try {
      for (const upload of filesOf(form, MAX_MEDIA_PER_POST))
        ids.push(await this.service.upload(once, viewer, { upload, poster: null, altText }));
    } catch (error) {
      for (const id of ids) await this.service.remove(viewer, id);
      throw error;
    }
    return this.shown(ids);
  }

  /** Accepts only URLs of this site; nothing is ever fetched. */
  @Allow('user')
  @TokenScope('write')
  @AnswersNothing("Deletes an upload of one's own that no post uses.")
  @Delete()
  async remove(@Query('cloudinaryUrl') address: unknown, @SignedIn() viewer: SignedInViewer): Promise<null> {
    const id = typeof address === 'string' ? this.addresses.idOf(address) : null;
    if (id === null) {
      const message = 'This is not the address of an upload on this site.';
      throw new InvalidInput([{ field: 'cloudinaryUrl', message }], 'INVALID_ADDRESS');
    }
    await this.service.remove(viewer, id);
    return null;
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('upload-check')
  @TakesUploads()
  @Answers(
    'Says whether a file would be accepted. A file that would not is a success whose isValid is false.',
    RestMediaValidation,
  )
  @Post('validate')
  async validate(@UploadsIfAny() form: UploadForm | null, @Body() body: unknown): Promise<RestMediaValidation> {
    return form ? this.validation.ofForm(form) : this.validation.ofDescription(body);
  }

  private async shown(ids: readonly string[]): Promise<RestMedia[]> {
    const views = await this.views.byIds(ids);
    return ids.flatMap((id) => views.get(id) ?? []).map(toRestMedia);
  }
}
