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
 * @returns {Promise<{ people: Record<string, { id: string, token: string }>, app: { token: string, newest: string }, authors: { id: string, handle: string, token: string }[], tags: string[], quacks: string[], busy: string }>}
 * `busy`: the quack with 200 replies; `app`: the token of an app that the reader let in, and the newest quack of their home
 */
export async function openWorld(url, client, { byManyAuthors = false } = {}) {
  const people = await signIn(url, client, NAMED);
  const authors = byManyAuthors ? Object.values(await signIn(url, client, await handlesOfAuthors(client))) : [];
  const { rows } = await client.query(
    `select id from posts where parent_id is null and requack_of is null order by id desc offset ${NODDED} limit ${NODDED}`,
  );
  // The busy thread is the star's; its quack was written after seven tenths of the time.
  const [busy] = (
    await client.query(
      `select p.id from posts p where p.parent_id is null and p.author_id = $1 order by p.reply_count desc, p.id limit 1`,
      [people.star.id],
    )
  ).rows;
  const tags = await client.query('select tag from hashtags order by post_count desc, tag limit $1', [HASHTAGS]);
  return {
    people,
    app: await letAppIn(url, people.reader),
    authors,
    tags: tags.rows.map(({ tag }) => tag),
    quacks: rows.map(({ id }) => id),
    busy: busy.id,
  };
}

/** Lets an app in, as clients of Mastodon's API are. */
async function letAppIn(url, { token }) {
  const post = async (path, body, headers = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const redirect_uri = 'urn:ietf:wg:oauth:2.0:oob';
  const app = await post('/api/v1/apps', { client_name: 'Bench', redirect_uris: redirect_uri, scopes: 'read' });
  const { data } = await post(
    '/graphql',
    {
      query: 'mutation ($input: AuthorizationInput!) { authorizeApp(input: $input) { code } }',
      variables: { input: { clientId: app.client_id, redirectUri: redirect_uri, responseType: 'code' } },
    },
    { authorization: `Bearer ${token}` },
  );
  const { access_token } = await post('/oauth/token', {
    grant_type: 'authorization_code',
    code: data.authorizeApp.code,
    client_id: app.client_id,
    client_secret: app.client_secret,
    redirect_uri,
  });
  const home = await fetch(`${url}/api/v1/timelines/home?limit=1`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const [newest] = await home.json();
  return { token: access_token, newest: newest.id };
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
