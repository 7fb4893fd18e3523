import type { TextEntity } from '@mallard/rules/text-entities';

/** Days after which a failed link is tried again: as many as there were failures, at most this many. */
const MAX_DAYS_BETWEEN = 30;
const REFRESH_DAYS = 30;
/** Failures in a row after which a card that was there is given up. */
const MAX_FAILURES = 3;
/** Days after which a card that no one saw is deleted, and how exactly `used_at` tells when that was. */
const UNUSED_DAYS = 60;
const USE_DAYS = 7;

export interface LinkingPost {
  entities: TextEntity[];
}

/** Of a post that everyone may read and that shows a card: one without media, poll or quote. $1 post. */
export const LINKING_POST = `
select p.entities from posts p
where p.id = $1::uuid and p.deleted_at is null and p.audience_id is null and p.requack_of is null
  and p.media_count = 0 and not p.has_poll and p.quote_of is null`;

/** $1 key, $2 address. Locks the row until the end of the transaction. */
export const USE_CARD = `
insert into link_cards (key, url, used_at) values ($1, $2, now()) on conflict (key) do update set used_at = now()`;

/** A row if the page is to be read now. $1 key. */
export const CLAIM_CARD = `
update link_cards set asked_at = now()
where key = $1 and (asked_at is null
  or (asked_at < now() - make_interval(days => greatest(1, least(attempts, ${MAX_DAYS_BETWEEN})))
    and (state <> 'READY' or fetched_at < now() - make_interval(days => ${REFRESH_DAYS}))))
returning key`;

/** $1 key. */
export const CARD_TO_FETCH = 'select url from link_cards where key = $1';
/** $1 key. */
export const LOCK_CARD = 'select picture_id from link_cards where key = $1 for update';
/** $1 key, $2 title, $3 description, $4 name of the site, $5 picture. */
export const STORE_CARD = `
update link_cards set state = 'READY', title = $2, description = $3, site_name = $4, picture_id = $5::uuid,
  fetched_at = now(), attempts = 0
where key = $1`;
/** A card that was there stays for some failures. $1 key. */
export const FAIL_CARD = `
update link_cards set attempts = attempts + 1,
  state = case when state = 'READY' and attempts < ${MAX_FAILURES - 1} then 'READY' else 'NONE' end
where key = $1 and attempts < 32000`;

export interface LinkCardRow {
  key: string;
  title: string;
  description: string | null;
  site_name: string | null;
  picture_id: string | null;
  /** In pixels; null without a picture. */
  width: number | null;
  height: number | null;
  /** `used_at` is to be moved. */
  is_seldom: boolean;
}

/** $1 keys. */
export const CARDS_BY_KEYS = `
select c.key, c.title, c.description, c.site_name, m.id as picture_id, m.width, m.height,
  c.used_at < now() - make_interval(days => ${USE_DAYS}) as is_seldom
from link_cards c left join media m on m.id = c.picture_id
where c.key = any($1::text[]) and c.state = 'READY' and c.title is not null`;

/** $1 keys. */
export const KEEP_CARDS = 'update link_cards set used_at = now() where key = any($1::text[])';

/** $1 rows. */
export const DELETE_UNUSED = `
delete from link_cards where key in (
  select key from link_cards where used_at < now() - make_interval(days => ${UNUSED_DAYS})
  order by used_at limit $1::int for update skip locked
)
returning picture_id`;
