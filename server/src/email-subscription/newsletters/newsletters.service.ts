import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/events/idempotency.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NewsletterSchema } from './newsletter.entity.js';
import { SendNewsletters } from './newsletter-job.js';
import { type NewsletterDraft, newsletterDraftOf } from './newsletter-text.js';

/** All current subscribers. */
const ADDRESS = `
insert into newsletter_deliveries (newsletter_id, subscription_id)
select $1, s.id from email_subscriptions s
where s.is_active and s.verified_at is not null
  and not exists (select from email_suppressions x where x.address_digest = s.address_digest)
returning 1`;

/** Sends issues of the newsletter. Callers check the permission. */
@Injectable()
export class NewslettersService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Sends an issue to all current subscribers. Runs once per idempotency key of the request.
   * @returns its id
   * @throws InvalidInput, KeyReused
   */
  async send(ctx: RequestContext, viewer: SignedInViewer, request: NewsletterDraft): Promise<string> {
    const draft = newsletterDraftOf(request);
    return this.idempotency.runOnce({ ctx, operation: 'sendNewsletter', payload: { ...draft } }, async (tx) => {
      const id = newId();
      const { subject, body } = draft;
      await tx.em.insert(NewsletterSchema, { id, authorId: viewer.id, subject, body, createdAt: new Date() });
      const recipients = (await tx.rows(ADDRESS, [id])).length;
      await this.audit.record(tx, {
        viewer,
        action: 'newsletter.sent',
        subject: { kind: 'newsletter', id, name: subject },
        after: { recipients },
      });
      await this.jobs.enqueue(tx, SendNewsletters, {});
      return id;
    });
  }
}
