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
import { ModerationNotesLoader } from './notes/note.view.js';
import { ModerationNoteFieldsResolver, NotesResolver } from './notes/notes.resolver.js';
import { NotesService } from './notes/notes.service.js';
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
import { HeldPostsHandlers } from './spam/held-posts.handlers.js';
import { HeldWordViews } from './spam/held-word.view.js';
import { HeldWordsResolver } from './spam/held-words.resolver.js';
import { HeldWordsService } from './spam/held-words.service.js';
import { FingerprintSweep } from './spam/fingerprint-sweep.job.js';
import { RepetitionHandlers } from './spam/repetition.handlers.js';
import { Repetition } from './spam/repetition.service.js';
import { ReportHolds } from './spam/report-holds.js';

@Module({
  imports: [IdentityModule, PeopleModule, MediaModule, PostsModule, NotificationsModule],
  controllers: [ModerationController],
  providers: [
    RulesService,
    HeldWordsService,
    HeldWordViews,
    HeldWordsResolver,
    HeldPostsHandlers,
    ReportHolds,
    Repetition,
    RepetitionHandlers,
    FingerprintSweep,
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
    NotesService,
    ModerationNotesLoader,
    NotesResolver,
    ModerationNoteFieldsResolver,
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
  exports: [ReportingService, RuleViews],
})
export class ModerationModule {}
