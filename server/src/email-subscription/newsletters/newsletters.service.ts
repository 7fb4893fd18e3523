import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { AuditLog, type AuditEntry } from '#kernel/audit/audit-log.js';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import type { Tx } from '#kernel/events/tx.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type NewsletterDeliverySchema, NewsletterSchema } from './newsletter.entity.js';
import { SendNewsletters } from './newsletter-job.js';
import {
  type NewsletterDraft,
  newsletterDraftOf,
  type NewsletterRequest,
  recipientsLanguageOf,
} from './newsletter-text.js';
import { recipients, type RecipientTables } from './recipients.js';

type Tables = RecipientTables & InferKyselyDB<typeof NewsletterDeliverySchema>;

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
    const recipients = await this.address(tx, id, language);
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
    const asked = subscribers(this.database.reads(), recipientsLanguageOf(language));
    const { count } = await asked.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    return count;
  }

  /** Adds a delivery for each recipient. @returns how many */
  private async address(tx: Tx, newsletterId: string, language: string | null): Promise<number> {
    const db = tx.db<Tables>();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('newsletter_deliveries')
      .columns(['newsletter_id', 'subscription_id'])
      .expression(subscribers(db, language).select((eb) => [eb.val(newsletterId).as('newsletter_id'), 's.id']))
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows);
  }
}

/** All current subscribers s, or those of a language. */
function subscribers(db: Kysely<RecipientTables>, language: string | null) {
  return recipients(db).$if(language !== null, (all) => all.where('s.language', '=', language!));
}
