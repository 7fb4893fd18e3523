import { Injectable } from '@nestjs/common';
import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';
import { isLanguage, type Language, LANGUAGES } from '#kernel/request/language.js';
import { checkText, cleanText } from '#kernel/text/plain-text.js';
import { type RenderedMarkdown, renderMarkdown } from './markdown.js';

/** Characters of a title or name, of a description, of an icon's name. */
export const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 300;
const ICON = /^[a-z][a-z0-9-]{0,39}$/;
/** Bytes of Markdown: of a topic, of a page. */
export const MAX_TOPIC_BYTES = 64 * 1_024;
export const MAX_PAGE_BYTES = 192 * 1_024;
/** Rendered texts that are kept, the ones used last. */
const KEPT_TEXTS = 300;
/** Code points of a summary. */
const SUMMARY_LENGTH = 180;

/** Gathers what is wrong with the fields of an input. */
export class HelpFields {
  private readonly complaints: FieldError[] = [];

  line(field: string, raw: string, maxGraphemes = MAX_TITLE_LENGTH): string {
    const checked = checkText(raw, { maxGraphemes });
    if (checked.ok) return checked.text;
    this.refuse(field, `${field} takes one line of 1 to ${maxGraphemes} characters.`);
    return '';
  }

  description(raw: string | null | undefined): string {
    const checked = checkText(raw ?? '', { maxGraphemes: MAX_DESCRIPTION_LENGTH, allowEmpty: true, multiline: true });
    if (checked.ok) return checked.text;
    this.refuse('description', `description takes up to ${MAX_DESCRIPTION_LENGTH} characters.`);
    return '';
  }

  icon(raw: string | null | undefined): string | null {
    if (raw === null || raw === undefined || raw === '') return null;
    if (!ICON.test(raw)) this.refuse('icon', 'icon takes the name of an icon in small letters, such as life-buoy.');
    return raw;
  }

  markdown(field: string, raw: string, maxBytes: number): string {
    const cleaned = cleanText(raw, { maxBytes, multiline: true });
    if (cleaned.ok && cleaned.text !== '') return cleaned.text;
    const size = `${maxBytes / 1_024} kB`;
    this.refuse(field, `The text takes 1 character to ${size}, and no characters that cannot be shown.`);
    return '';
  }

  position(field: string, raw: number | null | undefined): number | null {
    if (raw === null || raw === undefined) return null;
    if (!Number.isInteger(raw) || raw < 0 || raw > 10_000) this.refuse(field, `A place is a whole number from 0 up.`);
    return raw;
  }

  language(raw: string | null | undefined): Language | null {
    if (raw === null || raw === undefined) return null;
    if (isLanguage(raw)) return raw;
    this.refuse('language', `language takes ${LANGUAGES.join(' or ')}.`);
    return null;
  }

  refuse(field: string, message: string): void {
    this.complaints.push({ field, message });
  }

  /** @throws InvalidInput with every complaint so far */
  check(reason = 'INVALID_HELP'): void {
    if (this.complaints.length > 0) throw new InvalidInput(this.complaints, reason);
  }
}

/** A language asked for; null where it is left open. @throws InvalidInput for one that is not spoken here */
export function askedLanguage(raw: string | null | undefined): Language | null {
  const fields = new HelpFields();
  const language = fields.language(raw);
  fields.check('INVALID_LANGUAGE');
  return language;
}

/** Renders Markdown and remembers what it rendered last. */
@Injectable()
export class HelpTexts {
  private readonly kept = new Map<string, RenderedMarkdown>();

  rendered(markdown: string): RenderedMarkdown {
    const known = this.kept.get(markdown);
    const rendered = known ?? renderMarkdown(markdown);
    // Taken out and put in again: a Map is in order of putting in, so the first one is the one not used for longest.
    this.kept.delete(markdown);
    this.kept.set(markdown, rendered);
    if (this.kept.size > KEPT_TEXTS) this.kept.delete(this.kept.keys().next().value ?? '');
    return rendered;
  }
}

/** The beginning of a text in one line, cut between words. */
export function summaryOf(plain: string): string {
  const line = plain.replace(/\s+/g, ' ').trim();
  const points = [...line];
  if (points.length <= SUMMARY_LENGTH) return line;
  const cut = points.slice(0, SUMMARY_LENGTH - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY_LENGTH / 2)).trimEnd()}…`;
}
