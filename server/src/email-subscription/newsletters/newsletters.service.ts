import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/events/idempotency.js';
import { txRows } from '#kernel/events/tx-rows.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { SendNewsletters } from './newsletter-job.js';
import { type NewsletterDraft, newsletterDraftOf } from './newsletter-text.js';

const INSERT = `
insert into newsletters (id, author_id, subject, body, created_at) values ($1, $2, $3, $4, now())`;
/** Everybody who is a subscriber now. */
const ADDRESS = `
insert into newsletter_deliveries (newsletter_id, subscription_id)
select $1, s.id from email_subscriptions s
where s.is_active and s.verified_at is not null
  and not exists (select from email_suppressions x where x.address_digest = s.address_digest)
returning 1`;

/** Sends issues of the newsletter. Who may is decided at the door. */
@Injectable()
export class NewslettersService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Sends an issue to everybody whose subscription stands now; once per idempotency key of the request.
   * @returns its id
   * @throws InvalidInput, KeyReused
   */
  async send(ctx: RequestContext, viewer: SignedInViewer, request: NewsletterDraft): Promise<string> {
    const draft = newsletterDraftOf(request);
    return this.idempotency.runOnce({ ctx, operation: 'sendNewsletter', payload: { ...draft } }, async (tx) => {
      const id = newId();
      await txRows(tx, INSERT, [id, viewer.id, draft.subject, draft.body]);
      const recipients = (await txRows(tx, ADDRESS, [id])).length;
      await this.audit.record(tx, {
        viewer,
        action: 'newsletter.sent',
        subject: { kind: 'newsletter', id, name: draft.subject },
        after: { recipients },
      });
      await this.jobs.enqueue(tx, SendNewsletters, {});
      return id;
    });
  }
}
