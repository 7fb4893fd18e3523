import { Controller, Post } from '@nestjs/common';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { filesOf } from '#media/form-files.js';
import { MediaService } from '#media/media.service.js';
import { ClientUploads, TakesUploads, type UploadForm } from '#media/uploads/upload-form.js';
import type { MediaAttachment } from '../entities/media-attachment.js';
import { MediaAnswers } from './media-answers.js';

/** Uploads for statuses. Both versions answer once the file is ready: nothing is prepared later. The focus is dropped. */
@Controller(['v1/media', 'v2/media'])
export class UploadsController {
  constructor(
    private readonly media: MediaService,
    private readonly answers: MediaAnswers,
  ) {}

  @Allow('user')
  @NeedsScope('write:media')
  @Limit('upload', 'upload-day')
  @TakesUploads()
  @Post()
  async create(
    @ClientUploads() form: UploadForm,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<MediaAttachment> {
    const [upload] = filesOf(form, 1);
    const { poster, altText } = form;
    return this.answers.of(await this.media.upload(ctx, viewer, { upload: upload!, poster, altText }), viewer);
  }
}
