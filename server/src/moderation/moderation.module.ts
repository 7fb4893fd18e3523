import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { MediaModule } from '#media/media.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { AppealViews } from './appeals/appeal.view.js';
import { AppealsResolver } from './appeals/appeals.resolver.js';
import { AppealsService } from './appeals/appeals.service.js';
import { CaseReportsLoader, ReportedMediaLoader } from './cases/case-report.view.js';
import { CaseTimelines } from './cases/case.timelines.js';
import { CaseViews } from './cases/case.view.js';
import { CaseReportFieldsResolver, CasesResolver, ReportedPostFieldsResolver } from './cases/cases.resolver.js';
import { CasesService } from './cases/cases.service.js';
import { DecisionEffects } from './decisions/decision-effects.js';
import { DecisionViews } from './decisions/decision.view.js';
import { DecisionsResolver, ModeratedPersonFieldsResolver } from './decisions/decisions.resolver.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { ModerationMails } from './mails/moderation-mails.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationHandlers } from './moderation.handlers.js';
import { CaseDecisionLoader, DecisionLoader, ModeratedPersonLoader, RuleLoader } from './moderation.loaders.js';
import { NoticesResolver } from './notices/notices.resolver.js';
import { NoticesService } from './notices/notices.service.js';
import { ModerationNumbers } from './numbers/moderation-numbers.js';
import { ModerationNumbersResolver } from './numbers/moderation-numbers.resolver.js';
import { EvidenceSweep } from './reports/evidence-sweep.job.js';
import { EvidenceCollector } from './reports/evidence.js';
import { ReportViews } from './reports/report.view.js';
import { ReportingService } from './reports/reporting.service.js';
import { ReportsResolver } from './reports/reports.resolver.js';
import { RuleViews } from './rules/rule.view.js';
import { RegistrationRulesResolver } from './rules/registration-rules.resolver.js';
import { RulesResolver } from './rules/rules.resolver.js';
import { RulesService } from './rules/rules.service.js';

@Module({
  imports: [IdentityModule, PeopleModule, MediaModule, PostsModule, NotificationsModule],
  controllers: [ModerationController],
  providers: [
    RulesService,
    RuleViews,
    RulesResolver,
    RegistrationRulesResolver,
    EvidenceCollector,
    EvidenceSweep,
    ReportingService,
    ReportViews,
    ReportsResolver,
    NoticesService,
    NoticesResolver,
    CasesService,
    CaseTimelines,
    CaseViews,
    CaseReportsLoader,
    ReportedMediaLoader,
    CasesResolver,
    CaseReportFieldsResolver,
    ReportedPostFieldsResolver,
    DecisionEffects,
    DecisionsService,
    DecisionViews,
    DecisionsResolver,
    ModeratedPersonFieldsResolver,
    AppealsService,
    AppealViews,
    AppealsResolver,
    ModerationNumbers,
    ModerationNumbersResolver,
    ModerationMails,
    ModerationHandlers,
    ModeratedPersonLoader,
    RuleLoader,
    CaseDecisionLoader,
    DecisionLoader,
  ],
})
export class ModerationModule {}
