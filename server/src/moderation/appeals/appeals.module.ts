import { Module } from '@nestjs/common';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { ModerationReadModule } from '../read/read.module.js';
import { AppealsResolver } from './appeals.resolver.js';
import { AppealsService } from './appeals.service.js';

@Module({
  imports: [DecisionsModule, ModerationReadModule],
  providers: [AppealsService, AppealsResolver],
})
export class AppealsModule {}
