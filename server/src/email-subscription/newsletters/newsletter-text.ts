import { publishTimeProblem } from '@mallard/rules/scheduling-rules';
import { HelpFields, MAX_TOPIC_BYTES } from '#help/text/help-text.js';
import { renderMarkdown } from '#help/text/markdown.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { mailWords } from '#kernel/mail/mail-words.js';
import type { Language } from '#kernel/request/language.js';
import type { Issue } from '../subscription-mails.js';
import { emailHtmlOf } from './newsletter-html.js';
import { plainParagraphsOf } from './newsletter-plain.js';

export interface NewsletterRequest {
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  /** The language of the recipients; absent for all. */
  readonly language?: string | null;
}

/** A validated newsletter. */
export interface NewsletterDraft extends NewsletterRequest {
  readonly language: Language | null;
}

/** @throws InvalidInput INVALID_NEWSLETTER with every invalid field */
export function newsletterDraftOf(request: NewsletterRequest): NewsletterDraft {
  const fields = new HelpFields();
  const subject = fields.line('subject', request.subject);
  const body = fields.markdown('body', request.body, MAX_TOPIC_BYTES);
  const language = fields.language(request.language);
  fields.check('INVALID_NEWSLETTER');
  return { subject, body, language };
}

/** @returns null for all recipients @throws InvalidInput INVALID_NEWSLETTER */
export function recipientsLanguageOf(raw: string | null | undefined): Language | null {
  const fields = new HelpFields();
  const language = fields.language(raw);
  fields.check('INVALID_NEWSLETTER');
  return language;
}

/** A draft that may lack its subject and its text, as long as it is written. @throws InvalidInput INVALID_NEWSLETTER */
export function unfinishedDraftOf(request: NewsletterRequest): NewsletterDraft {
  const { subject, body } = request;
  const draft = newsletterDraftOf({ ...request, subject: subject.trim() || '-', body: body.trim() ? body : '-' });
  return { ...draft, subject: subject.trim() && draft.subject, body: body.trim() && draft.body };
}

/** @throws InvalidInput if the time is not 5 minutes to a year after `now` */
export function checkSendTime(sendAt: Date, now: Date): void {
  const problem = publishTimeProblem(sendAt, now);
  if (problem === null) return;
  const message =
    problem === 'TOO_SOON'
      ? 'A newsletter must be scheduled at least 5 minutes ahead.'
      : 'A newsletter must be scheduled at most 365 days ahead.';
  throw new InvalidInput([{ field: 'sendAt', message }], `SEND_TIME_${problem}`);
}

/**
 * An issue as it is mailed.
 * @param language the language of the email, whose direction applies to blocks without letters
 */
export function issueOf({ subject, body }: NewsletterRequest, home: string, language: string): Issue {
  return {
    subject,
    paragraphs: plainParagraphsOf(body, home),
    rich: emailHtmlOf(renderMarkdown(body).html, home, mailWords(language).direction),
  };
}
