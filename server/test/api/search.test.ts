import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_ID, newId } from '#kernel/database/ids.js';
import { FIND_ALL, LIST_OF_AUTHOR, WALK_ALL } from '#posts/search/search.timeline-statements.js';
import { scansOf } from '../support/plan.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const SEARCH = `query($query: String!, $first: Int, $after: String) { searchPosts(query: $query, first: $first, after: $after) {
  edges { cursor node { id content } } pageInfo { hasNextPage endCursor } } }`;
const OLDEST = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 86_400_000;

describe('searching quacks', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  let shy: Person;

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben, shy] = (await app.world.people('ada', 'ben', 'shy')) as [Person, Person, Person];
    await app.as(shy).put('/identity/profile', { requiresLogin: true });
  });
  afterAll(() => app.stop());

  async function quack(person: Person, content: string, more: object = {}): Promise<string> {
    const path = 'parentPostId' in more ? '/posts/replies' : '/posts';
    const { status, body } = await app.as(person).post(path, { content, ...more });
    expect(status).toBe(200);
    return body.data.id as string;
  }

  async function found(query: string, as?: Person, page: object = {}): Promise<string[]> {
    const client = as ? app.as(as) : app.visitor;
    const { data, errors } = await client.graphql(SEARCH, { query, ...page });
    expect(errors).toBeUndefined();
    return data.searchPosts.edges.map(({ node }: { node: { content: string } }) => node.content);
  }

  /** An old post; ids contain the time. */
  async function old(person: Person, content: string, daysAgo: number): Promise<string> {
    const id = newId(Date.now() - daysAgo * DAY_MS);
    await app.rows(
      `insert into posts (id, author_id, content, created_at) values ($1::uuid, $2::uuid, $3, now() - make_interval(days => $4::int))`,
      [id, person.id, content, daysAgo],
    );
    return id;
  }

  it('finds English by its stems, in any case, newest first, replies too', async () => {
    const first = await quack(ada, 'Two mallards were Swimming by');
    await quack(ben, 'A reply: they swim still', { parentPostId: first });

    expect(await found('swims')).toEqual(['A reply: they swim still', 'Two mallards were Swimming by']);
    expect(await found('MALLARD swim')).toEqual(['Two mallards were Swimming by']);
    expect(await found('mallard flies')).toEqual([]);
  });

  it('finds words with and without their accents', async () => {
    await quack(ada, 'Café crème brûlée');
    await quack(ada, 'Cafe creme brulee');
    await quack(ada, 'naïve façade in Łódź, smørrebrød, Þingvellir and ĳs #Català');

    const both = ['Cafe creme brulee', 'Café crème brûlée'];
    expect(await found('cafe')).toEqual(both);
    expect(await found('CAFÉ')).toEqual(both);
    expect(await found('"crème brulée"')).toEqual(both);
    for (const query of [
      'facade',
      'façade',
      'lodz',
      'smorrebrod',
      'SMØRREBRØD',
      'thingvellir',
      'ijs',
      '#catala',
      '#CATALÀ',
    ])
      expect(await found(query)).toHaveLength(1);
    expect(await found('naive -façade')).toEqual([]);
  });

  it.each([
    ['Russian with a letter that has dots', 'Зелёный селезень', 'зеленый'],
    ['Greek without its accents', 'Πάπια στη λίμνη', 'παπια'],
    ['Vietnamese without its accents', 'Con vịt ở Việt Nam', 'viet'],
    ['Turkish without its dots', 'Kızıl ördek', 'kizil ordek'],
    ['Hebrew', 'קניתי הַסֵּפֶר בשוק', 'ספר'],
    ['Hebrew with its points', 'עוד מילה: שולחן', 'שׁוּלְחָן'],
    ['Hebrew abbreviations', 'שירת בצה"ל שנים', 'בצה"ל'],
    ['Hebrew joined by a maqaf', 'בית־חולים חדש', 'חולים'],
    ['Chinese within a sentence', '我今天在公園看到鴨子了', '鴨子'],
    ['Japanese', '東京タワーに行きました', 'タワー'],
    ['Thai', 'วันนี้อากาศดีมาก', 'อากาศ'],
    ['Arabic with its marks', 'ذهبت إلى المَدْرَسَة', 'المدرسة'],
    ['Russian in another case', 'Утка плывёт по реке', 'УТКА'],
    ['German', 'Schöne Grüße aus München', 'grüße'],
    ['full-width letters', 'Ｗｉｄｅ　ｌｅｔｔｅｒｓ', 'wide'],
    ['numbers', 'Bus 4711 is late', '4711'],
    ['stop words', 'to be or not to be', '"to be or not"'],
  ])('finds %s', async (_, content, query) => {
    await quack(ada, content);

    expect(await found(query)).toContain(content.normalize('NFC'));
  });

  it('finds phrases in their order only', async () => {
    await quack(ada, 'green tea leaves');
    await quack(ada, 'leaves of green tea');

    expect(await found('"green tea leaves"')).toEqual(['green tea leaves']);
    expect(await found('green tea leaves')).toHaveLength(2);
  });

  it('leaves out what follows a minus', async () => {
    await quack(ada, 'Barley loaf for the infants');
    await quack(ben, 'Barley loaf from the old oven');
    await quack(ben, 'Barley loaf, as old as the oven #loaftag');

    expect(await found('barley -infant')).toEqual([
      'Barley loaf, as old as the oven #loaftag',
      'Barley loaf from the old oven',
    ]);
    expect(await found('barley -infant -"old oven"')).toEqual(['Barley loaf, as old as the oven #loaftag']);
    expect(await found('-infant from:ada barley')).toEqual([]);
    expect(await found('from:ben -"old oven" -pond after:2020-01-01')).toContain(
      'Barley loaf, as old as the oven #loaftag',
    );
    expect(await found('from:ben -barley')).not.toContain('Barley loaf from the old oven');
    expect(await found('#loaftag -oven')).toEqual([]);
    expect(await found('#loaftag -infant')).toEqual(['Barley loaf, as old as the oven #loaftag']);
    expect(await found('🦆 -infant')).toEqual([]);
    expect(await found('barley -🦆')).toHaveLength(3);
  });

  it('leaves out a Hebrew word behind the letters that are written onto it too', async () => {
    await quack(ada, 'כיכר שאור ליד התנור');
    await quack(ada, 'כיכר שאור על השולחן');

    expect(await found('שאור -תנור')).toEqual(['כיכר שאור על השולחן']);
  });

  it('finds one or another where OR is between them', async () => {
    await quack(ada, 'Spelt on its own');
    await quack(ada, 'Einkorn on its own');
    await quack(ada, 'Spelt and einkorn in one bowl');

    expect(await found('Spelt OR einkorn')).toHaveLength(3);
    expect(await found('own spelt OR einkorn')).toEqual(['Einkorn on its own', 'Spelt on its own']);
    expect(await found('spelt OR "einkorn on its" -bowl')).toEqual(['Einkorn on its own', 'Spelt on its own']);
    expect(await found('spelt or einkorn')).toEqual([]);
  });

  it.each([
    '-infant',
    '-"two words"',
    'bread -#infant',
    'bread -from:ada',
    'bread OR',
    'OR bread',
    'bread OR from:ada',
  ])('says that %s is not understood', async (query) => {
    const { errors } = await app.visitor.graphql(SEARCH, { query });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_QUERY' });
  });

  it('pages what is left without a word, from today to years ago', async () => {
    const ages = [0, 1, 5, 30, 200, 900];
    for (const age of ages) {
      await old(ben, `leftword ${age}`, age);
      await old(ben, `leftword but spoilt ${age}`, age);
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await app.visitor.graphql(SEARCH, { query: 'leftword -spoilt', first: 2, after });
      seen.push(...data.searchPosts.edges.map(({ node }: { node: { content: string } }) => node.content));
      after = data.searchPosts.pageInfo.hasNextPage ? data.searchPosts.pageInfo.endCursor : null;
    } while (after !== null);

    expect(seen).toEqual(ages.map((age) => `leftword ${age}`));
  });

  it('takes operators', async () => {
    await quack(ada, 'operators by ada #opstag');
    await quack(ben, 'operators by ben #opstag');
    await old(ben, 'operators of old', 40);
    const today = new Date().toISOString().slice(0, 10);

    expect(await found('operators from:ADA')).toEqual(['operators by ada #opstag']);
    expect(await found('operators from:nobody_here')).toEqual([]);
    expect(await found('#OpsTag')).toEqual(['operators by ben #opstag', 'operators by ada #opstag']);
    expect(await found('#opstag from:ben')).toEqual(['operators by ben #opstag']);
    expect(await found('#opstag ada')).toEqual(['operators by ada #opstag']);
    expect(await found(`operators before:${today}`)).toEqual(['operators of old']);
    expect(await found(`operators after:${today}`)).toHaveLength(2);
    expect(await found('operators has:media')).toEqual([]);
  });

  it('finds nothing where nothing is asked', async () => {
    for (const query of ['', '   ', '!!!', '" "', '🦆']) expect(await found(query)).toEqual([]);
  });

  it('takes the language of databases for words', async () => {
    await quack(ada, "O'Neill | & ! ( ) :* <-> \\ end");

    for (const query of [
      "'",
      "neill'",
      "o'neill | x",
      'neill & !',
      ':*',
      '\\',
      "neill') or 1=1 --",
      "'@01' | neill",
      '%',
    ])
      await found(query);
    expect(await found("o'neill")).toEqual(["O'Neill | & ! ( ) :* <-> \\ end"]);
  });

  it('shows no one what is hidden from them', async () => {
    const hidden = await quack(shy, 'visibilityword by someone shy');
    const gone = await quack(ada, 'visibilityword that goes');
    await quack(ada, 'visibilityword that stays');
    await app.as(ada).delete(`/posts/${gone}`);

    expect(await found('visibilityword')).toEqual(['visibilityword that stays']);
    expect(await found('visibilityword', ben)).toEqual(['visibilityword that stays', 'visibilityword by someone shy']);
    expect(await found('from:shy')).toEqual([]);

    await app.rows('update users set is_active = false where id = $1::uuid', [shy.id]);
    expect(await found('visibilityword', ben)).toEqual(['visibilityword that stays']);
    expect(await found('from:shy', ben)).toEqual([]);
    await app.rows('update users set is_active = true where id = $1::uuid', [shy.id]);
    expect(hidden).toBeTruthy();
  });

  it('follows an edit', async () => {
    const id = await quack(ada, 'beforeword');
    await app.as(ada).put(`/posts/${id}`, { content: 'afterword' });

    expect(await found('beforeword')).toEqual([]);
    expect(await found('afterword')).toEqual(['afterword']);
  });

  it('pages without a gap or a repetition, from today to years ago', async () => {
    const ages = [0, 1, 2, 5, 9, 30, 70, 200, 900];
    for (const age of ages) await old(ben, `agesword ${age}`, age);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await app.visitor.graphql(SEARCH, { query: 'agesword', first: 2, after });
      seen.push(...data.searchPosts.edges.map(({ node }: { node: { content: string } }) => node.content));
      after = data.searchPosts.pageInfo.hasNextPage ? data.searchPosts.pageInfo.endCursor : null;
    } while (after !== null);

    expect(seen).toEqual(ages.map((age) => `agesword ${age}`));
  });

  it('reads little among many, for a frequent word and for a rare one', async () => {
    await app.rows(
      `insert into posts (id, author_id, content, created_at)
       select ('0199' || lpad(to_hex(n), 8, '0') || '70008000000000000000')::uuid, $1::uuid,
         case when n % 5000 = 7 then 'rareword here' else 'manyword ' || n end, now()
       from generate_series(1, 30000) n`,
      [ben.id],
    );
    await app.rows('vacuum analyze posts');
    const common = [MAX_ID, OLDEST, 6, ben.id, [], false];

    const walked = await scansOf(app, WALK_ALL, [...common, "'manyword'"]);
    const indexed = await scansOf(app, FIND_ALL, [...common, "'rareword'"]);

    expect(walked.find(({ table }) => table === 'posts')).toMatchObject({ index: 'posts_pkey', rows: 2_000 });
    expect(indexed.find(({ table }) => table === 'posts')).toMatchObject({ node: 'Bitmap Heap Scan', rows: 6 });
    expect(await found('rareword', undefined, { first: 10 })).toHaveLength(6);
    expect(await found('manyword', undefined, { first: 10 })).toHaveLength(10);
    const excluding = await scansOf(app, FIND_ALL, [...common, "('rareword') & !('manyword')"]);
    const either = await scansOf(app, FIND_ALL, [...common, "('rareword') | ('nosuchword')"]);
    const without = await scansOf(app, LIST_OF_AUTHOR, [...common, ben.id, "('rareword')"]);
    for (const scans of [excluding, either])
      expect(scans.find(({ table }) => table === 'posts')).toMatchObject({ node: 'Bitmap Heap Scan', rows: 6 });
    expect(without.find(({ table }) => table === 'posts')).toMatchObject({ rows: 6 });
    expect(without.find(({ table }) => table === 'posts')?.index).toMatch(/^posts_/);
    expect(await found('rareword -manyword', undefined, { first: 10 })).toHaveLength(6);
    expect(await found('rareword OR nosuchword', undefined, { first: 10 })).toHaveLength(6);
    const statements = await app.statementsDuring(() => found('rareword'));
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});
