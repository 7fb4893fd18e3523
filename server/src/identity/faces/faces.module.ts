import { Module } from '@nestjs/common';
import { FaceFiles } from './face-files.js';
import { FacePainter } from './face-painter.js';

@Module({
  providers: [FaceFiles, FacePainter],
  exports: [FaceFiles],
})
export class FacesModule {}
