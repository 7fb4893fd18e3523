import { Module } from '@nestjs/common';
import { ViewerViews } from './viewer.view.js';

@Module({
  providers: [ViewerViews],
  exports: [ViewerViews],
})
export class ViewerModule {}
