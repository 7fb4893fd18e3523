import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { isLanguage } from '#kernel/request/language.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ContactMessageNotFound, InvalidAssignee } from '../help.errors.js';
import { ContactAnswerSchema } from './contact-answer.entity.js';
import { replyAddress } from './contact-address.js';
import { answerOf } from './contact-draft.js';
import { CONTACT_MAILS } from './contact-mail-text.js';
import { ContactMessageSchema } from './contact-message.entity.js';
import { contactTeam, type TeamTables } from './contact-team.js';
import type { ContactMessageState } from './contact-state.js';
import { paragraphsOf } from './contact.service.js';

export interface ContactMessageChanges {
  state?: ContactMessageState | null;
  /** Null for no one; absent to keep. */
  assigneeId?: string | null;
  isRead?: boolean | null;
}

/** What staff do with messages. Callers check the permission. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws ContactMessageNotFound, InvalidAssignee if they can't read messages */
  async update(viewer: SignedInViewer, id: string, changes: ContactMessageChanges): Promise<void> {
    await this.transactions.run(async (tx) => {
      const message = await tx.em.findOne(ContactMessageSchema, { id });
      if (!message) throw new ContactMessageNotFound();
      const before = { state: message.state, assigneeId: message.assigneeId ?? null };
      const after = {
        state: changes.state ?? before.state,
        assigneeId: changes.assigneeId === undefined ? before.assigneeId : changes.assigneeId,
      };
      if (after.assigneeId !== before.assigneeId) await requireTeam(tx, after.assigneeId);
      tx.em.assign(message, after);
      if (typeof changes.isRead === 'boolean') message.readAt = changes.isRead ? (message.readAt ?? new Date()) : null;
      // That someone opened a message isn't worth an entry.
      if (before.state === after.state && before.assigneeId === after.assigneeId) return;
      const subject = { kind: 'contact_message', id, name: message.subject };
      await this.audit.record(tx, { viewer, action: 'help.message.updated', subject, before, after });
    });
  }

  /**
   * Emails an answer to the sender, quotes their message, and stores it. The message is answered then, and assigned to
   * the viewer if it was assigned to no one. Runs once per idempotency key of the request.
   * @throws InvalidInput, ContactMessageNotFound, KeyReused
   */
  async answer(viewer: SignedInViewer, ctx: RequestContext, id: string, raw: string): Promise<void> {
    const body = answerOf(raw);
    await this.idempotency.runOnce({ ctx, operation: 'answerContactMessage', payload: { id, body } }, async (tx) => {
      const message = await tx.em.findOne(ContactMessageSchema, { id });
      if (!message) throw new ContactMessageNotFound();
      const now = new Date();
      const answerId = newId();
      await tx.em.insert(ContactAnswerSchema, {
        id: answerId,
        messageId: id,
        authorId: viewer.id,
        body,
        createdAt: now,
      });
      tx.em.assign(message, {
        state: 'answered',
        assigneeId: message.assigneeId ?? viewer.id,
        readAt: message.readAt ?? now,
      });
      const language = isLanguage(message.language) ? message.language : 'en';
      const { name, email, subject: about } = message;
      const replyTo = replyAddress(this.settings);
      const text = CONTACT_MAILS[language].answer({
        product: this.settings.PRODUCT_NAME,
        name,
        subject: about,
        canReply: replyTo !== null,
      });
      await this.mailer.enqueue(tx, {
        to: email,
        ...(replyTo !== null && { replyTo }),
        language,
        subject: text.subject,
        template: {
          heading: text.heading,
          paragraphs: [
            ...paragraphsOf(body),
            ...text.before,
            ...paragraphsOf(message.message).map((line) => `> ${line}`),
          ],
          ...(text.action && { action: { label: text.action, url: `${this.settings.PUBLIC_URL}/help?tab=contact` } }),
          footnote: text.footnote,
        },
        once: `contact:${id}:answer:${answerId}`,
      });
      const subject = { kind: 'contact_message', id, name: about };
      await this.audit.record(tx, { viewer, action: 'help.message.answered', subject });
      return answerId;
    });
  }

  /** @throws ContactMessageNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const deleted = await tx.em.nativeDelete(ContactMessageSchema, { id });
      if (deleted === 0) throw new ContactMessageNotFound();
      await this.audit.record(tx, { viewer, action: 'help.message.deleted', subject: { kind: 'contact_message', id } });
      return id;
    });
  }
}

/** @throws InvalidAssignee */
async function requireTeam(tx: Tx, assigneeId: string | null): Promise<void> {
  if (assigneeId === null) return;
  const team = await contactTeam(tx.db<TeamTables>());
  if (!team.includes(assigneeId)) throw new InvalidAssignee();
}
