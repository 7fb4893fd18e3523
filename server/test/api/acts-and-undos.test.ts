import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { Acts } from '../mastodon/support/acts.js';
import { clientOf } from '../mastodon/support/client-app.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client } from './support/client.js';
import type { Person } from './support/world.js';

const ROUNDS = 6;
const AT_ONCE = 10;

let app: TestApp;
let ada: Person;
let ben: Person;
let acts: Acts;
let asAda: Client;
/** What is acted on: quacks of both, a reply of Ben to the one of Ada, and a list of hers. */
const ids = { quack: '', own: '', reply: '', list: '' };
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
  acts = new Acts(app);
  ids.quack = await acts.quack(ben, 'Three ducks');
  ids.own = await acts.quack(ada, 'Two ducks');
  ids.reply = await acts.reply(ben, ids.own, 'One duck');
  ids.list = await acts.list(ada, {});
  asAda = await clientOf(app, ada);
});
afterAll(() => app.stop());

interface Pair {
  act: string;
  undo: string;
  /** Counts the rows that say that it was acted. */
  rows: string;
}
const mutation = (field: string) => `mutation { ${field} { __typename } }`;
/** `id` and the others stand for what is known once the world exists. */
const PAIRS: Readonly<Record<string, () => Pair>> = {
  requack: () => byId('requackPost', 'unrequackPost', ids.quack, 'posts where requack_of is not null'),
  nod: () => byId('nodPost', 'unnodPost', ids.quack, 'nods'),
  pin: () => byId('pinPost', 'unpinPost', ids.quack, 'pins'),
  follow: () => byId('followUser', 'unfollowUser', ben.id, 'follows'),
  block: () => byId('blockUser', 'unblockUser', ben.id, 'relationships where blocks'),
  feature: () => byId('featurePost', 'unfeaturePost', ids.own, 'featured_posts'),
  'hidden reply': () => byId('hideReply', 'unhideReply', ids.reply, 'posts where is_folded'),
  mute: () => ({
    act: mutation(`muteUser(id: "${ben.id}", scopes: [HOME_QUACKS])`),
    undo: mutation(`muteUser(id: "${ben.id}", scopes: [])`),
    rows: 'relationships where muted <> 0',
  }),
  'muted thread': () => ({
    act: mutation(`muteThread(postId: "${ids.own}")`),
    undo: mutation(`unmuteThread(postId: "${ids.own}")`),
    rows: 'muted_threads',
  }),
  'followed hashtag': () => ({
    act: mutation('followHashtag(tag: "ducks")'),
    undo: mutation('unfollowHashtag(tag: "ducks")'),
    rows: 'followed_hashtags',
  }),
  'member of a list': () => ({
    act: mutation(`addToList(id: "${ids.list}", member: { userId: "${ben.id}" })`),
    undo: mutation(`removeFromList(id: "${ids.list}", member: { userId: "${ben.id}" })`),
    rows: 'list_members',
  }),
};

function byId(act: string, undo: string, id: string, rows: string): Pair {
  return { act: mutation(`${act}(id: "${id}")`), undo: mutation(`${undo}(id: "${id}")`), rows };
}

const count = async (rows: string): Promise<number> =>
  Number((await app.rows<{ n: string }>(`select count(*) as n from ${rows}`))[0]!.n);

it.each(Object.entries(PAIRS))('A %s and its undo succeed at once, and the last one decides', async (_, pairOf) => {
  const { act, undo, rows } = pairOf();
  const ask = async (operation: string): Promise<unknown> => (await app.as(ada).graphql(operation)).errors;

  for (let round = 0; round < ROUNDS; round += 1) {
    const errors = await Promise.all(Array.from({ length: AT_ONCE }, (_each, at) => ask(at % 2 === 0 ? act : undo)));
    expect(errors).toEqual(errors.map(() => undefined));
    expect(await count(rows)).toBeLessThanOrEqual(1);
  }

  await ask(act);
  expect(await count(rows)).toBe(1);
  await app.settled();
  expect(await app.get(CounterAudit).audit()).toEqual({});
  await ask(undo);
  expect(await count(rows)).toBe(0);
  expect(await app.get(CounterAudit).audit()).toEqual({});
});

it.each([
  ['reblog', 'unreblog'],
  ['favourite', 'unfavourite'],
  ['bookmark', 'unbookmark'],
  ['mute', 'unmute'],
])('Apps %s and %s one status at once, and each answer is a status', async (act, undo) => {
  const ask = async (name: string): Promise<number> => (await asAda.post(`/v1/statuses/${ids.quack}/${name}`)).status;

  for (let round = 0; round < ROUNDS; round += 1) {
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, (_each, at) => ask(at % 2 === 0 ? act : undo)));
    expect(statuses).toEqual(statuses.map(() => 200));
  }

  await ask(undo);
  expect(await app.get(CounterAudit).audit()).toEqual({});
});
