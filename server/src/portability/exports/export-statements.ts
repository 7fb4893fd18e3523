import { mediaOfHolder } from '#media/media.view.js';
import { markColumns, SHOWN_MARKS } from '#posts/model/post-marks.js';
import { POLL_RECORD } from '#posts/read/poll.view.js';

/** The statements that read everything of a person. Lists are read in pages, oldest first: $2 the id after which, $3 rows. */

/** $1 person. */
export const PROFILE = `
select handle, display_name, bio, location, website, email, language, image_url, banner_url, created_at, coalesce((
    select json_agg(json_build_object('label', l.label, 'url', l.url, 'verifiedAt', l.verified_at) order by l.position)
    from profile_links l where l.user_id = users.id and l.text is null), '[]') as links, coalesce((
    select json_agg(json_build_object('name', l.label, 'value', l.text) order by l.position)
    from profile_links l where l.user_id = users.id and l.text is not null), '[]') as texts
from users where id = $1::uuid`;

/** $1 author. */
export const COUNT_POSTS = 'select count(*)::int as n from posts where author_id = $1::uuid and deleted_at is null';

/** $1 author. */
export const POSTS = `
select p.id, p.content, p.entities, p.content_warning, ${SHOWN_MARKS}, p.created_at, p.edited_at, p.parent_id,
  p.is_listed, p.audience_id, p.requack_of, p.quote_of,
  case when p.media_count > 0 then ${mediaOfHolder('p.id')} end as media,
  ${POLL_RECORD} as poll
from posts p
where p.author_id = $1::uuid and p.deleted_at is null and p.id > $2::uuid
order by p.id limit $3::int`;

/** $1 follower. */
export const FOLLOWING = `
select f.id, u.handle, f.notify <> 'OFF' as is_notified from follows f join users u on u.id = f.followee_id and u.is_active
where f.follower_id = $1::uuid and f.id > $2::uuid
order by f.id limit $3::int`;

/** $1 owner. */
export const BLOCKED = `
select r.id, u.handle from relationships r join users u on u.id = r.other_id and u.is_active
where r.owner_id = $1::uuid and r.blocks and r.id > $2::uuid
order by r.id limit $3::int`;

/** Whose requests were accepted. $1 user. */
export const ACCEPTED = `
select u.id, u.handle from notification_senders s join users u on u.id = s.sender_id and u.is_active
where s.user_id = $1::uuid and s.is_accepted and u.id > $2::uuid
order by u.id limit $3::int`;

/** $1 owner. */
export const MUTED = `
select r.id, u.handle, r.muted & 32 <> 0 as hides_notifications
from relationships r join users u on u.id = r.other_id and u.is_active
where r.owner_id = $1::uuid and r.muted <> 0 and (r.muted_until is null or r.muted_until > now()) and r.id > $2::uuid
order by r.id limit $3::int`;

/** $1 owner. People of lists, by list. */
export const LISTED_PEOPLE = `
select m.id, l.title, u.handle from list_members m join lists l on l.id = m.list_id
join users u on u.id = m.user_id and u.is_active
where l.owner_id = $1::uuid and m.id > $2::uuid
order by m.id limit $3::int`;

/** $1 owner. At most 50. */
export const LISTS = `
select l.title, l.is_exclusive, l.replies,
  array(select m.name from list_members m where m.list_id = l.id and m.tag is not null order by m.id) as hashtags,
  array(select m.name from list_members m where m.list_id = l.id and m.phrase is not null order by m.id) as phrases
from lists l where l.owner_id = $1::uuid order by l.position, l.id`;

/** $1 person. At most 100. */
export const FOLLOWED_HASHTAGS = 'select name from followed_hashtags where user_id = $1::uuid order by id';

/** $1 author. What the profile features, the first one first. */
export const FEATURED = `
select f.post_id as id from featured_posts f join posts p on p.id = f.post_id and p.deleted_at is null
where f.user_id = $1::uuid order by f.position, f.post_id`;

/** $1 author. What others whispered isn't theirs to take along. */
export const WHISPERS = `
select w.id, w.content, w.created_at, array(
  select u.handle from conversations c join users u on u.id = any(c.people) and u.id <> $1::uuid
  where c.id = w.conversation_id order by u.handle) as others
from whispers w where w.author_id = $1::uuid and w.id > $2::uuid and w.deleted_at is null
order by w.id limit $3::int`;

/** What a person voted, and for whose quacks; not what others did. $1 voter. */
export const VOTES = `
select v.post_id as id, u.handle, v.created_at,
  array(select q.options[choice + 1] from unnest(v.choices) choice order by choice) as choices
from poll_votes v join polls q on q.post_id = v.post_id join posts p on p.id = v.post_id join users u on u.id = p.author_id
where v.user_id = $1::uuid and v.post_id > $2::uuid
order by v.post_id limit $3::int`;

/** What a person pinned, with their notes and folders. $1 user. */
export const PINS = `
select n.id, n.post_id, u.handle, n.note, f.name as folder, n.created_at
from pins n left join pin_folders f on f.id = n.folder_id join posts p on p.id = n.post_id and p.deleted_at is null join users u on u.id = p.author_id
where n.user_id = $1::uuid and n.id > $2::uuid
order by n.id limit $3::int`;

/** Drafts, and what is scheduled or about to be published. $1 author. */
export const UNPUBLISHED = `
select s.id, s.state, s.content, s.content_warning, ${markColumns('s')}, s.visibility, s.quote_of, s.parent_id, s.poll, s.publish_at, s.created_at,
  case when s.media_count > 0 then ${mediaOfHolder('s.id')} end as media,
  (select json_agg(json_build_object('content', t.part ->> 'content', 'content_warning', t.part ->> 'contentWarning',
      'marks', t.part, 'poll', t.part -> 'poll', 'media', ${mediaOfHolder("(t.part ->> 'id')::uuid")}) order by t.n)
    from jsonb_array_elements(s.thread) with ordinality t (part, n)) as thread
from scheduled_posts s
where s.author_id = $1::uuid and s.id > $2::uuid
order by s.id limit $3::int`;

/** $1 owner. */
export const MEDIA = `
select m.id, m.format from media m
where m.owner_id = $1::uuid and m.id > $2::uuid
order by m.id limit $3::int`;
