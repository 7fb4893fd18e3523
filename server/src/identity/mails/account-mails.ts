import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { Tx } from '#kernel/events/tx.js';
import { Mailer } from '#kernel/mail/mailer.js';
import type { MailNames, MailText, MailTexts } from './mail-text.js';
import { mailTextsOf } from './mail-texts.js';

export interface MailRecipient {
  readonly email: string;
  readonly handle: string;
  readonly language: string;
}

interface MailDetails {
  /** Identifies the email, so that it is sent once. */
  readonly once?: string;
  readonly day?: Date;
  /** In the words of an administrator. */
  readonly reason?: string;
}

/** The device of a sign-in; null where it isn't known. */
export interface SignInDevice {
  readonly browser: string | null;
  readonly system: string | null;
  readonly at: Date;
}

/** Emails about an account, in the user's language. Each is stored in the transaction that it reports. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async verifyAddress(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'verifyAddress', `/verify-email?token=${token}`);
  }

  async verifyNewAddress(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'verifyNewAddress', `/verify-email?token=${token}`);
  }

  async addressChanged(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'addressChanged', `/restore-email?token=${token}`);
  }

  async addressRestored(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'addressRestored', `/reset-password?token=${token}`);
  }

  /** To the present address. */
  async changeAsked(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'changeAsked', `/confirm-email?token=${token}`);
  }

  /** To the new address. */
  async changeAskedNew(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'changeAskedNew', `/confirm-email?token=${token}`);
  }

  async changeRefused(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'changeRefused', `/reset-password?token=${token}`);
  }

  /** To a new address that another account has. */
  async addressInUse(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'addressInUse', '/login');
  }

  async alreadyRegistered(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'alreadyRegistered', '/login');
  }

  async resetPassword(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'resetPassword', `/reset-password?token=${token}`);
  }

  /** The same link, sent by an administrator. */
  async resetSent(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'resetSent', `/reset-password?token=${token}`);
  }

  async invited(tx: Tx, to: MailRecipient, token: string): Promise<void> {
    await this.send(tx, to, 'invited', `/reset-password?invitation=1&token=${token}`);
  }

  async passwordChanged(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'passwordChanged', '/forgot-password');
  }

  async tokenCreated(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'tokenCreated', '/profile?section=sessions');
  }

  /** @param token by which the sign-in is said to be someone else's */
  async newSignIn(tx: Tx, to: MailRecipient, token: string, { browser, system, at }: SignInDevice): Promise<void> {
    const clock = new Intl.DateTimeFormat(to.language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    const names = { ...this.namesOf(to), browser, system, time: `\u2068${clock.format(at)} UTC\u2069` };
    await this.enqueue(tx, to, mailTextsOf(to.language).newSignIn(names), `/not-me?token=${token}`);
  }

  async secondFactorOn(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'secondFactorOn', '/profile?section=security');
  }

  async secondFactorOff(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'secondFactorOff', '/profile?section=security');
  }

  async passkeyAdded(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'passkeyAdded', '/profile?section=security');
  }

  async sessionEnded(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'sessionEnded', '/login');
  }

  /** @param once identifies the email, so that several attempts send only one */
  async passwordGuessed(tx: Tx, to: MailRecipient, once: string): Promise<void> {
    await this.send(tx, to, 'passwordGuessed', '/forgot-password', { once });
  }

  /** @param leavesAt when the account is deleted */
  async leaving(tx: Tx, to: MailRecipient, leavesAt: Date): Promise<void> {
    await this.send(tx, to, 'leaving', '/login', { day: leavesAt });
  }

  /** Before the address is erased. */
  async deleted(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'deleted', '/register');
  }

  /** @param until when the file is deleted */
  async exported(tx: Tx, to: MailRecipient, until: Date): Promise<void> {
    await this.send(tx, to, 'exported', '/profile?section=data', { day: until });
  }

  async registrationApproved(tx: Tx, to: MailRecipient): Promise<void> {
    await this.send(tx, to, 'registrationApproved', '/login');
  }

  /** @param reason in the words of who decided; empty for none */
  async registrationRefused(tx: Tx, to: MailRecipient, reason: string): Promise<void> {
    await this.send(tx, to, 'registrationRefused', '/help?tab=contact', { reason });
  }

  private async send(
    tx: Tx,
    to: MailRecipient,
    kind: Exclude<keyof MailTexts, 'newSignIn'>,
    path: string,
    { once, ...details }: MailDetails = {},
  ): Promise<void> {
    await this.enqueue(tx, to, mailTextsOf(to.language)[kind](this.namesOf(to, details)), path, once);
  }

  private namesOf({ handle, language }: MailRecipient, { day, reason }: MailDetails = {}): MailNames {
    return {
      product: this.settings.PRODUCT_NAME,
      // Isolated, so that the @ stays before the handle in right-to-left text.
      handle: `\u2066@${handle}\u2069`,
      day: day ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day) : '',
      ...(reason ? { reason } : {}),
    };
  }

  private async enqueue(tx: Tx, to: MailRecipient, text: MailText, path: string, once?: string): Promise<void> {
    const { subject, heading, paragraphs, action, footnote } = text;
    await this.mailer.enqueue(tx, {
      to: to.email,
      language: to.language,
      subject,
      once,
      // Links use the configured origin, never the Host header, which the client controls.
      template: { heading, paragraphs, action: { label: action, url: this.settings.PUBLIC_URL + path }, footnote },
    });
  }
}
