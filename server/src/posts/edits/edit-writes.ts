import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { mediaOfHolder } from '#media/media.view.js';
import { MARK_COLUMNS, markColumns, marksFrom, marksParameter, type PostMarks } from '../model/post-marks.js';

/** Versions kept of a post; of more, the first and the latest stay. */
const MAX_VERSIONS = 50;
/** Nods and hours from which readers are told that people liked something else. */
const MANY_NODS = 50;
const SETTLED_HOURS = 24;

/**
 * Keeps what a post says before an edit that changes it. $1 version, $2 post (locked before), $3 new content, $4 whether the warning
 * is given, $5 new warning, $6 new marks, $7 time.
 */
export const KEEP_VERSION = `
with kept as (
  insert into post_edits (id, created_at, post_id, content, entities, content_warning, ${MARK_COLUMNS}, media, nod_count, replaced_at)
  select $1::uuid, coalesce(p.edited_at, p.created_at), p.id, p.content, p.entities, p.content_warning, ${markColumns('p')},
    coalesce(case when p.media_count > 0 then ${mediaOfHolder('p.id')} end, '[]'), p.nod_count, $7::timestamptz
  from posts p, ${marksFrom('$6')}
  where p.id = $2::uuid and (p.content <> $3 or row (${markColumns('p')}) is distinct from row (marks.*)
    or ($4::boolean and p.content_warning is distinct from $5))
  returning post_id
), marked as (
  update posts p set edited_after_nods = greatest(p.edited_after_nods, p.nod_count)
  from kept
  where p.id = kept.post_id and p.nod_count > ${MANY_NODS} and p.created_at < $7::timestamptz - interval '${SETTLED_HOURS} hours'
)
delete from post_edits where id = (
  select e.id from kept join post_edits e on e.post_id = kept.post_id order by e.id offset 1 limit 1
) and (select count(*) from kept join post_edits e on e.post_id = kept.post_id) >= ${MAX_VERSIONS}`;

/** $1 posts. */
export const FORGET_VERSIONS = 'delete from post_edits where post_id = any($1::uuid[])';

interface Edit {
  /** The new words. */
  content: string;
  /** Undefined: unchanged. */
  warning: string | null | undefined;
  /** All of them, also those that stay. */
  marks: PostMarks;
  now: Date;
}

/** Runs before the update of a post, in its transaction. An edit that changes nothing one sees leaves no version. */
export async function keepVersion(tx: Tx, postId: string, { content, warning, marks, now }: Edit): Promise<void> {
  const parameters = [content, warning !== undefined, warning ?? null, marksParameter(marks), now];
  await tx.rows(KEEP_VERSION, [newId(), postId, ...parameters]);
}

/** Erases the versions of posts whose words are erased. */
export async function forgetVersions(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length > 0) await tx.rows(FORGET_VERSIONS, [postIds]);
}
