import { NAMED } from './dataset/sizes.mjs';
import { PASSWORD } from './dataset/store.mjs';

/** Quacks that get nods: not the same one all the time, and none so old that it would be cold. */
const NODDED = 1_000;

/**
 * Who asks, and about what: the named accounts with fresh tokens (they last 15 minutes), quacks to nod, and a busy thread.
 * @returns {Promise<{ people: Record<string, { id: string, token: string }>, quacks: string[], busy: string }>} `busy`: the quack with 200 replies
 */
export async function openWorld(url, client) {
  const people = {};
  for (const handle of NAMED) {
    const answer = await fetch(`${url}/api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: handle, password: PASSWORD }),
    });
    const { data, messages } = await answer.json();
    if (!answer.ok) throw new Error(`${handle} cannot sign in: ${messages}`);
    const { rows } = await client.query('select id from users where handle_key = $1', [handle]);
    people[handle] = { id: rows[0].id, token: data.token };
  }
  const { rows } = await client.query(
    `select id from posts where parent_id is null order by id desc offset ${NODDED} limit ${NODDED}`,
  );
  // The busy thread is the star's; its quack stands at seven tenths of the time.
  const [busy] = (
    await client.query(
      `select p.id from posts p where p.parent_id is null and p.author_id = $1 order by p.reply_count desc, p.id limit 1`,
      [people.star.id],
    )
  ).rows;
  return { people, quacks: rows.map(({ id }) => id), busy: busy.id };
}
