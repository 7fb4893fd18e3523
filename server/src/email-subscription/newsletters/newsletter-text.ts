import { HelpFields, MAX_TOPIC_BYTES } from '#help/text/help-text.js';
import { renderMarkdown } from '#help/text/markdown.js';

/** A validated newsletter. */
export interface NewsletterDraft {
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
}

/** @throws InvalidInput INVALID_NEWSLETTER with every invalid field */
export function newsletterDraftOf(request: NewsletterDraft): NewsletterDraft {
  const fields = new HelpFields();
  const subject = fields.line('subject', request.subject);
  const body = fields.markdown('body', request.body, MAX_TOPIC_BYTES);
  fields.check('INVALID_NEWSLETTER');
  return { subject, body };
}

/** Safe HTML of a draft; empty for an empty one. @throws InvalidInput INVALID_NEWSLETTER */
export function newsletterPreviewOf(body: string): string {
  if (body.trim() === '') return '';
  const fields = new HelpFields();
  const markdown = fields.markdown('body', body, MAX_TOPIC_BYTES);
  fields.check('INVALID_NEWSLETTER');
  return renderMarkdown(markdown).html;
}

/** Makes links to pages of the site absolute, because an email is read elsewhere. @param html rendered Markdown */
export function withWholeAddresses(html: string, home: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${home}/`);
}
