import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditEntry } from '#kernel/audit/audit-log.js';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import type { Tx } from '#kernel/events/tx.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NewsletterSchema } from './newsletter.entity.js';
import { SendNewsletters } from './newsletter-job.js';
import {
  type NewsletterDraft,
  newsletterDraftOf,
  type NewsletterRequest,
  recipientsLanguageOf,
} from './newsletter-text.js';

/** All current subscribers. $1 language, null for all. */
const RECIPIENTS = `
from email_subscriptions s
where s.is_active and s.verified_at is not null and ($1::text is null or s.language = $1)
  and not exists (select from email_suppressions x where x.address_digest = s.address_digest)`;
const COUNT = `select count(*)::int as recipients ${RECIPIENTS}`;
/** $2 newsletter. */
const ADDRESS = `
insert into newsletter_deliveries (newsletter_id, subscription_id)
select $2::uuid, s.id ${RECIPIENTS}
returning 1`;

/** Sends issues of the newsletter. Callers check the permission. */
@Injectable()
export class NewslettersService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Sends an issue to all current subscribers, or to those of its language. Runs once per idempotency key of the request.
   * @returns its id
   * @throws InvalidInput, KeyReused
   */
  async send(ctx: RequestContext, viewer: SignedInViewer, request: NewsletterRequest): Promise<string> {
    const draft = newsletterDraftOf(request);
    return this.idempotency.runOnce({ ctx, operation: 'sendNewsletter', payload: { ...draft } }, async (tx) => {
      const id = newId();
      await this.start(tx, id, { draft, authorId: viewer.id, sentBy: viewer });
      return id;
    });
  }

  /** Stores an issue with its recipients, and queues the emails, in the transaction. */
  async start(
    tx: Tx,
    id: string,
    { draft, authorId, sentBy }: { draft: NewsletterDraft; authorId: string | null; sentBy: AuditEntry['viewer'] },
  ): Promise<void> {
    const { subject, body, language } = draft;
    await tx.em.insert(NewsletterSchema, { id, authorId, subject, body, language, createdAt: new Date() });
    const recipients = (await tx.rows(ADDRESS, [language, id])).length;
    await this.audit.record(tx, {
      viewer: sentBy,
      action: 'newsletter.sent',
      subject: { kind: 'newsletter', id, name: subject },
      after: { recipients, ...(language !== null && { language }) },
    });
    await this.jobs.enqueue(tx, SendNewsletters, {});
  }

  /** How many an issue would be sent to now. @throws InvalidInput for an unsupported language */
  async countRecipients(language: string | null | undefined): Promise<number> {
    const [row] = await this.database.rows<{ recipients: number }>(COUNT, [recipientsLanguageOf(language)]);
    return row?.recipients ?? 0;
  }
}
