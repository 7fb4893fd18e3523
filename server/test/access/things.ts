import { newId } from '#kernel/database/ids.js';
import type { TestApp } from '../api/support/app.js';
import type { Json } from '../api/support/client.js';
import { filesForm, picture } from '../api/support/pictures.js';
import type { Person } from '../api/support/world.js';

/** An id that nothing has. */
export const NOWHERE = '01890000-0000-7000-8000-00000000dead';

/** Sessions are ended during the tests, so every user needs a unique name. */
let made = 0;

async function ask(app: TestApp, person: Person, query: string, variables: Record<string, unknown>): Promise<Json> {
  const { data, errors } = await app.as(person).graphql(query, variables);
  if (errors) throw new Error(`A thing could not be made: ${errors[0]?.message ?? ''}`);
  return Object.values(data as object)[0];
}

/** Creates a new thing of a user each time and returns its id. */
export const THINGS = {
  quack: async (app, owner) =>
    (
      await ask(app, owner, 'mutation ($c: String!) { createPost(input: { content: $c }) { post { id } } }', {
        c: 'mine',
      })
    ).post.id as string,

  poll: async (app, owner) => {
    const input = { content: 'which?', poll: { options: ['this', 'that'], durationMinutes: 60 } };
    const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
    return (await ask(app, owner, create, { input })).post.id as string;
  },

  conversation: async (app, owner) => {
    const friend = await app.world.person(`friend_${(made += 1)}`);
    const send = 'mutation ($to: [String!]!) { sendWhisper(input: { to: $to, content: "psst" }) { conversationId } }';
    return (await ask(app, owner, send, { to: [friend.handle] })).conversationId as string;
  },

  whisper: async (app, owner) => {
    const friend = await app.world.person(`friend_${(made += 1)}`);
    const send = 'mutation ($to: [String!]!) { sendWhisper(input: { to: $to, content: "psst" }) { id } }';
    return (await ask(app, owner, send, { to: [friend.handle] })).id as string;
  },

  scheduled: async (app, owner) => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const schedule = 'mutation ($at: DateTime!) { schedulePost(input: { content: "later", publishAt: $at }) { id } }';
    return (await ask(app, owner, schedule, { at: publishAt })).id as string;
  },

  draft: async (app, owner) =>
    (await ask(app, owner, 'mutation { saveDraft(input: { content: "half" }) { id } }', {})).id as string,

  outgoing: async (app, owner) =>
    (await ask(app, owner, 'mutation { sendPost(input: { content: "soon" }, undoSeconds: 60) { id } }', {}))
      .id as string,

  upload: async (app, owner) => {
    const form = filesForm([await picture(8, 8).png().toBuffer()]);
    return (await app.as(owner).post('/media/upload', form)).body.data.id as string;
  },

  session: async (app, owner) => {
    await app.visitor.post('/tokens', { email: owner.handle, password: owner.password });
    const sessions = (await ask(app, owner, '{ viewer { sessions { id isCurrent } } }', {})).sessions as Json[];
    return sessions.find((session) => session.isCurrent === false).id as string;
  },

  personalToken: async (app, owner) => {
    const create =
      'mutation ($password: String!) { createPersonalToken(input: { name: "a script", scopes: [READ], password: $password }) { personalToken { id } } }';
    return (await ask(app, owner, create, { password: owner.password })).personalToken.id as string;
  },

  invite: async (app, owner) =>
    (await ask(app, owner, 'mutation { createInvite(input: {}) { invite { id } } }', {})).invite.id as string,

  filter: async (app, owner) => {
    const create = `mutation { createFilter(input: { title: "Words", action: WARN, contexts: [HOME], terms: [{ term: "words" }] }) {
      filter { id } } }`;
    return (await ask(app, owner, create, {})).filter.id as string;
  },

  dataImport: async (app, owner) => {
    const form = new FormData();
    form.append('file', new Blob(['no_one_here_has_this']), 'following_accounts.csv');
    return (await app.as(owner).post('/data-imports?kind=follows', form)).body.data.id as string;
  },

  passkey: async (app, owner) => {
    const id = newId();
    const store = `insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
      values ($1, $2, 'a key', $3, '', 0, '{}', now())`;
    await app.rows(store, [id, owner.id, id]);
    return id;
  },

  list: async (app, owner) =>
    (await ask(app, owner, 'mutation { createList(input: { title: "mine" }) { list { id } } }', {})).list.id as string,

  pinFolder: async (app, owner) =>
    (
      await ask(app, owner, 'mutation ($name: String!) { createPinFolder(name: $name) { folder { id } } }', {
        name: newId(),
      })
    ).folder.id as string,

  /** The user's own is the user; another user's is new, and basic. */
  person: (_, owner) => Promise.resolve(owner.id),
} as const satisfies Record<string, (app: TestApp, owner: Person) => Promise<string>>;

export type Thing = keyof typeof THINGS;

/** One that belongs to a user outside the test. */
export async function anothers(thing: Thing, app: TestApp): Promise<string> {
  return THINGS[thing](app, await app.world.person(`another_${(made += 1)}`));
}
