import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { RulesModule } from '../rules/rules.module.js';
import { AppealViews } from './appeal.view.js';
import { CaseReportsLoader, ReportedMediaLoader } from './case-report.view.js';
import { CaseSummariesLoader } from './case-summary.view.js';
import { CaseViews } from './case.view.js';
import { DecisionViews } from './decision.view.js';
import { ModeratedPersonLoader, RuleLoader, CaseDecisionLoader, DecisionLoader } from './moderation.loaders.js';
import { ReportViews } from './report.view.js';

@Module({
  imports: [MediaModule, RulesModule],
  providers: [
    ReportViews,
    CaseViews,
    CaseReportsLoader,
    CaseSummariesLoader,
    ReportedMediaLoader,
    DecisionViews,
    AppealViews,
    ModeratedPersonLoader,
    RuleLoader,
    CaseDecisionLoader,
    DecisionLoader,
  ],
  exports: [
    ReportViews,
    CaseViews,
    CaseReportsLoader,
    CaseSummariesLoader,
    ReportedMediaLoader,
    DecisionViews,
    AppealViews,
    ModeratedPersonLoader,
    RuleLoader,
    CaseDecisionLoader,
    DecisionLoader,
  ],
})
export class ModerationReadModule {}
