import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withoutAccents } from '@mallard/rules/accents';
import { hashtagKey } from '@mallard/rules/hashtag-key';
import { parseEntities } from '@mallard/rules/text-entities';
import { Client } from 'pg';
import { migrations } from '../../migrations/index.js';
import { migrate } from '../../src/kernel/database/migrations.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const FIRST = 'Migration20261128120000_accents';
const ADA = '0192f7a0-0000-7000-8000-000000000001';
const LIST = '0192f7a0-0000-7000-8000-000000000002';
const post = (number: number) => `0192f7a0-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;

/** What the previous version stored. */
const TEXTS = ['Més #Català i #catala', 'only #CATALÀ', 'crème #Smørrebrød', 'plain #duck', 'שלום #ברווז'];
const OLD_KEYS = [['català', 'catala'], ['català'], ['smørrebrød'], ['duck'], ['ברווז']];

/** Texts with links, of which the first two led to the beginning of the host. */
const LINKED = ['@ada https://shop.cañas.example/a', 'https://bank.comд', 'https://a.co/ü'];

let database: TestDatabase;
let name: string;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  name = `${database.connection.database}_${randomBytes(2).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const connection = { ...database.connection, database: name };
  const at = migrations.findIndex((each) => each.name === FIRST);
  await migrate(connection, migrations.slice(0, at));
  client = new Client(connection);
  await client.connect();
  await storeAsBefore();
  await migrate(connection, migrations);
});
afterAll(async () => {
  await client.end();
  await asAdmin(`drop database ${name} with (force)`);
  await database.drop();
});

const rows = async (statement: string, parameters: unknown[] = []) => (await client.query(statement, parameters)).rows;

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client(database.connection);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

async function storeAsBefore(): Promise<void> {
  await rows(
    `insert into users (id, handle, handle_key, email, email_key, password_hash, display_name, created_at, updated_at, topics)
     values ($1, 'ada', 'ada', 'a@a.co', 'a@a.co', '!', 'Zoë Müller', now(), now(), '{català,duck,catala}')`,
    [ADA],
  );
  for (const [index, content] of TEXTS.entries()) {
    const keys = OLD_KEYS[index]!;
    const entities = parseEntities(content).map((entity, place) => ({ ...entity, target: keys[place] }));
    await rows('insert into posts (id, author_id, content, entities, created_at) values ($1, $2, $3, $4, now())', [
      ...[post(index), ADA, content, JSON.stringify(entities)],
    ]);
    for (const [place, key] of keys.entries()) {
      await rows(
        `insert into hashtags (tag, name, post_count, first_used_at, last_used_at) values ($1, $2, 1, now(), now())
         on conflict (tag) do update set post_count = hashtags.post_count + 1`,
        [key, entities[place]!.text.slice(1)],
      );
      await rows('insert into post_hashtags (tag, post_id, author_id, is_reply, name) values ($1, $2, $3, false, $4)', [
        ...[key, post(index), ADA, entities[place]!.text.slice(1)],
      ]);
    }
  }
  for (const [index, content] of LINKED.entries()) {
    const cut = parseEntities(content.replace(/[^ -~][^ ]*$/u, (rest) => (rest === 'ü' ? rest : '')));
    await rows('insert into posts (id, author_id, content, entities, created_at) values ($1, $2, $3, $4, now())', [
      ...[post(20 + index), ADA, content, JSON.stringify(cut)],
    ]);
  }
  for (const [place, tag] of ['català', 'catala', 'ærø'].entries()) {
    await rows('insert into followed_hashtags (user_id, tag, id, name) values ($1, $2, $3, $2)', [
      ADA,
      tag,
      post(50 + place),
    ]);
    if (place === 0)
      await rows("insert into lists (id, created_at, owner_id, title) values ($1, now(), $2, 'a')", [LIST, ADA]);
    await rows('insert into list_members (id, list_id, tag, name) values ($1, $2, $3, $3)', [
      post(60 + place),
      LIST,
      tag,
    ]);
  }
}

