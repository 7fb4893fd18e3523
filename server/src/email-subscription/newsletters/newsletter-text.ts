import { HelpFields, MAX_TOPIC_BYTES } from '#help/text/help-text.js';
import { renderMarkdown } from '#help/text/markdown.js';

/** What an administrator wrote, checked. */
export interface NewsletterDraft {
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
}

/** @throws InvalidInput INVALID_NEWSLETTER with a complaint for each field that is wrong */
export function newsletterDraftOf(request: NewsletterDraft): NewsletterDraft {
  const fields = new HelpFields();
  const subject = fields.line('subject', request.subject);
  const body = fields.markdown('body', request.body, MAX_TOPIC_BYTES);
  fields.check('INVALID_NEWSLETTER');
  return { subject, body };
}

/** Safe HTML of what was written so far; nothing for nothing. @throws InvalidInput INVALID_NEWSLETTER */
export function newsletterPreviewOf(body: string): string {
  if (body.trim() === '') return '';
  const fields = new HelpFields();
  const markdown = fields.markdown('body', body, MAX_TOPIC_BYTES);
  fields.check('INVALID_NEWSLETTER');
  return renderMarkdown(markdown).html;
}

/** Addresses within the site, made whole: a mail is read somewhere else. @param html of the renderer */
export function withWholeAddresses(html: string, home: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${home}/`);
}
