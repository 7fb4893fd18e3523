import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { Acts } from './support/acts.js';
import { clientOf } from './support/client-app.js';
import { followed, idsOf } from './support/pages.js';

const NAMES = ['ada', 'bob', 'cyd', 'dan', 'eve', 'fay', 'gil', 'hal'] as const;
type Name = (typeof NAMES)[number];
const QUACKS = 60;

let app: TestApp;
let acts: Acts;
let people: Record<Name, Person>;
const clients = new Map<Name | null, Client>();
const lists = new Map<Name, string>();

/** The same numbers in each run. */
function* numbers(): Generator<number, never> {
  for (let state = 42; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield Math.floor(state / 65_536);
  }
}

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  acts = new Acts(app);
  const made = await app.world.people(...NAMES);
  people = Object.fromEntries(NAMES.map((name, index) => [name, made[index]!])) as Record<Name, Person>;
  const { ada, bob, cyd, dan, eve, fay, gil, hal } = people;
  for (const person of made) await acts.follow(person, ...made.filter((other) => other !== person && other !== hal));
  await acts.on(ada, 'unfollowUser', dan.id);
  await write();
  await acts.on(ada, 'blockUser', bob.id);
  await acts.on(cyd, 'blockUser', ada.id);
  await acts.mute(ada, eve, 'HOME_QUACKS', 'LISTS');
  await acts.mute(bob, fay, 'HOME_REQUACKS');
  await acts.hideWord(dan, 'seven');
  await acts.hideWord(ada, 'five');
  await acts.profile(gil, { requiresLogin: true });
  await acts.profile(fay, { hidesNods: true });
  for (const name of NAMES) {
    clients.set(name, await clientOf(app, people[name]));
    const members = [{ userId: dan.id }, { userId: hal.id }, { userId: gil.id }, { hashtag: 'ducks' }];
    lists.set(name, await acts.list(people[name], name === 'eve' ? { replies: 'FOLLOWED' } : {}, ...members));
  }
  await acts.graphql(hal, 'mutation { followHashtag(tag: "ducks") { __typename } }');
  clients.set(null, app.visitor);
  await app.settled();
}, 120_000);
afterAll(() => app.stop());

/** Quacks, replies, requacks, nods and pins, of all visibilities. */
async function write(): Promise<void> {
  const next = numbers();
  const pick = <T>(of: readonly T[]): T => of[next.next().value % of.length]!;
  const words = ['five', 'six', 'seven', '#ducks', '#Ducks and geese', '@ada'];
  const written: string[] = [];
  for (let round = 0; round < QUACKS; round += 1) {
    const by = people[pick(NAMES)];
    const content = `${round} ${pick(words)}`;
    const visibility = pick(['PUBLIC', 'PUBLIC', 'UNLISTED', 'FOLLOWERS'] as const);
    const more = written.length > 0 && round % 3 === 0 ? { parentPostId: pick(written) } : { visibility };
    written.push(
      await acts.quack(by, content, round % 9 === 0 ? { ...more, mediaIds: [await acts.picture(by)] } : more),
    );
    for (const act of ['nodPost', 'requackPost', 'pinPost', 'nodPost'])
      // Some may not be requacked, which is a refusal that is of no interest here.
      await acts.on(people[pick(NAMES)], act, pick(written)).catch(() => undefined);
  }
}

const CONNECTION = '{ edges { node { id } } pageInfo { hasNextPage endCursor } }';

/** All ids of a list in GraphQL. @param field what is asked of the answer, such as `stream` or `user.posts` */
async function inGraphql(viewer: Name | null, field: string, query: string): Promise<string[]> {
  const client = viewer === null ? app.visitor : app.as(people[viewer]);
  const found: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { data, errors } = await client.graphql(`query ($after: String) ${query}`, { after });
    if (errors) throw new Error(errors[0]?.message);
    const list = field.split('.').reduce<Json>((at, name) => at?.[name], data);
    if (!list) return [];
    found.push(...list.edges.map(({ node }: Json) => node.id as string));
    ({ hasNextPage: more, endCursor: after } = list.pageInfo);
  }
  return found;
}

