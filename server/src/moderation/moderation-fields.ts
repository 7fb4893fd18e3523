import { checkText } from '@mallard/rules/plain-text';
import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';

/** Characters of PostgreSQL that one grapheme may have on average; the columns hold four times the longest text. */
const CHARACTERS_PER_GRAPHEME = 4;

/** Collects what is wrong with the texts of an input. */
export class ModerationFields {
  private readonly complaints: FieldError[] = [];

  /** @param max in graphemes @param min 0 allows an empty text */
  text(field: string, raw: string | null | undefined, max: number, min: 0 | 1 = 1): string {
    const checked = checkText(raw ?? '', { maxGraphemes: max, allowEmpty: min === 0, multiline: true });
    if (checked.ok && [...checked.text].length <= max * CHARACTERS_PER_GRAPHEME) return checked.text;
    this.refuse(field, `${field} must be ${min === 0 ? 'at most' : '1 to'} ${max.toLocaleString('en')} characters.`);
    return '';
  }

  refuse(field: string, message: string): void {
    this.complaints.push({ field, message });
  }

  /** @throws InvalidInput with every wrong field */
  check(reason: string): void {
    if (this.complaints.length > 0) throw new InvalidInput(this.complaints, reason);
  }
}
