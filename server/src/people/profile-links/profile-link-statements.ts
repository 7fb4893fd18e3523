/** Days until a link is read again, and after which one that can't be read is no longer verified. */
const CHECK_DAYS = 7;
const UNREADABLE_DAYS = 30;

/** $1 person. Locks them, so that two changes at the same time don't mix. */
export const LOCK_OWNER = 'select id from users where id = $1::uuid and is_active for no key update';

/** $1 person. */
export const LINKS_BEFORE = `
select position, label, url, text, verified_at, checked_at from profile_links where user_id = $1::uuid order by position`;

/** $1 person. */
export const FORGET_LINKS = 'delete from profile_links where user_id = $1::uuid';

/** $1 person, $2 labels, $3 addresses, $4 when verified, $5 when checked, $6 texts. */
export const INSERT_LINKS = `
insert into profile_links (user_id, position, label, url, verified_at, checked_at, text)
select $1::uuid, link.n - 1, link.label, link.url, link.verified_at, link.checked_at, link.text
from unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[])
  with ordinality link (label, url, verified_at, checked_at, text, n)`;

export interface ProfileLinkRow {
  user_id: string;
  label: string;
  url: string;
  text: string | null;
  verified_at: Date | null;
}

/** $1 people. */
export const LINKS_OF = `
select user_id, label, url, text, verified_at from profile_links where user_id = any($1::uuid[]) order by user_id, position`;

/** The names of the person who has a link: the present one, and former ones that still lead to them. $1 person, $2 address. */
export const OWNER_OF_LINK = `
select u.handle, coalesce((
    select array_agg(h.handle_key) from held_handles h where h.user_id = u.id and h.held_until > now()), '{}') as former
from profile_links l join users u on u.id = l.user_id
where l.user_id = $1::uuid and l.url = $2 and u.is_active and u.email_verified_at is not null and u.suspended_at is null`;

/** $1 person, $2 address. */
export const VERIFY_LINK = 'update profile_links set verified_at = now() where user_id = $1::uuid and url = $2';
/** $1 person, $2 address. */
export const UNVERIFY_LINK = 'update profile_links set verified_at = null where user_id = $1::uuid and url = $2';
/** $1 person, $2 address. */
export const UNREADABLE_LINK = `
update profile_links set verified_at = null
where user_id = $1::uuid and url = $2 and verified_at < now() - make_interval(days => ${UNREADABLE_DAYS})`;

/** Links that were read a week ago. $1 rows. */
export const DUE_LINKS = `
update profile_links set checked_at = now()
where (user_id, position) in (
  select user_id, position from profile_links where checked_at < now() - make_interval(days => ${CHECK_DAYS})
  order by checked_at limit $1::int for update skip locked
)
returning user_id, url`;
