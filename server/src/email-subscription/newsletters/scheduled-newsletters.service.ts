import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { isLanguage } from '#kernel/request/language.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NewsletterNotScheduled, TooManyNewsletters } from '../email-subscription.errors.js';
import { ScheduledNewsletterSchema } from './newsletter.entity.js';
import { StartNewsletters } from './newsletter-job.js';
import { checkSendTime, newsletterDraftOf, type NewsletterRequest } from './newsletter-text.js';
import { MAX_SCHEDULED } from './newsletter.view.js';
import { NewslettersService } from './newsletters.service.js';

export interface ScheduleRequest extends NewsletterRequest {
  readonly sendAt: Date;
}

/** Issues that are sent later, to those who are subscribers then. Callers check the permission. */
@Injectable()
export class ScheduledNewslettersService {
  constructor(
    private readonly newsletters: NewslettersService,
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Runs once per idempotency key of the request.
   * @returns its id, which the issue keeps when it is sent
   * @throws InvalidInput, TooManyNewsletters, KeyReused
   */
  async schedule(ctx: RequestContext, viewer: SignedInViewer, request: ScheduleRequest): Promise<string> {
    const draft = newsletterDraftOf(request);
    const { sendAt } = request;
    const payload = { ...draft, sendAt: sendAt.toISOString() };
    return this.idempotency.runOnce({ ctx, operation: 'scheduleNewsletter', payload }, async (tx) => {
      checkSendTime(sendAt, new Date());
      if ((await tx.em.count(ScheduledNewsletterSchema)) >= MAX_SCHEDULED) throw new TooManyNewsletters(MAX_SCHEDULED);
      const id = newId();
      await tx.em.insert(ScheduledNewsletterSchema, {
        ...{ id, authorId: viewer.id, sendAt, createdAt: new Date() },
        ...draft,
      });
      await this.audit.record(tx, {
        viewer,
        action: 'newsletter.scheduled',
        subject: { kind: 'newsletter', id, name: draft.subject },
        after: { sendAt: sendAt.toISOString() },
      });
      return id;
    });
  }

  /** The current time may stay even if it is nearer than 5 minutes. @throws InvalidInput, NewsletterNotScheduled */
  async edit(viewer: SignedInViewer, id: string, request: ScheduleRequest): Promise<void> {
    const draft = newsletterDraftOf(request);
    const { sendAt } = request;
    await this.transactions.run(async (tx) => {
      const scheduled = await tx.em.findOne(ScheduledNewsletterSchema, { id });
      if (!scheduled) throw new NewsletterNotScheduled();
      if (scheduled.sendAt.getTime() !== sendAt.getTime()) checkSendTime(sendAt, new Date());
      const before = { subject: scheduled.subject, sendAt: scheduled.sendAt.toISOString() };
      const changed = await tx.em.nativeUpdate(ScheduledNewsletterSchema, { id }, { ...draft, sendAt });
      if (changed === 0) throw new NewsletterNotScheduled();
      await this.audit.record(tx, {
        viewer,
        action: 'newsletter.rescheduled',
        subject: { kind: 'newsletter', id, name: draft.subject },
        before,
        after: { subject: draft.subject, sendAt: sendAt.toISOString() },
      });
    });
  }

  /** @throws NewsletterNotScheduled if it was sent or canceled */
  async cancel(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const scheduled = await tx.em.findOne(ScheduledNewsletterSchema, { id });
      const deleted = await tx.em.nativeDelete(ScheduledNewsletterSchema, { id });
      if (!scheduled || deleted === 0) throw new NewsletterNotScheduled();
      const subject = { kind: 'newsletter', id, name: scheduled.subject };
      await this.audit.record(tx, { viewer, action: 'newsletter.canceled', subject });
      return id;
    });
  }

  /** Sends what is due. It runs each minute, on whichever replica takes the job. */
  @Worker(StartNewsletters)
  @RecurringJob(StartNewsletters, '* * * * *')
  async startDue(): Promise<void> {
    while (await this.startNext());
  }

  /** @returns whether one was due */
  private async startNext(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      // The process that locks the row sends the issue and deletes it; others take the next one.
      const [due] = await tx.em.find(
        ScheduledNewsletterSchema,
        { sendAt: { $lte: new Date() } },
        { orderBy: { sendAt: 'asc', id: 'asc' }, limit: 1, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      if (!due) return false;
      tx.em.remove(due);
      const { id, authorId = null, subject, body } = due;
      const language = isLanguage(due.language) ? due.language : null;
      await this.newsletters.start(tx, id, { draft: { subject, body, language }, authorId, sentBy: null });
      return true;
    });
  }
}
