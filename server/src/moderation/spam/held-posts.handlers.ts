import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { PostHeld } from '#posts/model/post.events.js';
import { EvidenceCollector } from '../evidence/evidence.js';
import { ReportingService } from '../reports/reporting.service.js';

/** Characters of the entries that a moderator reads. */
const MAX_COMMENT = 1_000;

/** Whether the server reported it already: events are delivered at least once. $1 post. */
export const FOUND_BEFORE = `
select r.id from cases c join reports r on r.case_id = c.id and r.found_by = 'WORDS'
where c.subject_kind = 'POST' and c.subject_id = $1::uuid and c.state = 'OPEN' limit 1`;

/** Makes a case of each quack that the list of words holds. */
@EventHandlers()
export class HeldPostsHandlers {
  constructor(
    private readonly transactions: Transactions,
    private readonly evidence: EvidenceCollector,
    private readonly reporting: ReportingService,
  ) {}

  @On(PostHeld)
  async onPostHeld({ postId, matched }: PostHeld): Promise<void> {
    // Reports made the case already.
    if (matched.length === 0) return;
    await this.transactions.run(async (tx) => {
      const collected = await this.evidence.ofHeldPost(tx, postId);
      if (!collected || (await tx.rows<{ id: string }>(FOUND_BEFORE, [postId])).length > 0) return;
      await this.reporting.store(
        tx,
        {
          ...{ kind: 'POST', subjectId: postId, reporterId: null, ruleIds: [], isIllegal: false, notice: null },
          category: 'OTHER',
          comment: matched.join('\n').slice(0, MAX_COMMENT),
          foundBy: 'WORDS',
        },
        collected,
      );
    });
  }
}
