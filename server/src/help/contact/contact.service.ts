import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/events/idempotency.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { isLanguage } from '#kernel/request/language.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { statement } from '../help-writes.js';
import { type ContactDraft, contactDraftOf, type ContactRequest, withoutLinks } from './contact-draft.js';
import { CONTACT_MAILS } from './contact-mail-text.js';

const INSERT = `
insert into contact_messages (id, user_id, name, email, subject, message, language, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)`;
/** Whoever has run the site for longest. */
const OPERATOR = `
select email, language from users where role = 'root' and is_active and email_verified_at is not null order by id limit 1`;
/** $1 person, $2 address in lower case. */
const IS_OWN_ADDRESS = `
select id from users where id = $1 and lower(email) = $2 and email_verified_at is not null`;

/** Letters to whoever runs the site. */
@Injectable()
export class ContactService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Keeps a message, mails it to the operator and a copy to the sender; once per idempotency key of the request. What comes
   * with the trap filled in is answered like the others, and goes nowhere.
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
      const values = [id, ctx.viewer.id, name, email.address, subject, message, ctx.language, new Date()];
      await statement(tx, INSERT, values);
      await this.tellOperator(tx, id, draft);
      await this.copyToSender(tx, id, ctx, draft);
      return id;
    });
  }

  private async tellOperator(tx: Tx, id: string, { name, email, subject, message }: ContactDraft): Promise<void> {
    const [operator] = await statement<{ email: string; language: string }>(tx, OPERATOR);
    const language = isLanguage(operator?.language) ? operator.language : 'en';
    const product = this.settings.PRODUCT_NAME;
    const text = CONTACT_MAILS[language].received({ product, name, email: email.address, subject });
    await this.mailer.enqueue(tx, {
      to: operator?.email ?? this.settings.ROOT_EMAIL,
      replyTo: email.address,
      language,
      subject: text.subject,
      template: {
        heading: text.heading,
        paragraphs: [...text.before, ...paragraphsOf(message)],
        footnote: text.footnote,
      },
      once: `contact:${id}:operator`,
    });
  }

  /** A stranger's address gets no link that somebody else chose. */
  private async copyToSender(tx: Tx, id: string, ctx: RequestContext, draft: ContactDraft): Promise<void> {
    const [own] = await statement(tx, IS_OWN_ADDRESS, [ctx.viewer.id, draft.email.key]);
    const quoted = own ? (text: string) => text : withoutLinks;
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

/** Lines of a message: a mail's paragraphs hold no line breaks. */
function paragraphsOf(message: string): string[] {
  return message.split('\n').filter((line) => line.trim() !== '');
}
