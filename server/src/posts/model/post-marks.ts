import { toLanguageTag } from '@mallard/rules/language-tag';
import { p } from '@mikro-orm/core';
import { InvalidInput } from '#kernel/errors/app-error.js';

/*
 * The marks of a post: what its author says about it beside its words. A mark that is added here is stored with posts, earlier
 * versions, drafts and scheduled posts, and carried whole from what was typed to what is shown; post-marks.fields.ts declares it for
 * the APIs.
 */

/** The columns of marks, for entities. */
export const markProperties = {
  /** Its author says that its media are sensitive; a content warning says so too. */
  isSensitive: p.boolean().default(false),
  /** What its words are in, as a tag of BCP 47; null if its author did not say. */
  language: p.text().nullable(),
};

/** The columns of marks, for statements. */
export const MARK_COLUMNS = 'is_sensitive, language';

/** The same of a table, such as `p.is_sensitive`. */
export const markColumns = (table: string): string => MARK_COLUMNS.replaceAll(/\w+/g, (column) => `${table}.${column}`);

/** Marks as a row has them. */
export interface MarkColumns {
  is_sensitive: boolean;
  language: string | null;
}

export interface PostMarks {
  isSensitive: boolean;
  language: string | null;
}

/** Marks as an author gives them. Absent: as it is, and at first unmarked. Null: the same, but for a language, which it removes. */
export interface MarksDraft {
  isSensitive?: boolean | null;
  language?: string | null;
}

const UNMARKED: PostMarks = { isSensitive: false, language: null };

/** @param before the marks so far @throws InvalidInput */
export function checkMarks(draft: MarksDraft, before: PostMarks = UNMARKED): PostMarks {
  return {
    isSensitive: draft.isSensitive ?? before.isSensitive,
    language: draft.language === undefined ? before.language : checkLanguage(draft.language),
  };
}

/** The marks of a row. */
export function marksOf(row: MarkColumns): PostMarks {
  return { isSensitive: row.is_sensitive, language: row.language };
}

/** The marks alone, of something that has more. */
export function marksIn({ isSensitive, language }: PostMarks): PostMarks {
  return { isSensitive, language };
}

/** Marks as a row has them. */
export function markRow({ isSensitive, language }: PostMarks): MarkColumns {
  return { is_sensitive: isSensitive, language };
}

/** Marks as the parameter of a statement with `marksFrom`. */
export function marksParameter(marks: PostMarks): string {
  return JSON.stringify(markRow(marks));
}

/** A row `marks` with `MARK_COLUMNS`, for a `from` clause. @param parameter such as `$5`, from `marksParameter` */
export const marksFrom = (parameter: string): string =>
  `jsonb_to_record(${parameter}::jsonb) as marks (is_sensitive boolean, language text)`;

/** What the marks of a request add to what its idempotency key stands for: nothing for a post without any. */
export function marksPayload({ isSensitive, language }: MarksDraft): object {
  return { ...(isSensitive && { isSensitive: true }), ...(language && { language }) };
}

/** Whether the media of post `p` are sensitive: moderators or a content warning may say so too. */
export const SENSITIVE = '(p.is_sensitive or p.is_marked_by_staff or p.content_warning is not null)';

/** The marks of post `p` as readers see them. */
export const SHOWN_MARKS = `${SENSITIVE} as is_sensitive, p.language`;

/** @throws InvalidInput */
function checkLanguage(typed: string | null): string | null {
  if (typed === null) return null;
  const language = toLanguageTag(typed);
  if (language !== null) return language;
  const message = 'language must be a tag of BCP 47, such as en or pt-BR.';
  throw new InvalidInput([{ field: 'language', message }], 'INVALID_LANGUAGE');
}
