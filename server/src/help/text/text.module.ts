import { Module } from '@nestjs/common';
import { HelpTexts } from './help-text.js';

@Module({
  providers: [HelpTexts],
  exports: [HelpTexts],
})
export class HelpTextModule {}
