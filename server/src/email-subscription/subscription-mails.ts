import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { Tx } from '#kernel/events/tx.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { type LaidOutMail, layOut } from '#kernel/mail/mail-layout.js';
import { cleanTemplate, type MailTemplate } from '#kernel/mail/mail-template.js';
import { isLanguage } from '#kernel/request/language.js';
import { SUBSCRIPTION_MAILS } from './subscription-mail-text.js';
import { SubscriptionKeys } from './subscription-keys.js';

/** The recipient of an email. */
export interface Subscriber {
  readonly email: string;
  readonly language: string;
  readonly addressDigest: string;
}

/** An issue of the newsletter, ready to be mailed. */
export interface Issue {
  readonly subject: string;
  readonly paragraphs: string[];
  /** Safe HTML with absolute links. */
  readonly rich: string;
}

/** Emails to subscribers, each with an unsubscribe link. */
@Injectable()
export class SubscriptionMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly keys: SubscriptionKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async confirm(tx: Tx, to: Subscriber, token: string): Promise<void> {
    const { subject, action = '', ...template } = textsFor(to).confirm(this.settings.PRODUCT_NAME);
    const url = `${this.settings.PUBLIC_URL}/verify-subscription?token=${token}`;
    await this.send(tx, to, subject, { ...template, action: { label: action, url } });
  }

  async already(tx: Tx, to: Subscriber): Promise<void> {
    const { subject, heading, paragraphs, footnote } = textsFor(to).already(this.settings.PRODUCT_NAME);
    await this.send(tx, to, subject, { heading, paragraphs, footnote });
  }

  /** @param once identifies the email, so that a retry doesn't send it again */
  async issue(tx: Tx, to: Subscriber, { subject, paragraphs, rich }: Issue, once: string): Promise<void> {
    const footnote = textsFor(to).issueFootnote(this.settings.PRODUCT_NAME);
    await this.send(tx, to, subject, { heading: subject, paragraphs, rich, footnote }, once);
  }

  /** Emails an issue to someone who wants to see it first. The unsubscribe link is of no one. */
  async test(tx: Tx, to: Omit<Subscriber, 'addressDigest'>, issue: Issue): Promise<void> {
    await this.mailer.enqueue(tx, {
      to: to.email,
      language: to.language,
      subject: textsFor(to).testSubject(issue.subject),
      template: this.testTemplate(issue, to.language),
    });
  }

  /** The email of `test`, not sent. */
  layOutIssue(issue: Issue, language: string): LaidOutMail {
    const letterhead = { product: this.settings.PRODUCT_NAME, home: this.settings.PUBLIC_URL, language };
    return layOut(cleanTemplate(this.testTemplate(issue, language)), letterhead);
  }

  private testTemplate({ subject, paragraphs, rich }: Issue, language: string): MailTemplate {
    const texts = textsFor({ language });
    return {
      ...{ heading: subject, paragraphs, rich },
      footnote: texts.issueFootnote(this.settings.PRODUCT_NAME),
      unsubscribe: { label: texts.unsubscribe, url: `${this.settings.PUBLIC_URL}/unsubscribe` },
    };
  }

  private async send(tx: Tx, to: Subscriber, subject: string, template: MailTemplate, once?: string): Promise<void> {
    const token = this.keys.unsubscribeToken(to.addressDigest);
    const home = this.settings.PUBLIC_URL;
    await this.mailer.enqueue(tx, {
      to: to.email,
      language: to.language,
      subject,
      once,
      template: {
        ...template,
        unsubscribe: {
          label: textsFor(to).unsubscribe,
          url: `${home}/unsubscribe?token=${token}`,
          oneClickUrl: `${home}/api/email-subscription/unsubscribe?token=${token}`,
        },
      },
    });
  }
}

function textsFor({ language }: Pick<Subscriber, 'language'>) {
  return SUBSCRIPTION_MAILS[isLanguage(language) ? language : 'en'];
}
