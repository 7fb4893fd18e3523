import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/database/ids.js';
import { TOP } from '#posts/search/search.timeline-statements.js';
import { scansOf } from '../support/plan.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const SEARCH = `query($query: String!, $order: SearchOrder, $timeZone: String, $first: Int, $after: String) {
  searchPosts(query: $query, order: $order, timeZone: $timeZone, first: $first, after: $after) {
    matchedWords edges { cursor node { id content } } pageInfo { hasNextPage endCursor } } }`;
const DAY_MS = 86_400_000;

describe('searching quacks', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
  });
  afterAll(() => app.stop());

  interface Post {
    content: string;
    at?: number;
    nods?: number;
    replies?: number;
  }

  async function post({ content, at = Date.now(), nods = 0, replies = 0 }: Post): Promise<string> {
    const id = newId(at);
    await app.rows(
      `insert into posts (id, author_id, content, created_at, nod_count, reply_count)
       values ($1::uuid, $2::uuid, $3, $4::timestamptz, $5::int, $6::int)`,
      [id, ben.id, content, new Date(at), nods, replies],
    );
    return id;
  }
  const daysAgo = (days: number) => Date.now() - days * DAY_MS;

  async function search(query: string, more: object = {}) {
    const { data, errors } = await app.as(ada).graphql(SEARCH, { query, ...more });
    expect(errors).toBeUndefined();
    return data.searchPosts as {
      matchedWords: string[];
      edges: { node: { content: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const contents = ({ edges }: { edges: { node: { content: string } }[] }) => edges.map(({ node }) => node.content);

  it('puts what more people reacted to on top, and what is newer, and shows the newest first if not asked', async () => {
    await post({ content: 'topword of last year, liked a little', at: daysAgo(365), nods: 3 });
    await post({ content: 'topword of last week, liked a lot', at: daysAgo(7), nods: 40, replies: 9 });
    await post({ content: 'topword of yesterday, liked a little', at: daysAgo(1), nods: 3 });
    await post({ content: 'topword of now' });

    expect(contents(await search('topword', { order: 'TOP' }))).toEqual([
      'topword of last week, liked a lot',
      'topword of yesterday, liked a little',
      'topword of now',
      'topword of last year, liked a little',
    ]);
    expect(contents(await search('topword'))[0]).toBe('topword of now');
    expect(contents(await search('topword', { order: null }))).toEqual(
      contents(await search('topword', { order: 'LATEST' })),
    );
  });

  it('pages the top without a gap or a repetition, while others write and nod', async () => {
    for (let each = 0; each < 12; each += 1) await post({ content: `pageword ${each}`, nods: each % 5 });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await search('pageword', { order: 'TOP', first: 5, after });
      seen.push(...contents(page));
      await post({ content: 'pageword that came in between', nods: 2 });
      await app.rows("update posts set nod_count = nod_count + 1 where content = 'pageword 4'");
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);

    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((content) => /\d$/.test(content))).toHaveLength(12);
  });

  it('takes operators, exclusions and hashtags in the order of the top too', async () => {
    const { status } = await app.as(ada).post('/posts', { content: 'topmix with #toptag' });
    await app.as(ben).post('/posts', { content: 'topmix of another #toptag' });

    expect(status).toBe(200);
    expect(contents(await search('topmix from:ada', { order: 'TOP' }))).toEqual(['topmix with #toptag']);
    expect(contents(await search('topmix -another', { order: 'TOP' }))).toEqual(['topmix with #toptag']);
    expect(contents(await search('#toptag', { order: 'TOP' }))).toHaveLength(2);
    expect(contents(await search('nosuch OR topmix from:ben', { order: 'TOP' }))).toEqual([
      'topmix of another #toptag',
    ]);
    expect(contents(await search('', { order: 'TOP' }))).toEqual([]);
  });

  it('takes no cursor of the other order, and none that is made up', async () => {
    const latest = await search('topword', { first: 1 });
    const made = Buffer.from('searchPosts.top:x,y,z').toString('base64url');

    for (const after of [latest.pageInfo.endCursor, made]) {
      const { errors } = await app.as(ada).graphql(SEARCH, { query: 'topword', order: 'TOP', after });
      expect(errors?.[0]?.extensions).toMatchObject({ reason: 'INVALID_CURSOR' });
    }
  });

  it("counts days in the reader's time zone", async () => {
    await post({ content: 'zoneword late on the ninth in London', at: Date.parse('2026-03-09T22:30:00Z') });
    const inZone = async (query: string, timeZone?: string) => contents(await search(query, { timeZone }));

    expect(await inZone('zoneword after:2026-03-10')).toEqual([]);
    expect(await inZone('zoneword after:2026-03-10', 'Asia/Jerusalem')).toHaveLength(1);
    expect(await inZone('zoneword before:2026-03-10', 'Asia/Jerusalem')).toEqual([]);
    expect(await inZone('zoneword after:2026-03-10', 'America/New_York')).toEqual([]);
    const { errors } = await app.as(ada).graphql(SEARCH, { query: 'zoneword', timeZone: 'Pond/Middle' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_TIME_ZONE' });
  });

  it.each([
    ['by their stems', 'Swimming ducks swam; a duck swims', 'duck swim', ['Swimming', 'ducks', 'duck', 'swims']],
    ['behind Hebrew prefixes, with points', 'קניתי הַסֵּפֶר, ובספר אחר', 'ספר', ['הַסֵּפֶר', 'ובספר']],
    ['of a phrase', 'green tea leaves', '"green tea"', ['green', 'tea']],
    ['of alternatives, not of exclusions', 'spelt or rye', 'rye OR barley -oats', ['rye']],
    ['in scripts without spaces', '我今天看到鴨子了', '鴨子', ['鴨', '子']],
    ['not by hashtags', 'markless #marktag', '#marktag', []],
  ])('tells the words that it matched %s', async (_, content, query, expected) => {
    const { status } = await app.as(ben).post('/posts', { content });
    expect(status).toBe(200);

    const { matchedWords } = await search(query, { first: 1 });

    expect(matchedWords.toSorted()).toEqual(expected.toSorted());
  });

  it('finds words by their beginning where nothing else is found, page after page', async () => {
    for (let each = 0; each < 5; each += 1)
      await app.as(ben).post('/posts', { content: `Quokkastan ${each}, and more` });
    const first = await search('quokk', { first: 3 });
    const rest = await search('quokk', { first: 3, after: first.pageInfo.endCursor });
    const top = await search('quokk', { order: 'TOP', first: 3 });
    const restOfTop = await search('quokk', { order: 'TOP', first: 3, after: top.pageInfo.endCursor });

    expect(new Set([...contents(first), ...contents(rest)]).size).toBe(5);
    expect(new Set([...contents(top), ...contents(restOfTop)]).size).toBe(5);
    expect(first.matchedWords).toEqual(['Quokkastan']);
    expect(contents(await search('quokk -nosuchword'))).toHaveLength(5);
    for (const none of ['"quokk"', 'qu', 'quokk nosuchword', 'quokk -more'])
      expect(contents(await search(none))).toEqual([]);
  });

  it('needs few statements for the top, and reads each match once', async () => {
    const statements = await app.statementsDuring(() => search('topword', { order: 'TOP' }));
    const { rows } = { rows: await app.rows<{ id: string }>("select id from posts where content like 'topword%'") };
    const scans = await scansOf(app, TOP, [
      ...[rows.map(({ id }) => id), "'topword'", new Date(), 2_147_483_647],
      ...['ffffffff-ffff-ffff-ffff-ffffffffffff', 21],
    ]);

    expect(statements.length).toBeLessThanOrEqual(6);
    expect(scans).toHaveLength(1);
    expect(scans[0]).toMatchObject({ table: 'posts', rows: rows.length });
  });
});
