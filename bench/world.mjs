import { NAMED } from './dataset/sizes.mjs';
import { PASSWORD } from './dataset/store.mjs';

/** Who writes in rows with many authors. */
const AUTHORS = 40;

/** The hashtags of those rows: the most used ones. */
const HASHTAGS = 20;

/** How many quacks get nods: more than one, but none so old that it is not cached. */
const NODDED = 1_000;

/**
 * The inputs of requests: the named accounts with fresh tokens (valid for 15 minutes), quacks to nod, and a busy thread.
 * @param {{ byManyAuthors?: boolean }} row
 * @returns {Promise<{ people: Record<string, { id: string, token: string }>, authors: { id: string, handle: string, token: string }[], tags: string[], quacks: string[], busy: string }>}
 * `busy`: the quack with 200 replies
 */
export async function openWorld(url, client, { byManyAuthors = false } = {}) {
  const people = await signIn(url, client, NAMED);
  const authors = byManyAuthors ? Object.values(await signIn(url, client, await handlesOfAuthors(client))) : [];
  const { rows } = await client.query(
    `select id from posts where parent_id is null order by id desc offset ${NODDED} limit ${NODDED}`,
  );
  // The busy thread is the star's; its quack was written after seven tenths of the time.
  const [busy] = (
    await client.query(
      `select p.id from posts p where p.parent_id is null and p.author_id = $1 order by p.reply_count desc, p.id limit 1`,
      [people.star.id],
    )
  ).rows;
  const tags = await client.query('select tag from hashtags order by post_count desc, tag limit $1', [HASHTAGS]);
  return { people, authors, tags: tags.rows.map(({ tag }) => tag), quacks: rows.map(({ id }) => id), busy: busy.id };
}

/** The people of these handles with fresh tokens, by handle. */
async function signIn(url, client, handles) {
  const people = {};
  for (const handle of handles) {
    const answer = await fetch(`${url}/api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: handle, password: PASSWORD }),
    });
    const { data, messages } = await answer.json();
    if (!answer.ok) throw new Error(`${handle} cannot sign in: ${messages}`);
    const { rows } = await client.query('select id from users where handle_key = $1', [handle]);
    people[handle] = { id: rows[0].id, handle, token: data.token };
  }
  return people;
}

/** Gives some people the password of the named accounts, since the dataset's others have none. */
async function handlesOfAuthors(client) {
  const { rows } = await client.query(
    `update users set password_hash = (select password_hash from users where handle_key = 'reader')
     where id in (select id from users where handle_key <> all($1) order by id limit $2) returning handle_key`,
    [NAMED, AUTHORS],
  );
  return rows.map((row) => row.handle_key);
}
