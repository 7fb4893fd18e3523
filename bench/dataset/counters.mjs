/** Each counts the rows whose counter differs from what it counts. */
const CHECKS = {
  'quacks of people': `select count(*)::int as n from users u left join (
      select author_id, count(*) as n, max(id::text)::uuid as newest from posts
      where parent_id is null and deleted_at is null and requack_of is null group by author_id
    ) p on p.author_id = u.id
    where u.post_count <> coalesce(p.n, 0) or u.last_post_id is distinct from p.newest`,
  'followers of people': `select count(*)::int as n from users u left join (
      select followee_id, count(*) as n from follows group by followee_id
    ) f on f.followee_id = u.id where u.follower_count <> coalesce(f.n, 0)`,
  'follows of people': `select count(*)::int as n from users u left join (
      select follower_id, count(*) as n from follows group by follower_id
    ) f on f.follower_id = u.id where u.following_count <> coalesce(f.n, 0)`,
  'nods of quacks': `select count(*)::int as n from posts p left join (
      select post_id, count(*) as n from nods group by post_id
    ) c on c.post_id = p.id where p.nod_count <> coalesce(c.n, 0)`,
  'replies of quacks': `select count(*)::int as n from posts p left join (
      select parent_id, count(*) as n from posts where deleted_at is null group by parent_id
    ) r on r.parent_id = p.id where p.reply_count <> coalesce(r.n, 0)`,
  'quacks of hashtags': `select count(*)::int as n from hashtags h left join (
      select tag, count(*) as n from post_hashtags where not is_reply group by tag
    ) t on t.tag = h.tag where h.post_count <> coalesce(t.n, 0)`,
  'requacks of posts': `select count(*)::int as n from posts p left join (
      select requack_of, count(*) as n from posts where requack_of is not null group by requack_of
    ) r on r.requack_of = p.id where p.requack_count <> coalesce(r.n, 0)`,
  'quotes of posts': `select count(*)::int as n from posts p left join (
      select quoted_id, count(*) as n from quotes where state = 'ACCEPTED' group by quoted_id
    ) q on q.quoted_id = p.id where p.quote_count <> coalesce(q.n, 0)`,
  'media of posts': `select count(*)::int as n from posts p left join (
      select holder_id, count(*) as n from media group by holder_id
    ) m on m.holder_id = p.id where p.media_count <> coalesce(m.n, 0)`,
};

/** @returns {Promise<string[]>} what is wrong; empty if every counter equals its rows */
export async function wrongCounters(client) {
  const wrong = [];
  for (const [what, statement] of Object.entries(CHECKS)) {
    const { rows } = await client.query(statement);
    if (rows[0].n > 0) wrong.push(`${what}: ${rows[0].n}`);
  }
  return wrong;
}
