/** All rows of the dataset are older than this id; rows that a run writes are not. */
function boundaryOf(builtAt) {
  const time = builtAt.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

const UNDO = [
  `with gone as (delete from nods where id >= $1::uuid returning post_id)
   update posts p set nod_count = nod_count - g.n
   from (select post_id, count(*) as n from gone group by post_id) g where p.id = g.post_id`,
  `with gone as (delete from post_hashtags where post_id >= $1::uuid returning tag, is_reply)
   update hashtags h set post_count = post_count - g.n
   from (select tag, count(*) as n from gone where not is_reply group by tag) g where h.tag = g.tag`,
  'delete from post_mentions where post_id >= $1::uuid',
  'delete from notifications where id >= $1::uuid',
  `with gone as (delete from posts where id >= $1::uuid returning author_id, parent_id)
   update users u set post_count = post_count - g.n, last_post_id = (
     select p.id from posts p where p.author_id = u.id and p.parent_id is null and p.id < $1::uuid order by p.id desc limit 1)
   from (select author_id, count(*) filter (where parent_id is null) as n from gone group by author_id) g where u.id = g.author_id`,
];

/** Deletes what earlier runs wrote, so that every run begins with the same rows. */
export async function restoreDataset(client, builtAt) {
  const boundary = boundaryOf(builtAt);
  for (const statement of UNDO) await client.query(statement, [boundary]);
  await client.query('delete from hashtags where first_used_at >= $1', [new Date(builtAt)]);
  await client.query('delete from outbox_events; delete from idempotency_keys');
  await client.query(
    'vacuum (analyze) users, posts, nods, hashtags, post_hashtags, post_mentions, outbox_events, notifications, notification_acts',
  );
}
