import { checkText, cleanText } from '@mallard/rules/plain-text';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';
import { isLanguage, type Language, LANGUAGES } from '#kernel/request/language.js';
import { type RenderedMarkdown, renderMarkdown } from './markdown.js';

/** Longest title or name, description and icon name, in characters. */
export const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 300;
const ICON = /^[a-z][a-z0-9-]{0,39}$/;
/** Largest Markdown of a topic and of a page, in bytes. */
export const MAX_TOPIC_BYTES = 64 * 1_024;
export const MAX_PAGE_BYTES = 192 * 1_024;
/** Rendered texts in the cache; the least recently used are dropped. */
const MAX_CACHED = 300;
/** In code points. */
const SUMMARY_LENGTH = 180;

/** Collects the validation errors of an input. */
export class HelpFields {
  private readonly complaints: FieldError[] = [];

  line(field: string, raw: string, maxGraphemes = MAX_TITLE_LENGTH): string {
    const checked = checkText(raw, { maxGraphemes });
    if (checked.ok) return checked.text;
    this.refuse(field, `${field} must be a single line of 1 to ${maxGraphemes} characters.`);
    return '';
  }

  description(raw: string | null | undefined): string {
    const checked = checkText(raw ?? '', { maxGraphemes: MAX_DESCRIPTION_LENGTH, allowEmpty: true, multiline: true });
    if (checked.ok) return checked.text;
    this.refuse('description', `description must be at most ${MAX_DESCRIPTION_LENGTH} characters.`);
    return '';
  }

  icon(raw: string | null | undefined): string | null {
    if (raw === null || raw === undefined || raw === '') return null;
    if (!ICON.test(raw))
      this.refuse('icon', 'icon must be the name of an icon in lowercase letters, such as life-buoy.');
    return raw;
  }

  markdown(field: string, raw: string, maxBytes: number): string {
    const cleaned = cleanText(raw, { maxBytes, multiline: true });
    if (cleaned.ok && cleaned.text !== '') return cleaned.text;
    const size = `${maxBytes / 1_024} kB`;
    this.refuse(field, `The text must be 1 character to ${size} long, without invalid characters.`);
    return '';
  }

  language(raw: string | null | undefined): Language | null {
    if (raw === null || raw === undefined) return null;
    if (isLanguage(raw)) return raw;
    this.refuse('language', `language must be ${LANGUAGES.join(' or ')}.`);
    return null;
  }

  refuse(field: string, message: string): void {
    this.complaints.push({ field, message });
  }

  /** @throws InvalidInput with all errors so far */
  check(reason = 'INVALID_HELP'): void {
    if (this.complaints.length > 0) throw new InvalidInput(this.complaints, reason);
  }
}

/** A requested language, or null if there is none. @throws InvalidInput for an unsupported one */
export function askedLanguage(raw: string | null | undefined): Language | null {
  const fields = new HelpFields();
  const language = fields.language(raw);
  fields.check('INVALID_LANGUAGE');
  return language;
}

/** Renders Markdown with a cache. */
@Injectable()
export class HelpTexts {
  private readonly cache = new LRUCache<string, RenderedMarkdown>({ max: MAX_CACHED });

  rendered(markdown: string): RenderedMarkdown {
    const known = this.cache.get(markdown);
    if (known) return known;
    const rendered = renderMarkdown(markdown);
    this.cache.set(markdown, rendered);
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
