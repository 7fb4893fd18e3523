import { p } from '@mikro-orm/core';

/*
 * The marks of a post: what its author says about it beside its words. A mark that is added here is stored with posts, earlier
 * versions, drafts and scheduled posts, and carried whole from what was typed to what is shown; post-marks.fields.ts declares it for
 * the APIs.
 */

/** The columns of marks, for entities. */
export const markProperties = {
  /** Its author says that its media are sensitive; a content warning says so too. */
  isSensitive: p.boolean().default(false),
};

/** The columns of marks, for statements. */
export const MARK_COLUMNS = 'is_sensitive';

/** The same of a table, such as `p.is_sensitive`. */
export const markColumns = (table: string): string => MARK_COLUMNS.replaceAll(/\w+/g, (column) => `${table}.${column}`);

/** Marks as a row has them. */
export interface MarkColumns {
  is_sensitive: boolean;
}

export interface PostMarks {
  isSensitive: boolean;
}

/** Marks as an author gives them. Absent or null: as it is, and at first unmarked. */
export interface MarksDraft {
  isSensitive?: boolean | null;
}

const UNMARKED: PostMarks = { isSensitive: false };

/** @param before the marks so far */
export function checkMarks(draft: MarksDraft, before: PostMarks = UNMARKED): PostMarks {
  return { isSensitive: draft.isSensitive ?? before.isSensitive };
}

/** The marks of a row. */
export function marksOf(row: MarkColumns): PostMarks {
  return { isSensitive: row.is_sensitive };
}

/** The marks alone, of something that has more. */
export function marksIn({ isSensitive }: PostMarks): PostMarks {
  return { isSensitive };
}

/** Marks as a row has them. */
export function markRow({ isSensitive }: PostMarks): MarkColumns {
  return { is_sensitive: isSensitive };
}

/** Marks as the parameter of a statement with `marksFrom`. */
export function marksParameter(marks: PostMarks): string {
  return JSON.stringify(markRow(marks));
}

/** A row `marks` with `MARK_COLUMNS`, for a `from` clause. @param parameter such as `$5`, from `marksParameter` */
export const marksFrom = (parameter: string): string =>
  `jsonb_to_record(${parameter}::jsonb) as marks (is_sensitive boolean)`;

/** What the marks of a request add to what its idempotency key stands for: nothing for a post without any. */
export function marksPayload({ isSensitive }: MarksDraft): object {
  return { ...(isSensitive && { isSensitive: true }) };
}

/** Whether the media of post `p` are sensitive: moderators or a content warning may say so too. */
export const SENSITIVE = '(p.is_sensitive or p.is_marked_by_staff or p.content_warning is not null)';

/** The marks of post `p` as readers see them. */
export const SHOWN_MARKS = `${SENSITIVE} as is_sensitive`;
