import { INVALID_EMAIL } from '#identity/users/email-address.js';
import { type MailAddress, parseAddress } from '#kernel/mail/address.js';
import { checkText } from '#kernel/text/plain-text.js';
import { HelpFields } from '../text/help-text.js';

/** Characters of a name and of a message. */
const MAX_NAME_LENGTH = 80;
const MAX_MESSAGE_LENGTH = 5_000;

/** What somebody typed. */
export interface ContactRequest {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The trap for programs: people leave it empty. */
  website?: string | null;
}

/** The same, checked. */
export interface ContactDraft {
  readonly name: string;
  readonly email: MailAddress;
  readonly subject: string;
  readonly message: string;
}

/** @throws InvalidInput with a complaint for each field that is wrong */
export function contactDraftOf(request: ContactRequest): ContactDraft {
  const fields = new HelpFields();
  const name = fields.line('name', request.name, MAX_NAME_LENGTH);
  const email = parseAddress(request.email);
  if (!email) fields.refuse('email', INVALID_EMAIL);
  const subject = fields.line('subject', request.subject);
  const message = checkText(request.message, { maxGraphemes: MAX_MESSAGE_LENGTH, multiline: true });
  if (!message.ok) fields.refuse('message', 'message takes 1 to 5,000 characters.');
  fields.check('INVALID_CONTACT');
  if (!email || !message.ok) throw new Error('Complaints were missed.');
  return { name, email, subject, message: message.text };
}

const LINK = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\S+\.[\p{L}]{2,}(?:\/\S*)?/giu;

/** A text in which nothing can be followed, for an address that nobody has verified to be the writer's. */
export function withoutLinks(text: string): string {
  return text.replace(LINK, '[…]');
}
