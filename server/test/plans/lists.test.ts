import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { OPTIONS_OF_LISTS } from '#kernel/database/list-connections.js';
import { USERS_BY_IDS, USER_BY_HANDLE } from '#people/users/user.view.js';
import { FOLLOWERS, FOLLOWING, namedFollows } from '#people/users/user.timeline-statements.js';
import { FILTERS_BY_OWNERS, FILTERS_OF } from '#posts/filters/filter-statements.js';
import { DROP_OLDEST, MUTED_AMONG } from '#posts/model/muted-thread-statements.js';
import { COMPANY, postsByIds, postsOfList } from '#posts/read/post-rows.js';
import { FOLLOWING_WITH_HASHTAGS } from '#posts/timelines/followed-hashtag.statements.js';
import { LISTED, LISTED_NUMBERED, LISTED_SELECTED } from '#posts/lists/list.timeline-statements.js';
import * as authors from '#posts/timelines/author.timeline-statements.js';
import * as lists from '#posts/timelines/post.timeline-statements.js';
import type { PostList } from '#posts/model/post-list.js';
import { READERS } from '#posts/live/feed-audience.js';
import { COULD_READ } from '#posts/live/live-removals.js';
import { VIEWER_STATES } from '#posts/read/post-viewer-states.js';
import { QUOTES_OF } from '#posts/quotes/quote.timelines.js';
import { THREAD } from '#posts/threads/thread-statements.js';
import { ESTABLISH } from '#posts/nods/established-authors.handlers.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { MAX_ID, MIN_ID } from '#kernel/database/ids.js';
import type { Direction } from '#kernel/paging/direction.js';
import { FOLLOWING_SINCE } from '#posts/timelines/home-since.statements.js';

const ROWS = 21;
/** A bound of the design: rows that a statement may read of a table for each row that it returns. */
const READ_PER_ROW = 5;

type List = Omit<PostList, 'parameters'>;
/** The lists as `PostTimelines` gives them. */
const open = (statement: string): List => ({ statement, asksAudience: true });
const listOfProfile = (): List => ({ statement: authors.BY_AUTHOR.down(ROWS), rows: 'REQUACKS', asksAudience: true });
const listOfHome = (write = lists.FOLLOWING): List => ({ statement: write(ROWS), rows: 'HOME', asksAudience: true });

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

interface Reading {
  returned: number;
  /** Rows read of each table, those that a filter threw away among them. */
  read: Map<string, number>;
  /** Tables that were read from one end to the other. */
  whole: string[];
  indexes: Set<string>;
}