const found = async (words: string) =>
  (
    await rows("select id from posts where search @@ phraseto_tsquery('quacks', searchable_text($1)) order by id", [
      words,
    ])
  ).map(({ id }) => id);

describe('a link that was stored before hosts were whole', () => {
  it('leads to the whole host, or is none', async () => {
    const stored = await rows('select entities from posts where id >= $1 order by id', [post(20)]);

    expect(stored.map(({ entities }) => entities)).toEqual(LINKED.map((content) => parseEntities(content)));
    expect(stored[0].entities).toMatchObject([{ kind: 'MENTION' }, { target: 'https://shop.xn--caas-hqa.example/a' }]);
    expect(stored[1].entities).toEqual([]);
    expect(stored[2].entities).toMatchObject([{ target: 'https://a.co/ü' }]);
  });
});

describe('what was stored before accents were folded', () => {
  it('has one hashtag in place of those that differ in accents', async () => {
    const tags = await rows('select tag, name, post_count from hashtags order by tag');
    const uses = await rows('select tag, post_id from post_hashtags order by tag, post_id');

    expect(tags).toEqual([
      { tag: 'catala', name: 'catala', post_count: 2 },
      { tag: 'duck', name: 'duck', post_count: 1 },
      { tag: 'smorrebrod', name: 'Smørrebrød', post_count: 1 },
      { tag: 'ברווז', name: 'ברווז', post_count: 1 },
    ]);
    expect(uses.slice(0, 2)).toEqual([
      { tag: 'catala', post_id: post(0) },
      { tag: 'catala', post_id: post(1) },
    ]);
    expect(uses).toHaveLength(5);
  });

  it('has the keys of today everywhere', async () => {
    const posts = await rows('select content, entities from posts order by id');
    const followed = await rows('select tag, name from followed_hashtags order by id');
    const members = await rows('select tag, name from list_members order by id');
    const [{ topics }] = await rows('select topics from users where id = $1', [ADA]);

    for (const { content, entities } of posts) expect(entities).toEqual(parseEntities(content));
    expect(followed.map(({ tag }) => tag)).toEqual(['catala', 'aero']);
    expect(members.map(({ tag }) => tag)).toEqual(['catala', 'aero']);
    expect(topics).toEqual(['catala', 'duck']);
  });

  it('is found with and without accents', async () => {
    expect(await found('creme')).toEqual([post(2)]);
    expect(await found('crème')).toEqual([post(2)]);
    expect(await found('mes')).toEqual([post(0)]);
    expect(await found('smorrebrod')).toEqual([post(2)]);
    expect(await found('שלום')).toEqual([post(4)]);
    expect(await rows("select id from users where lower(without_accents(display_name)) like '%zoe muller%'")).toEqual([
      { id: ADA },
    ]);
  });
});

it('the database folds accents as the server does, letter by letter', async () => {
  const letters: string[] = [];
  for (let code = 0xa0; code < 0x1_0000; code += 1) {
    const letter = String.fromCodePoint(code);
    // Syllables of Chinese, Yi and Korean are many and alike.
    if ((code < 0x3400 || code > 0xf900) && /^[\p{L}\p{M}\p{N}]$/u.test(letter))
      letters.push(letter, `a${letter}`, `и${letter}`);
  }

  const folded = await rows('select letter, without_accents(letter) as plain from unnest($1::text[]) letter', [
    letters,
  ]);

  const different = folded.filter(({ letter, plain }) => withoutAccents(letter) !== plain);
  expect(folded.length).toBeGreaterThan(20_000);
  expect(different).toEqual([]);
});

it('the key of a key is itself, letter by letter', () => {
  const changed: string[] = [];
  for (let code = 0xa0; code < 0x2_0000; code += 1) {
    const key = hashtagKey(`a${String.fromCodePoint(code)}`);
    if (/^[\p{L}\p{M}\p{N}]$/u.test(String.fromCodePoint(code)) && hashtagKey(key) !== key) changed.push(key);
  }

  expect(changed).toEqual([]);
});
