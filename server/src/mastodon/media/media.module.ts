import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { MediaAnswers } from './media-answers.js';
import { MediaAttachmentsController } from './media-attachments.controller.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  imports: [MediaModule, MastodonRequestModule],
  controllers: [MediaAttachmentsController, UploadsController],
  providers: [MediaAnswers],
  exports: [MediaAnswers],
})
export class MastodonMediaModule {}
