/** Every third quack gets one of these in turn, so each is about a fifteenth of all quacks. */
const KINDS = ['QUOTE', 'REQUACK', 'POLL', 'MEDIA', 'REPLY_RULE'];
/** How many quacks back a quote or a requack can reach. */
const REACH = 300;

/**
 * The quacks in order of time with what each gets. What a quack refers to is an earlier one that stays plain, of another person. A quack
 * with replies can't become a requack, which has none, and stays plain.
 */
const CHOOSE = `
create temporary table mixed as
with quacks as (
  select id, author_id, reply_count, row_number() over (order by id) as n from posts where parent_id is null
), chosen as (
  select q.*, (array['${KINDS.join("', '")}'])[1 + (q.n / 3) % ${KINDS.length}] as kind, (q.n / 3) / ${KINDS.length} as turn
  from quacks q where q.n % 3 = 0 and q.n > ${REACH}
)
select c.id, c.author_id, c.kind, c.turn, o.id as original_id, o.author_id as original_author_id
from chosen c join quacks o on o.n = c.n - 2 - 3 * ((c.turn * 7919) % ${REACH / 3})
where (c.kind not in ('QUOTE', 'REQUACK') or o.author_id <> c.author_id)
  and (c.kind <> 'REQUACK' or c.reply_count = 0)`;

const ADD = [
  // Someone requacks a post once.
  `delete from mixed m where kind = 'REQUACK' and exists (
     select from mixed o where o.kind = 'REQUACK' and o.author_id = m.author_id and o.original_id = m.original_id and o.id < m.id)`,
  'create unique index on mixed (id)',
  'create index on mixed (original_id)',

  `with gone as (delete from post_hashtags where post_id in (select id from mixed where kind = 'REQUACK') returning tag)
   update hashtags h set post_count = post_count - g.n
   from (select tag, count(*) as n from gone group by tag) g where h.tag = g.tag`,
  "delete from nods where post_id in (select id from mixed where kind = 'REQUACK')",
  "delete from post_mentions where post_id in (select id from mixed where kind = 'REQUACK')",
  `insert into quotes (post_id, quoted_id, quoted_author_id, state)
   select id, original_id, original_author_id, 'ACCEPTED' from mixed where kind = 'QUOTE'`,
  `insert into polls (post_id, options, tallies, is_multiple, hides_until_end, ends_at, voter_count, told_at)
   select p.id, array['Bread', 'Seeds', 'Nothing at all'], array[4, 2, 0], false, m.turn % 4 = 0, ends.at, 6,
     case when ends.at < now() then ends.at end
   from mixed m join posts p on p.id = m.id cross join lateral (select p.created_at + interval '7 days' as at) ends
   where m.kind = 'POLL'`,
  `insert into poll_votes (post_id, user_id, choices, created_at)
   select p.id, voter.id, array[case when voter.n <= 4 then 0 else 1 end]::smallint[], p.created_at
   from mixed m join posts p on p.id = m.id
     cross join (select id, row_number() over (order by id) as n from users order by id limit 6) voter
   where m.kind = 'POLL'`,
  // One picture, and now and then two, three or four. Their files don't exist, since no row asks for them.
  `insert into media (id, owner_id, kind, format, bytes, thumbnail_bytes, width, height, alt_text, placeholder, holder_id, position,
     is_published, unheld_since, is_inspected, created_at)
   select overlay(p.id::text placing lpad(at::text, 2, '0') from 35)::uuid, p.author_id, 'IMAGE', 'webp', 180000, 24000, 1600, 1200,
     'A duck on a pond in the morning', '1QcSHQRnh493V4dIh4eXh1h4kJUI', p.id, at, true, null, true, p.created_at
   from mixed m join posts p on p.id = m.id cross join lateral generate_series(0, greatest(0, m.turn % 6 - 2)) at
   where m.kind = 'MEDIA'`,

  // One statement for all columns of posts, so that each row is written once.
  `update posts p set
     content = case when m.kind = 'REQUACK' then '' else p.content end,
     entities = case when m.kind = 'REQUACK' then '[]' else p.entities end,
     edited_at = case when m.kind = 'REQUACK' then null else p.edited_at end,
     nod_count = case when m.kind = 'REQUACK' then 0 else p.nod_count end,
     is_listed = m.kind is distinct from 'REQUACK',
     requack_of = case when m.kind = 'REQUACK' then m.original_id end,
     quote_of = case when m.kind = 'QUOTE' then m.original_id end,
     has_poll = coalesce(m.kind = 'POLL', false),
     media_count = case when m.kind = 'MEDIA' then 1 + greatest(0, m.turn % 6 - 2) else 0 end,
     reply_rule = case when m.kind = 'REPLY_RULE' then (array[1, 2, 3, 4, 8])[1 + m.turn % 5] else 0 end,
     replies_close_at = case when m.kind = 'REPLY_RULE' and m.turn % 3 = 0 then p.created_at + interval '7 days' end,
     language = case when m.kind <> 'REQUACK' then (array['en', 'he', 'pt-BR'])[1 + m.turn % 3] end,
     content_warning = case when m.kind <> 'REQUACK' and m.turn % 5 = 1 then 'About food' end,
     requack_count = coalesce(m.requacks, 0),
     quote_count = coalesce(m.quotes, 0)
   from (
     select coalesce(m.id, r.original_id) as id, m.kind, m.turn, m.original_id, r.requacks, r.quotes
     from mixed m full join (
       select original_id, count(*) filter (where kind = 'REQUACK') as requacks, count(*) filter (where kind = 'QUOTE') as quotes
       from mixed where kind in ('QUOTE', 'REQUACK') group by original_id
     ) r on r.original_id = m.id
   ) m
   where p.id = m.id`,
  `update users u set post_count = c.n, last_post_id = c.newest, has_requacked = c.has_requacked
   from (
     select author_id, count(*) filter (where requack_of is null) as n, bool_or(requack_of is not null) as has_requacked,
       max(id::text) filter (where requack_of is null)::uuid as newest
     from posts where parent_id is null group by author_id
   ) c where c.author_id = u.id`,
  'drop table mixed',
];

/**
 * Gives a third of the quacks of a filled database quotes, requacks, polls, media and reply rules, about as many of each, and languages and
 * warnings too. The same rows always get the same.
 * @param {import('pg').Client} client
 */
export async function mixPosts(client) {
  await client.query("set session_replication_role = replica; set work_mem = '256MB'");
  for (const statement of [CHOOSE, ...ADD]) await client.query(statement);
  await client.query('reset session_replication_role; reset work_mem');
  await client.query('vacuum (full, analyze) posts');
  await client.query('vacuum (analyze)');
}
