import type { TextEntity } from '@mallard/rules/text-entities';
import { ORDER } from '#kernel/paging/direction.js';
import { mediaOfHolder, type MediaRecord } from '#media/media.view.js';
import { existingHandlesIn } from '#people/users/existing-handles.js';
import { readable } from '#people/users/readable.js';
import { existsLookup, type UserRow, userColumns } from '#people/users/user.view.js';
import { type AudienceColumns, inAudience } from '../model/post-audience.js';
import { type MarkColumns, markColumns, SHOWN_MARKS } from '../model/post-marks.js';
import { readableOriginal } from '../model/requack-conditions.js';
import { QUOTE_COLUMN, type QuoteRow } from './quote.view.js';
import { type ReplyControl, replyControl } from '../model/reply-control.js';
import type { MentionedUser } from './mentioned-user.js';
import { pollFor, type PollRecord } from './poll.view.js';
import type { PostList } from '../model/post-list.js';

/** A link of a profile within a row. */
interface LinkRecord {
  label: string;
  url: string;
  text: string | null;
  verifiedAt: string | null;
}

/** A post, its author and the viewer's own state, as one row. */
export type PostRow = UserRow<'author_'> &
  AudienceColumns &
  MarkColumns & {
    id: string;
    content: string;
    entities: TextEntity[];
    mentioned_keys: string[] | null;
    content_warning: string | null;
    /** By its author or by moderators. */
    is_marked_sensitive: boolean;
    is_marked_by_staff: boolean;
    created_at: Date;
    edited_at: Date | null;
    parent_id: string | null;
    root_id: string | null;
    reply_count: number;
    nod_count: number;
    requack_of: string | null;
    requack_count: number;
    viewer_has_requacked: boolean;
    quote_count: number;
    /** Of `QUOTE_RULES`. */
    quote_rule: number;
    quote: QuoteRow | null;
    reply_control: ReplyControl | null;
    is_folded: boolean;
    folded_count: number;
    edited_after_nods: number | null;
    viewer_has_nodded: boolean;
    viewer_has_pinned: boolean;
    media: MediaRecord[] | null;
    poll: PollRecord | null;
    /** Where the viewer wrote it; null for posts of others and without a place. */
    own_cell: string | null;
    mentioned?: MentionedUser[] | null;
    parent_author_id?: string | null;
    viewer_has_muted_thread?: boolean;
    is_featured?: boolean;
    author_links?: LinkRecord[] | null;
    /** It waits for a moderator, and the viewer is its author. */
    is_held?: boolean;
  };

/** Up to this many replies, visitors see a count of those they can read; it bounds the cost of a page. */
const MAX_COUNTED_REPLIES = 50;

/**
 * The reply count of post `p`. For visitors, small counts exclude replies by users who require login: "1 reply" above
 * an empty list would be wrong. Otherwise it is the stored counter, which costs nothing.
 */
export const replyCount = (viewer: string) => `
  p.reply_count - case when ${viewer} is null and p.reply_count between 1 and ${MAX_COUNTED_REPLIES} then (
    select count(*)::int from posts c
    where c.parent_id = p.id and c.in_thread and c.deleted_at is null and not c.is_folded
      and (select r.requires_login from users r where r.id = c.author_id)
  ) else 0 end`;

const CELL = '(select o.cell from post_places o where o.post_id = p.id)';

/** The handles by which a post mentions people who are here, in lower case; null for a text without mentions. */
const MENTIONED_KEYS = `case when p.entities @> '[{"kind":"MENTION"}]' then array(
  select coalesce(m.handle_key, t.handle_key) from post_mentions m join users t on t.id = m.user_id and t.is_active
  where m.post_id = p.id) end`;

/**
 * @param viewer the parameter that holds the viewer's id or null, such as `$2::uuid`
 * @param mentionedKeys the handles that are mentions
 */
const columns = (viewer: string, mentionedKeys = MENTIONED_KEYS) => `
  p.id, p.content, p.entities, ${mentionedKeys} as mentioned_keys, p.content_warning, ${SHOWN_MARKS},
  p.is_sensitive or p.is_marked_by_staff as is_marked_sensitive, p.is_marked_by_staff, p.created_at, p.edited_at, p.parent_id, p.root_id,
  p.is_listed, p.audience_id, p.requack_of, p.requack_count,
  p.requack_count > 0 and ${existsLookup(`posts r where r.author_id = ${viewer} and r.requack_of = p.id`)} as viewer_has_requacked,
  ${replyCount(viewer)} as reply_count, p.nod_count, p.quote_count, p.quote_rule, ${QUOTE_COLUMN} as quote,
  p.is_folded, p.folded_count, p.edited_after_nods, ${replyControl(viewer)} as reply_control,
  ${existsLookup(`nods n where n.user_id = ${viewer} and n.post_id = p.id`)} as viewer_has_nodded,
  ${existsLookup(`pins n where n.user_id = ${viewer} and n.post_id = p.id`)} as viewer_has_pinned,
  case when p.author_id = ${viewer} and p.parent_id is null then ${CELL} end as own_cell,
  case when p.media_count > 0 then ${mediaOfHolder('p.id')} end as media, ${pollFor(viewer)} as poll,
  ${userColumns('u', viewer, 'author_')}`;

