import { checkText } from '@mallard/rules/plain-text';
import { INVALID_EMAIL } from '#identity/users/email-address.js';
import { type MailAddress, parseAddress } from '#kernel/text/address.js';
import { HelpFields } from '../text/help-text.js';

/** Longest name and message, in characters. */
const MAX_NAME_LENGTH = 80;
const MAX_MESSAGE_LENGTH = 5_000;

/** The form as it was submitted. */
export interface ContactRequest {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** A honeypot for bots: people leave it empty. */
  website?: string | null;
}

/** The validated form. */
export interface ContactDraft {
  readonly name: string;
  readonly email: MailAddress;
  readonly subject: string;
  readonly message: string;
}

/** @throws InvalidInput with every invalid field */
export function contactDraftOf(request: ContactRequest): ContactDraft {
  const fields = new HelpFields();
  const name = fields.line('name', request.name, MAX_NAME_LENGTH);
  const email = parseAddress(request.email);
  if (!email) fields.refuse('email', INVALID_EMAIL);
  const subject = fields.line('subject', request.subject);
  const message = checkText(request.message, { maxGraphemes: MAX_MESSAGE_LENGTH, multiline: true });
  if (!message.ok) fields.refuse('message', 'message must be 1 to 5,000 characters.');
  fields.check('INVALID_CONTACT');
  if (!email || !message.ok) throw new Error('An invalid field was not reported.');
  return { name, email, subject, message: message.text };
}

/** The text of an answer. @throws InvalidInput unless it has 1 to 5,000 characters */
export function answerOf(body: string): string {
  const fields = new HelpFields();
  const checked = checkText(body, { maxGraphemes: MAX_MESSAGE_LENGTH, multiline: true });
  if (!checked.ok) fields.refuse('body', 'body must be 1 to 5,000 characters.');
  fields.check('INVALID_CONTACT');
  return checked.ok ? checked.text : '';
}

const LINK = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\S+\.[\p{L}]{2,}(?:\/\S*)?/giu;

/** A text without clickable links, for a sender address that no one has verified. */
export function withoutLinks(text: string): string {
  return text.replace(LINK, '[…]');
}
