import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { Acts } from './support/acts.js';
import { appToken, clientOf } from './support/client-app.js';
import { followed, idsOf, linksOf } from './support/pages.js';
import { expectShape } from './support/shapes.js';

const ROUNDS = 12;

let app: TestApp;
let acts: Acts;
let reader: Person;
let bob: Person;
let cyd: Person;
let dan: Person;
let ada: Client;
let listId: string;
let media: string;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  acts = new Acts(app);
  [reader, bob, cyd, dan] = (await app.world.people('ada', 'bob', 'cyd', 'dan')) as [Person, Person, Person, Person];
  await acts.follow(reader, bob, cyd);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const person of [bob, cyd, dan]) {
      const id = await acts.quack(person, `${round} of ${person.handle} #ducks${round % 2 ? ' #odd' : ''}`);
      if (person !== cyd) await acts.on(reader, 'nodPost', id);
      if (person !== bob) await acts.on(reader, 'pinPost', id);
    }
  }
  media = await acts.quack(dan, 'a picture #ducks', { mediaIds: [await acts.picture(dan)] });
  listId = await acts.list(reader, {}, { userId: bob.id }, { userId: dan.id });
  await app.settled();
  ada = await clientOf(app, reader);
}, 60_000);
afterAll(() => app.stop());

const home = async (query: string): Promise<string[]> => idsOf((await ada.get(`/v1/timelines/home?${query}`)).body);

/** Reads a list to the end and back, and expects each status once. */
async function expectBothWays(path: string, count: number, between?: () => Promise<unknown>): Promise<string[]> {
  const down = await followed(ada, path, 'next', between);
  const ids = idsOf(down.pages.flat());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(count);
  expectShape('Status', down.pages.flat());

  const up = await followed(ada, down.others.at(-1)!, 'prev');
  const back = [...idsOf(up.pages.toReversed().flat()), ...idsOf(down.pages.at(-1)!)];
  expect(back.slice(-count)).toEqual(ids);
  return back.slice(0, -count);
}

describe('A timeline is read to the end by its links, and back, each status once', () => {
  it.each([
    ['/v1/timelines/home?limit=5', 2 * ROUNDS],
    ['/v1/timelines/public?limit=7', 3 * ROUNDS + 1],
    ['/v1/timelines/public?limit=7&only_media=true', 1],
    ['/v1/timelines/tag/ducks?limit=7', 3 * ROUNDS + 1],
    ['/v1/timelines/tag/DUCKS?limit=40&local=true', 3 * ROUNDS + 1],
    ['/v1/timelines/tag/ducks?limit=4&all[]=odd', (3 * ROUNDS) / 2],
    ['/v1/timelines/tag/ducks?limit=4&none[]=odd&only_media=1', 1],
    ['/v1/favourites?limit=5', 2 * ROUNDS],
    ['/v1/bookmarks?limit=5', 2 * ROUNDS],
  ])('%s', async (path, count) => {
    expect(await expectBothWays(path, count)).toEqual([]);
  });

  it('a list of the viewer, and no one else’s', async () => {
    await expectBothWays(`/v1/timelines/list/${listId}?limit=5`, 2 * ROUNDS + 1);

    const other = await (await clientOf(app, bob)).get(`/v1/timelines/list/${listId}`);
    expect(other.status).toBe(404);
  });

  it('home while others write and requack, and what they wrote is above', async () => {
    const old = await home('limit=40');
    let written = 0;
    const between = async () => {
      written += 1;
      const id = await acts.quack(bob, `meanwhile ${written}`);
      // An old one that is on a page to come: it would move up.
      await acts.on(cyd, 'requackPost', old.at(-written)!);
      if (written % 2 === 0) await acts.on(cyd, 'requackPost', id);
    };
    const down = await followed(ada, '/v1/timelines/home?limit=7', 'next', between);
    expect(idsOf(down.pages.flat())).toEqual(old);

    const above = await followed(ada, `/v1/timelines/home?limit=3&min_id=${old[0]}`, 'prev');
    const rows = above.pages.toReversed().flat();
    expectShape('Status', rows);
    const shown = rows.map(({ id, reblog }: Json) => (reblog?.id ?? id) as string);
    expect(new Set(shown).size).toBe(shown.length);
    expect(rows).toHaveLength(2 * written);
  });
});

describe('What is newer', () => {
  it('is the newest since an id, or the nearest above it', async () => {
    const all = await home('limit=40');
    const middle = all[10]!;

    expect(await home(`since_id=${middle}&limit=3`)).toEqual(all.slice(0, 3));
    expect(await home(`min_id=${middle}&limit=3`)).toEqual(all.slice(7, 10));
    expect(await home(`min_id=${middle}&max_id=${all[7]}`)).toEqual(all.slice(8, 10));
    expect(await home(`since_id=${middle}&max_id=${all[7]}`)).toEqual(all.slice(8, 10));
    expect(await home(`since_id=${all[0]}`)).toEqual([]);
    for (const path of ['public', 'tag/ducks', `list/${listId}`]) {
      const rows = idsOf((await ada.get(`/v1/timelines/${path}?limit=40`)).body);
      const at = async (query: string) => idsOf((await ada.get(`/v1/timelines/${path}?${query}`)).body);
      expect([path, await at(`since_id=${rows[5]}&limit=2`)]).toEqual([path, rows.slice(0, 2)]);
      expect([path, await at(`min_id=${rows[5]}&limit=2`)]).toEqual([path, rows.slice(3, 5)]);
      expect([path, await at(`min_id=${rows[5]}`)]).toEqual([path, rows.slice(0, 5)]);
    }
  });

  it('is the same for someone with more posts of others since than are walked, and for followed hashtags', async () => {
    const tagger = await app.world.person('tagger');
    await acts.follow(tagger, bob);
    const first = await acts.quack(bob, 'before');
    await acts.graphql(tagger, 'mutation { followHashtag(tag: "rare") { __typename } }');
    const mine = [await acts.quack(dan, 'seen by its #rare tag'), await acts.quack(bob, 'seen by its author')];
    const client = await clientOf(app, tagger);
    const ask = async (query: string) => idsOf((await client.get(`/v1/timelines/home?${query}`)).body);

    expect(await ask(`since_id=${first}`)).toEqual(mine.toReversed());
    expect(await ask(`min_id=${first}&limit=1`)).toEqual(mine.slice(0, 1));

    await app.rows(
      `insert into posts (id, author_id, content, created_at)
       select ('ffffffff-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1::uuid, 'noise', now() from generate_series(1, 700) n`,
      [dan.id],
    );
    expect(await ask(`since_id=${first}`)).toEqual(mine.toReversed());
    expect(await ask(`min_id=${first}&limit=1`)).toEqual(mine.slice(0, 1));
    await app.rows("delete from posts where content = 'noise'");
  });
});

