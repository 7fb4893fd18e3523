import { Module } from '@nestjs/common';
import { SessionViews } from './session.view.js';

@Module({
  providers: [SessionViews],
  exports: [SessionViews],
})
export class DevicesModule {}
