import type { Visibility } from '@mallard/rules/visibility';
import type { CheckedPoll } from '../../polls/poll-draft.js';
import { MARK_COLUMNS, marksFrom, marksParameter, type PostMarks } from '../../model/post-marks.js';
import type { StoredPart } from './thread-parts.js';

/** The statements of drafts and of posts that can still be undone, which are rows of scheduled_posts in another state. */

/** A draft, as the locking statements return it. */
export interface LockedDraft {
  id: string;
  revision: number;
  media_count: number;
  thread: StoredPart[] | null;
}

/** What a draft or outgoing post says, as columns. */
export interface WaitingColumns extends PostMarks {
  content: string;
  contentWarning: string | null;
  visibility: Visibility | null;
  quoteOf: string | null;
  quoteRule: number | null;
  replyRule: number;
  repliesCloseAfter: number | null;
  parentId: string | null;
  cell: string | null;
  mediaCount: number;
  poll: CheckedPoll | null;
  thread: readonly StoredPart[] | null;
}

const COLUMNS = `${MARK_COLUMNS}, content, content_warning, visibility, quote_of, quote_rule, reply_rule, replies_close_after,
  parent_id, cell, media_count, poll, thread`;

const VALUES = `marks.*, $3, $4, $6, $7::uuid, $8::smallint, $9::smallint, $10::smallint, $11::uuid, $12, $13::smallint,
  $14::jsonb, $15::jsonb`;

const MARKS = marksFrom('$5');

/** $1 to $15 of the statements below. */
export const parametersOf = (id: string, authorId: string, draft: WaitingColumns): unknown[] => [
  ...[id, authorId, draft.content, draft.contentWarning, marksParameter(draft), draft.visibility, draft.quoteOf],
  ...[draft.quoteRule, draft.replyRule, draft.repliesCloseAfter, draft.parentId, draft.cell, draft.mediaCount],
  ...[draft.poll && JSON.stringify(draft.poll), draft.thread && JSON.stringify(draft.thread)],
];

/** $1 id, $2 author, $3 to $15 as in `parametersOf`, $16 state, $17 seconds until it leaves or null. No row if the id is taken. */
export const INSERT_WAITING = `
insert into scheduled_posts (id, author_id, ${COLUMNS}, state, publish_at, due_at, created_at, updated_at, revision)
select $1::uuid, $2::uuid, ${VALUES}, $16, due.at, due.at, clock_timestamp(), clock_timestamp(), 1
from (select clock_timestamp() + make_interval(secs => $17::int) as at) due, ${MARKS}
on conflict (id) do nothing returning id`;

/** A draft that the caller has locked. $1 id, $2 author, $3 to $15 as in `parametersOf`. */
export const UPDATE_DRAFT = `
update scheduled_posts set (${COLUMNS}) = (select ${VALUES} from ${MARKS}), revision = revision + 1, updated_at = clock_timestamp(),
  failure = null, attempts = 0
where id = $1::uuid and author_id = $2::uuid`;

/** Locks an own draft. $1 id, $2 author. */
export const LOCK_DRAFT = `
select s.id, s.revision, s.media_count, s.thread from scheduled_posts s
where s.id = $1::uuid and s.author_id = $2::uuid and s.state = 'DRAFT' for update`;

/** $1 author. */
export const COUNT_DRAFTS = `
select count(*)::int as n from scheduled_posts s where s.author_id = $1::uuid and s.state = 'DRAFT'`;

/** $1 id, $2 author. */
export const DELETE_DRAFT = `
delete from scheduled_posts where id = $1::uuid and author_id = $2::uuid and state = 'DRAFT' returning id, revision, media_count, thread`;

/**
 * Takes pictures and videos out of other drafts of their owner: a device may not know of the copy that it saved last. $1 owner, $2 media,
 * $3 what they are about to be attached to.
 */
export const FREE_FROM_DRAFTS = `
update media m set holder_id = null, position = null, unheld_since = now()
where m.id = any($2::uuid[]) and m.owner_id = $1::uuid and m.holder_id <> $3::uuid and exists (
  select 1 from scheduled_posts s
  where s.author_id = $1::uuid and s.state = 'DRAFT'
    and (s.id = m.holder_id or s.thread @> jsonb_build_array(jsonb_build_object('id', m.holder_id))))`;

/** What an id stands for that is no own draft: an own post, what waits, or someone else's (null: nothing). $1 id, $2 author. */
export const FATE_OF_DRAFT = `
select (select p.post_id from scheduled_publications p where p.source_id = $1::uuid and p.author_id = $2::uuid) as post_id,
  (select s.author_id = $2::uuid from scheduled_posts s where s.id = $1::uuid) as is_own`;

/** A page of drafts, latest change first. $1 author, $2 time and $3 id after which, $4 rows. */
export const DRAFTS_BY = `
select id, updated_at from scheduled_posts
where author_id = $1::uuid and state = 'DRAFT' and (updated_at, id) < ($2::timestamptz, $3::uuid)
order by updated_at desc, id desc limit $4::int`;

/** What leaves soon, soonest first. $1 author. */
export const OUTGOING_BY = `
select id from scheduled_posts where author_id = $1::uuid and state = 'OUTGOING' order by publish_at, id limit 100`;
