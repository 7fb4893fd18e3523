import { Inject, Injectable } from '@nestjs/common';
import { UserSchema } from '#identity/users/user.entity.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Transactions } from '#kernel/events/transactions.js';
import { isLanguage } from '#kernel/request/language.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { SubscriptionMails } from '../subscription-mails.js';
import { issueOf, newsletterDraftOf, type NewsletterRequest, unfinishedDraftOf } from './newsletter-text.js';
import type { NewsletterMailView } from './newsletter.view.js';

/** Shows issues before they are sent. Callers check the permission. */
@Injectable()
export class NewsletterTestsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: SubscriptionMails,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Lays out an issue as its email, with an unsubscribe link of no one. @throws InvalidInput */
  preview(request: NewsletterRequest): NewsletterMailView {
    const draft = unfinishedDraftOf(request);
    const language = draft.language ?? 'en';
    const { text, html } = this.mails.layOutIssue(issueOf(draft, this.settings.PUBLIC_URL, language), language);
    return { subject: draft.subject, html, text };
  }

  /** Emails an issue to the viewer. @returns the address @throws InvalidInput */
  async send(viewer: SignedInViewer, request: NewsletterRequest): Promise<string> {
    const draft = newsletterDraftOf(request);
    const language = draft.language ?? (isLanguage(viewer.language) ? viewer.language : 'en');
    return this.transactions.run(async (tx) => {
      const { email } = await tx.em.findOneOrFail(UserSchema, { id: viewer.id });
      await this.mails.test(tx, { email, language }, issueOf(draft, this.settings.PUBLIC_URL, language));
      return email;
    });
  }
}
