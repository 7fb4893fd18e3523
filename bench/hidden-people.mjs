/** All scopes of a mute. */
const EVERYTHING = 255;

/**
 * Makes the reader hide some of those whom they don't follow: every second one is blocked, the others are muted in every scope.
 * @param {number} most 0 for no one; if there are fewer people, all of them
 */
export async function hidePeople(client, most) {
  await client.query("delete from relationships where owner_id = (select id from users where handle_key = 'reader')");
  await client.query(
    `insert into relationships (owner_id, other_id, id, blocks, muted)
     select reader.id, other.id, other.id, other.n % 2 = 0, case when other.n % 2 = 0 then 0 else $2::int end
     from (select id from users where handle_key = 'reader') reader cross join lateral (
       select u.id, row_number() over (order by u.id) as n from users u
       where u.id <> reader.id and u.handle_key not in ('star', 'superfan', 'writer')
         and not exists (select 1 from follows f where f.follower_id = reader.id and f.followee_id = u.id)
       order by u.id limit $1::int
     ) other`,
    [most, EVERYTHING],
  );
  await client.query('vacuum (analyze) relationships');
}
