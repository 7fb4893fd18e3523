import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { Database } from '#kernel/database/database.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Inbox } from '#notifications/inbox/inbox.js';
import { Appeal } from '../model/appeal.entity.js';
import { Decision } from '../model/decision.entity.js';
import { Report } from '../model/report.entity.js';
import { PersonNote } from '../notes/note.entity.js';
import { ModerationMails } from './moderation-mails.js';
import { AppealAnswered, DecisionMade, DecisionOverruled } from '../moderation.events.js';

/** Tells people about decisions. Delivered at least once: notifications and emails are sent once for each decision. */
@EventHandlers()
export class ModerationHandlers {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly inbox: Inbox,
    private readonly mails: ModerationMails,
  ) {}

  @On(DecisionMade)
  async onDecisionMade({ decisionId }: DecisionMade): Promise<void> {
    const decision = await this.database.fork().findOne(Decision, { id: decisionId });
    if (!decision) return;
    for (const reporterId of await this.reportersOf(decision))
      await this.inbox.recordSystem(reporterId, decisionId, 'REPORT_DECIDED');
    if (decision.outcome !== 'NO_VIOLATION')
      await this.inbox.recordSystem(decision.targetId, decisionId, 'DECISION_MADE');
    await this.mails.decisionMade(decisionId);
  }

  @On(DecisionOverruled)
  async onDecisionOverruled({ decisionId }: DecisionOverruled): Promise<void> {
    await this.mails.overruled(decisionId);
  }

  @On(AppealAnswered)
  async onAppealAnswered({ appealId }: AppealAnswered): Promise<void> {
    const appeal = await this.database.fork().findOne(Appeal, { id: appealId });
    if (appeal) await this.inbox.recordSystem(appeal.byId, appealId, 'APPEAL_ANSWERED');
    await this.mails.appealAnswered(appealId);
  }

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      // Who reported stays known to no one.
      await tx.em.nativeUpdate(Report, { reporterId: userId }, { reporterId: null });
      await tx.em.nativeDelete(PersonNote, { personId: userId });
    });
  }

  /** A case stays open for those who reported when the server decides by itself. */
  private async reportersOf({ caseId, isByMachine }: Decision): Promise<string[]> {
    if (!caseId || isByMachine) return [];
    const reported = { caseId, reporterId: { $ne: null } };
    const reports = await this.database.fork().find(Report, reported, { fields: ['reporterId'] });
    return reports.map(({ reporterId }) => reporterId!);
  }
}
