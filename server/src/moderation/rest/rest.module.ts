import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { ModerationReadModule } from '../read/read.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { RulesModule } from '../rules/rules.module.js';
import { ModerationController } from './moderation.controller.js';

@Module({
  imports: [CasesModule, DecisionsModule, NoticesModule, ModerationReadModule, ReportsModule, RulesModule],
  controllers: [ModerationController],
})
export class ModerationRestModule {}
