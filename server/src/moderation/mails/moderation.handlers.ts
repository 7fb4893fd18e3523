import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { Database } from '#kernel/database/database.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Inbox } from '#notifications/inbox/inbox.js';
import { ModerationMails } from './moderation-mails.js';
import { AppealAnswered, DecisionMade, DecisionOverruled } from '../moderation.events.js';

/** Whom a decision concerns. A case stays open for those who reported when the server decides by itself. $1 decision. */
export const CONCERNED = `
select d.target_id, d.outcome <> 'NO_VIOLATION' as is_measure,
  array(select r.reporter_id from reports r where r.case_id = d.case_id and not d.is_by_machine and r.reporter_id is not null) as reporter_ids
from decisions d where d.id = $1::uuid`;
/** $1 appeal. */
export const APPELLANT = 'select a.by_id from appeals a where a.id = $1::uuid';
/** Who reported stays known to no one. $1 person. */
export const FORGET_REPORTER = 'update reports set reporter_id = null where reporter_id = $1::uuid';
/** $1 person. */
export const DELETE_NOTES_ABOUT = 'delete from person_notes n where n.person_id = $1::uuid';

interface Concerned {
  target_id: string;
  is_measure: boolean;
  reporter_ids: string[];
}

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
    const concerned = await this.concerned(decisionId);
    if (!concerned) return;
    for (const reporterId of concerned.reporter_ids)
      await this.inbox.recordSystem(reporterId, decisionId, 'REPORT_DECIDED');
    if (concerned.is_measure) await this.inbox.recordSystem(concerned.target_id, decisionId, 'DECISION_MADE');
    await this.mails.decisionMade(decisionId);
  }

  @On(DecisionOverruled)
  async onDecisionOverruled({ decisionId }: DecisionOverruled): Promise<void> {
    await this.mails.overruled(decisionId);
  }

  @On(AppealAnswered)
  async onAppealAnswered({ appealId }: AppealAnswered): Promise<void> {
    const [appeal] = await this.database.rows<{ by_id: string }>(APPELLANT, [appealId]);
    if (appeal) await this.inbox.recordSystem(appeal.by_id, appealId, 'APPEAL_ANSWERED');
    await this.mails.appealAnswered(appealId);
  }

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(FORGET_REPORTER, [userId]);
      await tx.rows(DELETE_NOTES_ABOUT, [userId]);
    });
  }

  private async concerned(decisionId: string): Promise<Concerned | undefined> {
    return (await this.database.rows<Concerned>(CONCERNED, [decisionId]))[0];
  }
}
