import { Module } from '@nestjs/common';
import { HelpSeeding } from './help-seeding.js';

@Module({
  providers: [HelpSeeding],
})
export class HelpSeedingModule {}