const FROM = 'from posts p join users u on u.id = p.author_id';

/** Each author is an index lookup: with few users, PostgreSQL would read all of them for a single post. */
const FROM_EACH = `from posts p cross join lateral (
  select * from users where users.id = p.author_id offset 0
) u`;

const readableAuthor = (viewer: string) => `p.deleted_at is null and ${readable(viewer)}`;
const readableBy = (viewer: string) =>
  `${readableAuthor(viewer)} and ${inAudience(viewer)} and ${readableOriginal(viewer)}`;

/** More columns, of a viewer as in `columns`. */
export type MoreColumns = (viewer: string) => string;
const NOTHING_MORE: MoreColumns = () => '';

/** The mentioned users as one more column. */
const MENTIONED = `, (
  select json_agg(json_build_object('id', t.id, 'handleKey', coalesce(m.handle_key, t.handle_key), 'handle', t.handle, 'displayName', t.display_name))
  from post_mentions m join users t on t.id = m.user_id
  where m.post_id = p.id and t.is_active and t.email_verified_at is not null
) as mentioned`;

/**
 * What clients of other APIs show beside a post, so that a list of theirs is one statement too: whom it mentions and answers, whether
 * the viewer muted its conversation, whether it is one that they feature, and the links and texts of its author's profile.
 */
export const COMPANY: MoreColumns = (viewer) => `${MENTIONED},
  case when p.parent_id is not null then (select up.author_id from posts up where up.id = p.parent_id) end as parent_author_id,
  ${existsLookup(`muted_threads m where m.owner_id = ${viewer} and m.root_id = coalesce(p.root_id, p.id)`)} as viewer_has_muted_thread,
  p.author_id = ${viewer} and ${existsLookup(`featured_posts f where f.user_id = ${viewer} and f.post_id = p.id`)} as is_featured,
  case when ${viewer} is not null or not u.requires_login then (
    select json_agg(json_build_object('label', l.label, 'url', l.url, 'text', l.text, 'verifiedAt', l.verified_at) order by l.position)
    from profile_links l where l.user_id = u.id) end as author_links`;

/** $1 ids, $2 viewer or null. One statement for any number of posts with their authors, media and viewer state. */
export const postsByIds = (more = NOTHING_MORE) => `
select ${columns('$2::uuid')}${more('$2::uuid')}
${FROM_EACH}
where p.id = any($1::uuid[]) and ${readableBy('$2::uuid')}`;

/** Posts for any signed-in viewer: $2 is one of them, and who can't read them is left out afterwards. With mentioned users. $1 ids. */
export const postForViewers = () => `
select ${columns('$2::uuid')}${MENTIONED}
${FROM_EACH}
where p.id = any($1::uuid[]) and p.deleted_at is null and u.is_active`;

/** The posts that are read for a list; `list_id` is null for the originals of requacks, which come after it. */
const PLAIN = 'select id as list_id, id from list';
const READ = {
  REQUACKS: `select id as list_id, id from list
union all
select null, requack_of from list where requack_of is not null`,
  HOME: `select id as list_id, case when is_shown then id end as id from list
union all
select null, requack_of from list where requack_of is not null and is_shown`,
};

/**
 * A list and its posts in one statement instead of two, in the list's order. Columns of a post that vanished in the
 * meantime are null. `offset 0` makes PostgreSQL look up each post by id, whatever it estimates.
 * @param list a statement whose rows hold an `id` each, newest first, and what `rows` says
 * @param viewer number of the parameter after those of the list: the viewer's id or null
 */
export const postsOfList = (
  { statement, rows, asksAudience, direction = 'down' }: Omit<PostList, 'parameters'>,
  viewer: number,
  more = NOTHING_MORE,
) => `
with list as materialized (${statement})
select list.list_id, post.* from (${rows ? READ[rows] : PLAIN}) list
left join lateral (
  select ${columns(`$${viewer}::uuid`)}${more(`$${viewer}::uuid`)}
  ${FROM}
  where p.id = list.id and ${asksAudience ? readableAuthor(`$${viewer}::uuid`) : readableBy(`$${viewer}::uuid`)} offset 0
) post on true
order by list.list_id ${ORDER[direction]} nulls last`;

/**
 * What waits for a moderator, to its author; it is in no list. $1 ids, $2 viewer. The words come from where they are withheld.
 * Its mentions are stored once it is released.
 */
export const heldPostsByIds = () => `
select ${columns('$2::uuid', existingHandlesIn('p.content'))}, true as is_held
from (
  select p.id, p.author_id, w.content, w.entities, w.content_warning, p.created_at, p.edited_at, p.parent_id, p.root_id, p.reply_count,
    p.nod_count, w.media_count, p.has_poll, ${markColumns('p')}, p.is_marked_by_staff, p.is_listed, p.audience_id,
    p.requack_of, p.requack_count, p.quote_of, p.quote_rule, p.quote_count,
    p.reply_rule, p.replies_close_at, p.is_folded, p.folded_count, p.edited_after_nods
  from held_posts h join withheld_posts w on w.post_id = h.post_id join posts p on p.id = h.post_id
  where h.post_id = any($1::uuid[]) and h.author_id = $2::uuid and h.removed_at is null
) p
cross join lateral (
  select * from users where users.id = p.author_id offset 0
) u`;
