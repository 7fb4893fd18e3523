import { Inject, Injectable } from '@nestjs/common';
import { UserSchema } from '#identity/users/user.entity.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { isLanguage, type Language } from '#kernel/request/language.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { type ContactDraft, contactDraftOf, type ContactRequest, withoutLinks } from './contact-draft.js';
import { ContactMessageSchema } from './contact-message.entity.js';
import { CONTACT_MAILS } from './contact-mail-text.js';

/** Messages to the operator of the site. */
@Injectable()
export class ContactService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Stores a message and emails it to the operator, with a copy to the sender. Runs once per idempotency key of the
   * request. A filled-in honeypot gets the usual response, but the message is dropped.
   * @throws InvalidInput, KeyReused, RateLimited (3 a day from one address)
   */
  async send(ctx: RequestContext, request: ContactRequest): Promise<void> {
    const draft = contactDraftOf(request);
    if ((request.website ?? '') !== '') return;
    await this.limiter.consume('contact-from', draft.email.key);

    const { name, subject, message, email } = draft;
    const payload = { name, subject, message, email: email.key };
    await this.idempotency.runOnce({ ctx, operation: 'sendContactMessage', payload }, async (tx) => {
      const id = newId();
      await tx.em.insert(ContactMessageSchema, {
        ...{ id, userId: ctx.viewer.id, name, email: email.address, subject, message },
        ...{ language: ctx.language, createdAt: new Date() },
      });
      await this.tellOperator(tx, id, draft);
      await this.copyToSender(tx, id, ctx, draft);
      return id;
    });
  }

  private async tellOperator(tx: Tx, id: string, { name, email, subject, message }: ContactDraft): Promise<void> {
    // The oldest root account.
    const roots = { role: 'root', isActive: true, emailVerifiedAt: { $ne: null } } as const;
    const operator = await tx.em.findOne(UserSchema, roots, { orderBy: { id: 'asc' } });
    const language: Language = isLanguage(operator?.language) ? operator.language : 'en';
    const product = this.settings.PRODUCT_NAME;
    const text = CONTACT_MAILS[language].received({ product, name, email: email.address, subject });
    await this.mailer.enqueue(tx, {
      to: this.settings.CONTACT_EMAIL ?? operator?.email ?? this.settings.ROOT_EMAIL,
      replyTo: email.address,
      language,
      subject: text.subject,
      template: {
        heading: text.heading,
        paragraphs: [...text.before, ...paragraphsOf(message)],
        ...(text.action && {
          action: { label: text.action, url: `${this.settings.PUBLIC_URL}/admin/messages?open=${id}` },
        }),
        footnote: text.footnote,
      },
      once: `contact:${id}:operator`,
    });
  }

  /** An unverified address gets no links, because the sender may not own it. */
  private async copyToSender(tx: Tx, id: string, ctx: RequestContext, draft: ContactDraft): Promise<void> {
    const sender = ctx.viewer.id === null ? null : await tx.em.findOne(UserSchema, { id: ctx.viewer.id });
    const isOwn = sender?.emailVerifiedAt != null && sender.email.toLowerCase() === draft.email.key;
    const quoted = isOwn ? (text: string) => text : withoutLinks;
    const language = isLanguage(ctx.language) ? ctx.language : 'en';
    const text = CONTACT_MAILS[language].copy({
      product: this.settings.PRODUCT_NAME,
      subject: quoted(draft.subject),
    });
    await this.mailer.enqueue(tx, {
      to: draft.email.address,
      language,
      subject: text.subject,
      template: {
        heading: text.heading,
        paragraphs: [...text.before, ...paragraphsOf(quoted(draft.message))],
        footnote: text.footnote,
      },
      once: `contact:${id}:copy`,
    });
  }
}

/** The lines of a message, because an email's paragraphs hold no line breaks. */
export function paragraphsOf(message: string): string[] {
  return message.split('\n').filter((line) => line.trim() !== '');
}
