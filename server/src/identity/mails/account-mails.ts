import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { Tx } from '#kernel/events/tx.js';
import { Mailer } from '#kernel/mail/mailer.js';
import type { MailTexts } from './mail-text.js';
import { mailTextsOf } from './mail-texts.js';

export interface MailRecipient {
  readonly email: string;
  readonly handle: string;
  readonly language: string;
}

/** The mails about one's account, in the person's language. Each is stored with the transaction that it tells of. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async verifyAddress(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'verifyAddress', `/verify-email?token=${token}`);
  }

  async alreadyRegistered(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'alreadyRegistered', '/login');
  }

  async resetPassword(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'resetPassword', `/reset-password?token=${token}`);
  }

  async passwordChanged(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'passwordChanged', '/forgot-password');
  }

  async sessionEnded(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'sessionEnded', '/login');
  }

  /** @param once the same for attempts that are to be told of by one mail */
  async passwordGuessed(tx: Tx, to: MailRecipient, once: string): Promise<void> {
    await this.send(tx, to, 'passwordGuessed', '/forgot-password', once);
  }

  private async send(tx: Tx, to: MailRecipient, kind: keyof MailTexts, path: string, once?: string): Promise<void> {
    const { subject, heading, paragraphs, action, footnote } = mailTextsOf(to.language)[kind]({
      product: this.settings.PRODUCT_NAME,
      // Isolated, so that the sign stays before it in a sentence from right to left.
      handle: `\u2066@${to.handle}\u2069`,
    });
    await this.mailer.enqueue(tx, {
      to: to.email,
      language: to.language,
      subject,
      once,
      // Links use the configured origin, never the Host header, which the asker controls.
      template: { heading, paragraphs, action: { label: action, url: this.settings.PUBLIC_URL + path }, footnote },
    });
  }
}