describe('A request', () => {
  it('for whether home has anything new is one statement, and a page of home two at most', async () => {
    const [newest] = await home('limit=1');
    const poll = await app.statementsDuring(() => ada.get(`/v1/timelines/home?limit=1&since_id=${newest}`));
    const page = await app.statementsDuring(() => ada.get('/v1/timelines/home?limit=40'));

    expect(poll).toHaveLength(1);
    expect(page.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['limit=-1', 200, 1],
    ['limit=1000000000', 200, 40],
    ['max_id=0', 200, 20],
    ['max_id=109372843234987234', 200, 20],
    ['since_id=&min_id=', 200, 20],
    ['limit=ducks', 422, 0],
    ['max_id[]=a&max_id[]=b', 422, 0],
    ['only_media=perhaps', 422, 0],
    ['limit=1&limit=2', 422, 0],
    ['max_id=%00', 422, 0],
  ])('public?%s is answered with %i', async (query, status, count) => {
    const answer = await ada.get(`/v1/timelines/public?${query}`);

    expect([answer.status, answer.body.length ?? 0]).toEqual([status, Math.min(count, answer.body.length ?? 0)]);
    if (status === 422) expect(answer.body.error).toMatch(/^Validation failed: /);
  });

  it('for lists and tags that are not there finds nothing', async () => {
    expect((await ada.get('/v1/timelines/list/0')).status).toBe(404);
    expect((await ada.get('/v1/timelines/list/01890000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await ada.get('/v1/timelines/tag/%00')).body).toEqual([]);
    expect((await ada.get('/v1/timelines/tag/never')).body).toEqual([]);
    expect((await ada.get('/v1/timelines/public?remote=true')).body).toEqual([]);
  });

  it('of several hashtags has posts with any of them, once each, in pages', async () => {
    const [geese, swans, both, coots] = [
      await acts.quack(bob, 'One #geese'),
      await acts.quack(cyd, 'Two #Swans'),
      await acts.quack(bob, 'Three #geese #swans'),
      await acts.quack(dan, 'Four #coots'),
    ];
    const idsBy = async (query: string) => idsOf((await ada.get(`/v1/timelines/tag/${query}`)).body);

    expect(await idsBy('geese?any[]=swans')).toEqual([both, swans, geese]);
    expect(await idsBy('geese?any[]=SWANS&any[]=geese&any[]=coots&none[]=swans')).toEqual([coots, geese]);
    expect(await idsBy('never?any[]=coots&any[]=swans&all[]=geese')).toEqual([both]);
    expect(await idsBy(`geese?any[]=swans&min_id=${geese}&limit=1`)).toEqual([swans]);
    expect(await idsBy(`geese?any[]=swans&since_id=${swans}`)).toEqual([both]);
    const { pages } = await followed(ada, '/v1/timelines/tag/geese?any[]=swans&any[]=coots&limit=2', 'next');
    expect(idsOf(pages.flat())).toEqual([coots, both, swans, geese]);
  });

  it('of a visitor reads what is public', async () => {
    const open = await app.visitor.get('/v1/timelines/public?limit=5');
    expect(open.body).toHaveLength(5);
    expect(linksOf(open.headers).next).toContain('max_id=');
    for (const path of ['timelines/home', 'favourites', 'bookmarks', `timelines/list/${listId}`])
      expect([path, (await app.visitor.get(`/v1/${path}`)).status]).toEqual([path, 401]);
  });

  it('needs its scope', async () => {
    const narrow = await clientOf(app, reader, 'read:accounts');
    for (const path of ['timelines/home', 'timelines/public', 'favourites', 'bookmarks', `timelines/list/${listId}`])
      expect([path, (await narrow.get(`/v1/${path}`)).status]).toEqual([path, 403]);
  });
});

describe('masto', () => {
  it('pages through home and hashtags, and reads a picture', async () => {
    const masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, reader) });
    const seen: string[] = [];
    for await (const page of masto.v1.timelines.home.list({ limit: 10 })) seen.push(...page.map(({ id }) => id));
    const [tagged] = await masto.v1.timelines.tag.$select('ducks').list({ onlyMedia: true });

    expect(seen).toEqual(await home('limit=40'));
    expect(tagged).toMatchObject({ id: media, mediaAttachments: [{ type: 'image', description: 'A duck' }] });
  });
});
