import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { z } from 'zod';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaService } from '#media/media.service.js';
import { ClientUploadsIfAny, TakesUploads, type UploadForm } from '#media/uploads/upload-form.js';
import type { MediaAttachment } from '../entities/media-attachment.js';
import { text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { NotOffered } from '../request/request.errors.js';
import { MediaAnswers } from './media-answers.js';

/** The focus is accepted and dropped. */
const Described = z.object({ description: text.nullish() });

/** Uploads of the viewer. Those of others are not found. */
@Controller('v1/media/:id')
export class MediaAttachmentsController {
  constructor(
    private readonly media: MediaService,
    private readonly answers: MediaAnswers,
  ) {}

  @Allow('user')
  @NeedsScope('write:media')
  @Get()
  async show(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<MediaAttachment> {
    return this.answers.of(id, viewer);
  }

  /** Its description; what is shown until a video plays is decided when it is uploaded. */
  @Allow('user')
  @NeedsScope('write:media')
  @TakesUploads()
  @Put()
  async describe(
    @Param('id', RecordId) id: string,
    @ClientUploadsIfAny() form: UploadForm | null,
    @Params(Described) { description }: z.infer<typeof Described>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<MediaAttachment> {
    const before = await this.answers.of(id, viewer);
    if (form?.poster) throw new NotOffered('thumbnail', 'The thumbnail can not be changed. Upload the video again.');
    if (typeof description !== 'string') return before;
    return this.answers.of(await this.media.describe(viewer, id, description), viewer);
  }

  @Allow('user')
  @NeedsScope('write:media')
  @Delete()
  async remove(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Record<string, never>> {
    await this.answers.of(id, viewer);
    await this.media.remove(viewer, id);
    return {};
  }
}