/** The hot statements on the standard dataset, by the plan that they share for all values. */
describe('on 5,000 people and 200,000 quacks', () => {
  let database: TestDatabase;
  let client: Client;
  let people: Record<string, string>;
  let busy: string;
  let prepared = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    const fill = resolve(import.meta.dirname, '../../../bench/dataset/fill-into.mjs');
    await promisify(execFile)(process.execPath, [fill, JSON.stringify(database.connection), 'standard']);
    client = new Client({ ...database.connection, options: OPTIONS_OF_LISTS });
    await client.connect();
    const named = await client.query<{ handle: string; id: string }>(
      "select handle, id from users where handle in ('reader', 'superfan', 'star')",
    );
    people = Object.fromEntries(named.rows.map(({ handle, id }) => [handle, id]));
    const thread = await client.query<{ id: string }>(
      'select id from posts where author_id = $1 and parent_id is null order by reply_count desc limit 1',
      [people.star],
    );
    busy = thread.rows[0]!.id;
  }, 300_000);

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function reading(
    statement: string,
    values: readonly (string | boolean | number | string[] | null)[],
  ): Promise<Reading> {
    const name = `hot_${(prepared += 1)}`;
    await client.query(`prepare ${name} as ${statement}`);
    const literal = (value: string | boolean | number | string[] | null): string => {
      if (Array.isArray(value)) return `'{${value.join(',')}}'`;
      return typeof value === 'string' ? `'${value}'` : String(value);
    };
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) execute ${name}(${values.map(literal).join(', ')})`,
    );
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0];
    const found: Reading = { returned: plan['Actual Rows'], read: new Map(), whole: [], indexes: new Set() };
    const visit = (node: PlanNode): void => {
      if (node['Index Name'] !== undefined && node['Actual Loops'] > 0) found.indexes.add(node['Index Name']);
      const table = node['Relation Name'];
      if (table !== undefined && node['Actual Loops'] > 0) {
        const rowsRead = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
        found.read.set(table, (found.read.get(table) ?? 0) + rowsRead);
        // A table without rows has nothing to walk along.
        if (node['Node Type'] === 'Seq Scan' && rowsRead > 0) found.whole.push(table);
      }
      node.Plans?.forEach(visit);
    };
    visit(plan);
    return found;
  }

  /** @param asked people followed, each read once; the newest posts are then scanned for them in an index */
  function expectFewRows({ returned, read, whole }: Reading, asked = 0): void {
    expect(whole).toEqual([]);
    for (const [table, rowsRead] of read) {
      const scanned = asked > 0 && table === 'posts' ? lists.HOME_WALK : 0;
      const most = returned * READ_PER_ROW + scanned + (table === 'users' || table === 'follows' ? asked : 0);
      expect({ table, rowsRead: Math.min(rowsRead, most) }).toEqual({ table, rowsRead });
    }
  }

  const READER_FOLLOWS = 100;
  const pages: [string, () => [List, (string | boolean)[], number?]][] = [
    ['what reader follows', () => [listOfHome(), [people.reader!, MAX_ID, MAX_ID], READER_FOLLOWS]],
    ['what superfan follows', () => [listOfHome(), [people.superfan!, MAX_ID, MAX_ID]]],
    ["everyone's quacks", () => [open(lists.EVERYONE.down(ROWS)), [MAX_ID, people.reader!]]],
    ['the first numbered page', () => [open(lists.EVERYONE_FIRST(ROWS)), [people.reader!]]],
    ["one person's quacks", () => [listOfProfile(), [people.star!, MAX_ID, people.reader!]]],
    [
      "one person's replies",
      () => [{ statement: authors.REPLIES_BY_AUTHOR.down(ROWS) }, [people.star!, MAX_ID, people.reader!]],
    ],
    ['a busy hashtag', () => [{ statement: lists.BY_TAG.down(ROWS) }, ['ducks', MAX_ID, people.reader!]]],
    [
      "one person's quacks and replies",
      () => [ofStar(authors.ALL_BY_AUTHOR.down), [people.star!, MAX_ID, people.reader!]],
    ],
    ["everyone's quacks upwards", () => [up(lists.EVERYONE.up), [MIN_ID, people.reader!]]],
    ['a busy hashtag upwards', () => [up(lists.BY_TAG.up), ['ducks', MIN_ID, people.reader!]]],
    [
      "one person's quacks and replies upwards",
      () => [{ ...ofStar(authors.ALL_BY_AUTHOR.up), direction: 'up' }, [people.star!, MIN_ID, people.reader!]],
    ],
  ];
  const up = (write: lists.Statement): List => ({ statement: write(ROWS), asksAudience: true, direction: 'up' });
  const ofStar = (write: lists.Statement): List => ({ statement: write(ROWS), rows: 'REQUACKS', asksAudience: true });

  it.each(pages)('a page of %s is an index walk', async (_name, page) => {
    const [list, values, asked] = page();

    const plain = await reading(postsOfList(list, values.length + 1), [...values, people.reader!]);
    const mentioning = await reading(postsOfList(list, values.length + 1, COMPANY), [...values, people.reader!]);

    expect(plain.returned).toBe(ROWS);
    expectFewRows(plain, asked);
    expectFewRows(mentioning, asked);
  });

  it('what is new at home since a row is found among the posts since then, or by who has written since', async () => {
    const idAt = async (offset: number): Promise<string> => {
      const found = await client.query<{ id: string }>(
        'select id from posts where parent_id is null and deleted_at is null order by id desc offset $1 limit 1',
        [offset],
      );
      return found.rows[0]!.id;
    };
    const [recent, old] = [await idAt(20), await idAt(20_000)];
    const since = (direction: Direction, id: string, rows: number) =>
      reading(
        postsOfList({ statement: FOLLOWING_SINCE[direction](rows), rows: 'HOME', asksAudience: true, direction }, 5),
        [...[people.reader!, MAX_ID, MAX_ID, id, people.reader!]],
      );

    const polls = [await since('down', recent, 2), await since('up', recent, ROWS)];
    const pages = [await since('down', old, ROWS), await since('up', old, ROWS)];

    for (const { whole, read } of polls) {
      expect(whole).toEqual([]);
      // Each of the twenty once, the two walks over them, and those that are shown.
      expect(read.get('posts') ?? 0).toBeLessThan(100);
      expect(read.get('users') ?? 0).toBeLessThan(READER_FOLLOWS);
    }
    for (const { returned, whole, read } of pages) {
      expect([returned, whole]).toEqual([ROWS, []]);
      expect(read.get('posts')).toBeLessThan(3 * lists.WALK);
    }
  });

  it('a page for visitors is an index walk too, that reads few replies', async () => {
    const page = await reading(postsOfList(open(lists.EVERYONE.down(ROWS)), 3), [MAX_ID, null, null]);

    expect(page.returned).toBe(ROWS);
    expectFewRows(page);
  });

  it('a profile of someone who writes for followers is an index walk for strangers and followers alike', async () => {
    await client.query(
      `update posts set audience_id = author_id, is_listed = false
       where author_id = $1 and id > (select id from posts where author_id = $1 and parent_id is null order by id offset 40 limit 1)`,
      [people.star],
    );
    await client.query('vacuum analyze posts');
    const named = await client.query<{ id: string; follows: boolean }>(
      `(select follower_id as id, true as follows from follows where followee_id = $1 limit 1)
       union all
       (select u.id, false from users u where u.id <> $1
        and not exists (select 1 from follows f where f.follower_id = u.id and f.followee_id = $1) limit 1)`,
      [people.star],
    );

    for (const { id } of named.rows) {
      const page = await reading(postsOfList(listOfProfile(), 4), [people.star!, MAX_ID, id, id]);

      expect(page.returned).toBe(ROWS);
      expectFewRows(page);
    }
    const all = await reading(postsOfList(open(lists.EVERYONE.down(ROWS)), 3), [
      MAX_ID,
      people.reader!,
      people.reader!,
    ]);
    expect(all.returned).toBe(ROWS);
    expectFewRows(all);
    expect([...all.indexes]).toContain('posts_everyone');
  });

  it('a page for someone who hides a hundred people looks each author up by a key', async () => {
    await client.query(
      `insert into relationships (owner_id, other_id, id, blocks)
       select $1, id, id, true from users where id <> $1 order by id limit 100`,
      [people.superfan],
    );
    await client.query('vacuum analyze relationships');

    const page = await reading(postsOfList(open(lists.EVERYONE.down(ROWS)), 3), [
      MAX_ID,
      people.superfan!,
      people.superfan!,
    ]);
    const home = await reading(postsOfList(listOfHome(), 4), [...[people.superfan!, MAX_ID, MAX_ID, people.superfan!]]);

    expect(page.returned).toBe(ROWS);
    expect([page.whole, home.whole]).toEqual([[], []]);
  });

  it('a live quack looks each listener up by a key where someone hides thousands of people', async () => {
    const { rows: listeners } = await client.query<{ id: string }>('select id from users order by id desc limit 200');
    const ids = listeners.map(({ id }) => id);
    await client.query(
      `insert into relationships (owner_id, other_id, id, blocks)
       select $1, id, gen_random_uuid(), true from users where id <> $1`,
      [ids[0]],
    );
    await client.query('vacuum analyze relationships');

    // These statements run on connections of any kind.
    await client.query('set plan_cache_mode = auto; set enable_bitmapscan = on; set enable_seqscan = on');
    const read = [
      await reading(READERS, [people.star!, ids, busy]),
      await reading(VIEWER_STATES, [busy, people.star!, ids]),
      await reading(COULD_READ, [busy, ids, people.star!]),
    ];
    await client.query('reset plan_cache_mode; reset enable_bitmapscan; reset enable_seqscan');

    expect(read.flatMap(({ whole }) => whole)).not.toContain('relationships');
    for (const { read: rows } of read) expect(rows.get('relationships') ?? 0).toBeLessThan(2 * ids.length);
    await client.query('delete from relationships where owner_id = $1', [ids[0]]);
    await client.query('vacuum analyze relationships');
  });

  it('home is an index walk where everyone requacks, for few follows and for many', async () => {
    const { rows: popular } = await client.query<{ id: string }>(
      'select id from posts where parent_id is null and deleted_at is null order by id desc limit 40',
    );
    await client.query(
      `insert into posts (id, author_id, content, requack_of, created_at, is_listed)
       select ('019fffff-ffff-7000-8000-' || lpad(to_hex(u.n * 4 + k), 12, '0'))::uuid, u.id, '',
         ($1::uuid[])[1 + (u.n + k) % 40], now(), false
       from (select id, (row_number() over (order by id))::int as n from users limit 2000) u
       cross join generate_series(0, 3) k`,
      [popular.map(({ id }) => id)],
    );
    await client.query(
      'update users set has_requacked = true where id in (select author_id from posts where requack_of is not null)',
    );
    await client.query('vacuum analyze posts');

    for (const person of [people.reader!, people.superfan!]) {
      const page = await reading(postsOfList(listOfHome(), 4), [person, MAX_ID, MAX_ID, person]);
      expect(page.returned).toBeGreaterThanOrEqual(ROWS);
      expect(page.whole).toEqual([]);
      expect(page.read.get('posts')).toBeLessThan(READER_FOLLOWS * 100);
    }
    const profile = await reading(postsOfList(listOfProfile(), 4), [
      ...[people.star!, MAX_ID, people.reader!, people.reader!],
    ]);
    expect(profile.whole).toEqual([]);
    await client.query('delete from posts where requack_of is not null');
    await client.query('update users set has_requacked = false where has_requacked');
  });

  it('the filters of a person and their muted conversations are read by a key, however many others have', async () => {
    await client.query(
      `insert into filters (id, created_at, owner_id, title, action, contexts)
       select gen_random_uuid(), now(), id, 'birds', 'WARN', 1 from users`,
    );
    await client.query(
      `insert into filter_terms (id, filter_id, kind, term, is_whole)
       select gen_random_uuid(), id, 'PHRASE', 'duck', true from filters`,
    );
    await client.query('update users set filters_version = id');
    await client.query(
      `insert into muted_threads (owner_id, root_id, id)
       select u.id, p.id, gen_random_uuid() from users u
       cross join lateral (select id from posts where author_id = u.id and parent_id is null limit 10) p`,
    );
    await client.query('vacuum analyze filters, filter_terms, muted_threads');

    const read = [
      await reading(FILTERS_OF, [people.superfan!]),
      await reading(FILTERS_BY_OWNERS, [[people.superfan!, people.star!]]),
      await reading(MUTED_AMONG, [people.superfan!, [busy]]),
      await reading(DROP_OLDEST, [people.superfan!]),
    ];

    expect(read.map(({ whole }) => whole)).toEqual([[], [], [], []]);
  });

  it('five people who gave someone a nod are found without reading all nods', async () => {
    const { whole, read } = await reading(ESTABLISH, [people.star!]);

    expect(whole).toEqual([]);
    // Each step passes those who were found before.
    expect(read.get('nods')).toBeLessThan(100);
  });

  it('a list of 500 people and 20 hashtags, and a home with hashtags, read each of them by a key', async () => {
    const [mine] = (
      await client.query<{ id: string }>(
        `insert into lists (id, created_at, owner_id, title) values (gen_random_uuid(), now(), $1, 'all') returning id`,
        [people.reader],
      )
    ).rows;
    await client.query(
      `insert into list_members (id, list_id, user_id)
       select gen_random_uuid(), $1, id from (select id from users where last_post_id is not null order by id limit 500) u`,
      [mine!.id],
    );
    await client.query(
      `insert into list_members (id, list_id, tag, name)
       select gen_random_uuid(), $1, tag, tag from (select tag from hashtags order by post_count desc, tag limit 20) h`,
      [mine!.id],
    );
    await client.query(
      `insert into followed_hashtags (user_id, tag, id, name)
       select $1, tag, gen_random_uuid(), tag from (select tag from hashtags order by post_count desc, tag limit 20) h`,
      [people.reader],
    );
    for (const table of ['lists', 'list_members', 'followed_hashtags']) await client.query(`vacuum analyze ${table}`);
    const values = [people.reader!, MAX_ID, mine!.id];
    const SECOND = (await client.query<{ id: string }>('select id from posts order by id desc offset 5000 limit 1'))
      .rows[0]!.id;

    const list = await reading(postsOfList({ statement: LISTED.down(ROWS) }, 4), [...values, people.reader!]);
    const later = await reading(postsOfList({ statement: LISTED.down(ROWS) }, 4), [
      people.reader!,
      SECOND,
      mine!.id,
      people.reader!,
    ]);
    const numbered = await reading(LISTED_NUMBERED, [...values, 20, 41]);
    const home = await reading(postsOfList(listOfHome(FOLLOWING_WITH_HASHTAGS), 4), [
      people.reader!,
      MAX_ID,
      MAX_ID,
      people.reader!,
    ]);
    await client.query(
      `insert into list_members (id, list_id, phrase, name) values (gen_random_uuid(), $1, 'duck', 'duck')`,
      [mine!.id],
    );
    await client.query(`update lists set replies = 'list' where id = $1`, [mine!.id]);
    const selected = await reading(postsOfList({ statement: LISTED_SELECTED.down(ROWS) }, 4), [
      ...values,
      people.reader!,
    ]);

    expect([list, later, numbered, home].map(({ returned }) => returned)).toEqual([ROWS, ROWS, 21, ROWS]);
    for (const each of [list, later, numbered, home, selected]) expect(each.whole).toEqual([]);
    // Heads of each person and hashtag, and the page.
    for (const each of [list, later, home]) {
      expect(each.read.get('posts') ?? 0).toBeLessThan(500 + 40 * ROWS);
      expect(each.read.get('post_hashtags') ?? 0).toBeLessThan(20 * (ROWS + 5));
    }
    // Twenty of each person, of quacks and of replies, and some of each hashtag.
    expect(selected.read.get('posts') ?? 0).toBeLessThan(500 * 45 + 2_000);
  });

  it('a thread of 200 quacks is read level by level, and hydrated by ids', async () => {
    const skeleton = await reading(THREAD, [busy, 3, people.reader!]);
    const { rows } = await client.query<{ id: string }>('select id from posts where root_id = $1 limit 200', [busy]);
    const quacks = await reading(postsByIds(), [rows.map(({ id }) => id), people.reader!]);

    expect(skeleton.returned).toBeGreaterThan(150);
    expectFewRows(skeleton);
    expect(quacks.returned).toBe(rows.length);
    expectFewRows(quacks);
  });

  it('the quotes of a busy quack are an index walk, and so is a home full of quotes', async () => {
    await client.query(
      `with quoting as (
         update posts set quote_of = $1 where id in (
           select id from posts where parent_id is null and id <> $1 order by id desc limit 5000) returning id
       )
       insert into quotes (post_id, quoted_id, quoted_author_id, state) select id, $1, $2, 'ACCEPTED' from quoting`,
      [busy, people.star],
    );
    await client.query('vacuum analyze posts, quotes');

    const quotes = await reading(postsOfList({ statement: QUOTES_OF.down(ROWS) }, 4), [
      busy,
      MAX_ID,
      people.reader!,
      people.reader!,
    ]);
    const home = await reading(postsOfList(listOfHome(), 4), [people.reader!, MAX_ID, MAX_ID, people.reader!]);

    expect(quotes.returned).toBe(ROWS);
    expectFewRows(quotes);
    expect([...quotes.indexes]).toContain('quotes_accepted');
    expectFewRows(home, READER_FOLLOWS);
  });

  it('a person is one row, by handle and by id', async () => {
    expectFewRows(await reading(USER_BY_HANDLE, ['star', people.reader!]));
    expectFewRows(await reading(USERS_BY_IDS, [[people.star!, people.superfan!], people.reader!]));
  });

  it('the people whom a bio mentions are looked up by handle', async () => {
    await client.query("update users set bio = 'With @superfan- and @nosuchperson' where handle_key = 'star'");

    // A function looks them up, whose plan is not told with that of the statement.
    await client.query('select pg_stat_force_next_flush()');
    await client.query('begin');
    const { rows } = await client.query<{ bio_mentions: string[] }>(USERS_BY_IDS, [[people.star!], people.reader!]);
    const { rows: scans } = await client.query<{ whole: number; looked_up: number }>(
      "select seq_scan::int as whole, idx_tup_fetch::int as looked_up from pg_stat_xact_user_tables where relname = 'users'",
    );
    await client.query('commit');

    expect(rows).toMatchObject([{ bio_mentions: ['superfan'] }]);
    // The person, and the one whom the bio mentions.
    expect(scans).toEqual([{ whole: 0, looked_up: 2 }]);
  });

  it.each([
    ['followers', FOLLOWERS, 'a'],
    ['followers', FOLLOWERS, 'reader'],
    ['followers', FOLLOWERS, 'zzzz'],
    ['people followed', FOLLOWING, 'a'],
  ])('a search in the %s of a busy person reads no table from end to end: %#', async (_name, side, query) => {
    const owner = side === FOLLOWERS ? people.star! : people.superfan!;

    // Searches are planned for what is searched for.
    await client.query('set plan_cache_mode = force_custom_plan; set enable_bitmapscan = on');
    const { whole, read } = await reading(namedFollows(side), [owner, people.reader!, MAX_ID, ROWS, query]);
    await client.query('reset plan_cache_mode; reset enable_bitmapscan');

    expect(whole).toEqual([]);
    // The latest follows, and the candidates by handle and by name, each once or twice.
    expect(read.get('follows') ?? 0).toBeLessThanOrEqual(4_000);
    expect(read.get('users') ?? 0).toBeLessThanOrEqual(10_000);
  });

  it('a plan that reads a whole table is seen as one', async () => {
    const found = await reading('select id from posts where content_warning = $1', ['none has this']);

    expect(found.whole).toEqual(['posts']);
  });
});
