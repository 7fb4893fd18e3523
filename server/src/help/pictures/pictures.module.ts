import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { HelpPicturesController } from './help-pictures.controller.js';
import { HelpPictures } from './help-pictures.js';

@Module({
  imports: [MediaModule],
  controllers: [HelpPicturesController],
  providers: [HelpPictures],
  exports: [HelpPictures],
})
export class HelpPicturesModule {}
