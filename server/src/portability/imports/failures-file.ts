import type { Language } from '#kernel/request/language.js';
import { csvLine } from '#kernel/text/csv.js';
import type { RowFailure } from './data-import.entity.js';

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** The first heading is Mastodon's, so that the file can be imported again. */
const HEADS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Account address', 'Reason'],
  he: ['Account address', 'הסיבה'],
};
const REASONS: Readonly<Record<Language, Readonly<Record<RowFailure, string>>>> = {
  en: {
    NOT_FOUND: 'No one here has this handle.',
    ELSEWHERE: 'This account is on another site.',
    INVALID: 'This is not the address of an account.',
    SELF: 'This is you.',
    YOU_BLOCK_THEM: 'You block this person.',
    TOO_MANY: 'You have as many as one can have.',
    REFUSED: 'This could not be done.',
    NOT_DONE: 'The import ended before this row.',
  },
  he: {
    NOT_FOUND: 'אין כאן מי שזה הכינוי שלו.',
    ELSEWHERE: 'החשבון הזה באתר אחר.',
    INVALID: 'זו לא כתובת של חשבון.',
    SELF: 'זה החשבון שלך.',
    YOU_BLOCK_THEM: 'חסמת את החשבון הזה.',
    TOO_MANY: 'הגעת למספר הגדול ביותר האפשרי.',
    REFUSED: 'זה לא הצליח.',
    NOT_DONE: 'הייבוא הסתיים לפני השורה הזאת.',
  },
};

export interface FailedRow {
  address: string;
  failure: RowFailure;
}

/** A CSV file of the rows that weren't imported, with the reason of each. */
export function failuresFile(rows: readonly FailedRow[], language: Language): string {
  const lines = rows.map(({ address, failure }) => csvLine([address, REASONS[language][failure]]));
  return BYTE_ORDER_MARK + csvLine(HEADS[language]) + lines.join('');
}
