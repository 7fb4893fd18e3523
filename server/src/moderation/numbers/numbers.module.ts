import { Module } from '@nestjs/common';
import { ModerationNumbers } from './moderation-numbers.js';
import { ModerationNumbersResolver } from './moderation-numbers.resolver.js';

@Module({
  providers: [ModerationNumbers, ModerationNumbersResolver],
})
export class ModerationNumbersModule {}
