import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { PostHeld } from '#posts/model/post.events.js';
import { EvidenceCollector } from '../evidence/evidence.js';
import type { CaseSchema } from '../model/case.entity.js';
import type { ReportSchema } from '../model/report.entity.js';
import { ReportingService } from '../reports/reporting.service.js';

/** Characters of the entries that a moderator reads. */
const MAX_COMMENT = 1_000;

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
      if (!collected || (await wasFound(tx, postId))) return;
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

/** Whether the server reported it already: events are delivered at least once. */
async function wasFound(tx: Tx, postId: string): Promise<boolean> {
  const found = await tx
    .db<InferKyselyDB<typeof CaseSchema | typeof ReportSchema>>()
    .selectFrom('cases as c')
    .innerJoin('reports as r', 'r.case_id', 'c.id')
    .select('r.id')
    .where('c.subject_kind', '=', 'POST')
    .where('c.subject_id', '=', postId)
    .where('c.state', '=', 'OPEN')
    .where('r.found_by', '=', 'WORDS')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