const inClientApi = async (viewer: Name | null, path: string): Promise<string[]> =>
  idsOf((await followed(clients.get(viewer)!, `${path}${path.includes('?') ? '&' : '?'}limit=7`)).pages.flat());

/** The lists of statuses that both have: path, and the field and query of GraphQL. */
function listsFor(viewer: Name | null): [path: string, field: string, query: string][] {
  const page = '(first: 7, after: $after)';
  const own: [string, string, string][] =
    viewer === null
      ? []
      : [
          ['/v1/timelines/home', 'stream', `{ stream(feed: FOLLOWING, first: 7, after: $after) ${CONNECTION} }`],
          ['/v1/favourites', 'viewer.nods', `{ viewer { nods${page} ${CONNECTION} } }`],
          ['/v1/bookmarks', 'viewer.pins', `{ viewer { pins${page} ${CONNECTION} } }`],
          [
            `/v1/timelines/list/${lists.get(viewer)}`,
            'list.posts',
            `{ list(id: "${lists.get(viewer)}") { posts${page} ${CONNECTION} } }`,
          ],
        ];
  const ofPeople = NAMES.flatMap((name): [string, string, string][] => {
    const path = `/v1/accounts/${people[name].id}/statuses`;
    const posts = (filter: string): string =>
      `{ user(handle: "${name}") { posts(filter: ${filter}, first: 7, after: $after) ${CONNECTION} } }`;
    return [
      [`${path}?exclude_replies=true`, 'user.posts', posts('POSTS')],
      [`${path}?only_media=true`, 'user.posts', posts('MEDIA')],
    ];
  });
  return [
    ...own,
    ['/v1/timelines/public', 'stream', `{ stream(feed: EVERYONE, first: 7, after: $after) ${CONNECTION} }`],
    ['/v1/timelines/tag/ducks', 'hashtag.posts', `{ hashtag(tag: "ducks") { posts${page} ${CONNECTION} } }`],
    ...ofPeople,
  ];
}

describe('The lists of statuses hold what GraphQL’s hold, in its order,', () => {
  it.each([...NAMES, null])('for %s', async (viewer) => {
    let seen = 0;
    for (const [path, field, query] of listsFor(viewer)) {
      const expected = await inGraphql(viewer, field, query);
      seen += expected.length;
      expect([path, await inClientApi(viewer, path)]).toEqual([path, expected]);
    }
    expect(seen).toBeGreaterThan(30);
  });

  it.each([...NAMES, null])('with quacks and replies of an account together, for %s', async (viewer) => {
    for (const name of NAMES) {
      const path = `/v1/accounts/${people[name].id}/statuses`;
      const posts = async (filter: string) =>
        inGraphql(
          viewer,
          'user.posts',
          `{ user(handle: "${name}") { posts(filter: ${filter}, first: 7, after: $after) ${CONNECTION} } }`,
        );
      const [quacks, replies] = [await posts('POSTS'), await posts('REPLIES')];
      expect([name, await inClientApi(viewer, path)]).toEqual([name, [...quacks, ...replies].sort().reverse()]);

      const original = (await followed(clients.get(viewer)!, `${path}?exclude_reblogs=true`)).pages.flat();
      expect(original.every(({ reblog }: Json) => reblog === null)).toBe(true);
    }
  });

  it('and so do the lists of people', async () => {
    for (const viewer of [...NAMES, null]) {
      for (const name of NAMES) {
        for (const side of ['followers', 'following']) {
          const query = `{ user(handle: "${name}") { ${side}(first: 3, after: $after) ${CONNECTION} } }`;
          const expected = await inGraphql(viewer, `user.${side}`, query);
          const path = `/v1/accounts/${people[name].id}/${side}`;
          expect([viewer, name, side, await inClientApi(viewer, path)]).toEqual([viewer, name, side, expected]);
        }
      }
    }
  });
});
