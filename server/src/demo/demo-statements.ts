/** Each insert takes its rows as one JSON array, so that all demo data takes a dozen statements. */

/** There are only staff accounts and no posts. */
export const IS_EMPTY = `
select not exists (select 1 from users where role = 'basic') and not exists (select 1 from posts) as empty`;

export const INSERT_USERS = `
insert into users (id, handle, handle_key, email, email_key, password_hash, display_name, bio, location, website,
  email_verified_at, requires_login, language, last_seen_at, created_at, updated_at)
select id, handle, lower(handle), email, email, '!', display_name, bio, location, website,
  created_at, requires_login, language, last_seen_at, created_at, created_at
from jsonb_to_recordset($1::jsonb) as r (id uuid, handle text, email text, display_name text, bio text, location text,
  website text, requires_login boolean, language text, last_seen_at timestamptz, created_at timestamptz)`;

export const INSERT_FOLLOWS = `
insert into follows (id, follower_id, followee_id, created_at)
select id, follower_id, followee_id, created_at
from jsonb_to_recordset($1::jsonb) as r (id uuid, follower_id uuid, followee_id uuid, created_at timestamptz)`;

export const INSERT_POSTS = `
insert into posts (id, author_id, content, entities, content_warning, parent_id, root_id, created_at)
select id, author_id, content, entities, content_warning, parent_id, root_id, created_at
from jsonb_to_recordset($1::jsonb) as r (id uuid, author_id uuid, content text, entities jsonb, content_warning text,
  parent_id uuid, root_id uuid, created_at timestamptz)`;

export const INSERT_PLACES = `
insert into post_places (post_id, cell)
select post_id, cell from jsonb_to_recordset($1::jsonb) as r (post_id uuid, cell text)`;

export const INSERT_NODS = `
insert into nods (id, post_id, user_id, created_at)
select id, post_id, user_id, created_at
from jsonb_to_recordset($1::jsonb) as r (id uuid, post_id uuid, user_id uuid, created_at timestamptz)`;

export const INSERT_TAGS = `
insert into hashtags (tag, name, first_used_at, last_used_at)
select tag, min(name), min(created_at), max(created_at)
from jsonb_to_recordset($1::jsonb) as r (tag text, name text, created_at timestamptz)
group by tag`;

export const INSERT_TAGGED = `
insert into post_hashtags (tag, post_id, author_id, is_reply, name)
select tag, post_id, author_id, is_reply, name
from jsonb_to_recordset($1::jsonb) as r (tag text, name text, post_id uuid, author_id uuid, is_reply boolean)`;

export const INSERT_MENTIONS = `
insert into post_mentions (user_id, post_id, handle_key)
select distinct u.id, r.post_id, u.handle_key
from jsonb_to_recordset($1::jsonb) as r (post_id uuid, handle_key text) join users u on u.handle_key = r.handle_key`;

export const COUNT_FOLLOWS = `
update users u set
  follower_count = (select count(*) from follows f where f.followee_id = u.id),
  following_count = (select count(*) from follows f where f.follower_id = u.id)`;

export const COUNT_POSTS = `
update users u set
  post_count = (select count(*) from posts p where p.author_id = u.id and p.parent_id is null),
  last_post_id = (select p.id from posts p where p.author_id = u.id and p.parent_id is null order by p.id desc limit 1)`;

export const COUNT_NODS = `
update posts p set
  nod_count = (select count(*) from nods n where n.post_id = p.id),
  reply_count = (select count(*) from posts r where r.parent_id = p.id)`;

export const COUNT_TAGS = `
update hashtags h set post_count = (select count(*) from post_hashtags t where t.tag = h.tag and not t.is_reply)`;

/** Adds nothing to a catalog that has products. */
export const INSERT_PRODUCTS = `
insert into products (id, name, description, sku, brand, price, currency, stock, is_active, created_at, updated_at)
select id, name, description, sku, brand, price, currency, stock, is_active, created_at, created_at
from jsonb_to_recordset($1::jsonb) as r (id uuid, name text, description text, sku text, brand text, price int,
  currency text, stock int, is_active boolean, created_at timestamptz)
where not exists (select from products)`;
