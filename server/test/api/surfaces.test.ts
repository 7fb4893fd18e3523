import { readFileSync } from 'node:fs';
import { type Visibility, VISIBILITIES } from '@mallard/rules/visibility';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { AccountStates, type Measure } from '#identity/account-states/account-states.service.js';
import { Transactions } from '#kernel/events/transactions.js';
import { MUTE_SCOPES, type MuteScopeName } from '#people/ties/mute-scopes.js';
import { PopularPosts } from '#posts/popular/popular-posts.job.js';
import { QUERIES, type Row, ROUTES } from '../access/access-table.js';
import { type Finder, findersOf, NAMES_NO_ONE, type Scene, SURFACES } from '../access/surfaces.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const SCHEMA = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const PLACE = { latitude: 32.0853, longitude: 34.7818 };
const PUBLISH = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
/** A list of these people and the hashtag, which is followed, too. */
const READ_ABOUT = `mutation ($id: ID!, $tag: String!) {
  addToList(id: $id, member: { hashtag: $tag }) { list { id } } followHashtag(tag: $tag) { hashtag { tag } } }`;
const BIO = 'what they say about themselves';

let app: TestApp;
let blocking: Scene;
let muting: Scene;
let deciding: Scene;
const written = new Map<Visibility, Scene>();

// All scenes are written before anyone asks, because lists that are the same for everyone are kept for seconds.
beforeAll(async () => {
  app = await startTestApp();
  blocking = await scene('block');
  muting = await scene('mute');
  deciding = await scene('state');
  for (const visibility of VISIBILITIES) written.set(visibility, await writtenAs(visibility));
  await app.get(PopularPosts).compute(new Date());
}, 240_000);
afterAll(() => app.stop());

/** Three people who wrote, nodded, followed, mentioned and whispered before anyone blocked or muted anyone. */
async function scene(stem: string): Promise<Scene> {
  const tag = `surface${stem}`;
  const [blocker, blocked, other] = (await app.world.people(`surf_${stem}_a`, `surf_${stem}_b`, `surf_${stem}_c`)) as [
    Person,
    Person,
    Person,
  ];
  const publish = async (by: Person, input: Record<string, unknown>): Promise<string> =>
    (await app.as(by).graphql(PUBLISH, { input })).data.createPost.post.id;
  const words = (by: Person) => `surfaceword by ${by.handle} #${tag}`;
  for (const person of [blocker, blocked, other]) await app.as(person).put('/identity/profile', { bio: BIO });
  const quacks = {
    blocker: await publish(blocker, { content: words(blocker), place: PLACE }),
    blocked: await publish(blocked, { content: words(blocked), place: PLACE }),
    other: await publish(other, { content: words(other), place: PLACE }),
  };
  for (const [by, id] of [
    [blocker, quacks.blocker],
    [blocked, quacks.blocked],
  ] as const)
    await app.as(by).post(`/posts/${id}/feature`);
  const both = [
    [blocker, blocked, quacks.blocked],
    [blocked, blocker, quacks.blocker],
  ] as const;
  for (const [me, them, theirs] of both) {
    await publish(me, { content: `a reply by ${me.handle}`, parentPostId: quacks.other });
    await publish(me, { content: `a reply by ${me.handle}`, parentPostId: theirs });
    await publish(me, { content: `@${other.handle}, says ${me.handle}` });
    await publish(me, { content: `what no one passes on, by ${me.handle} #${tag}` });
    await publish(me, { content: `a quote, says ${me.handle}`, quotePostId: quacks.other });
    await app.as(me).post(`/likes/posts/${theirs}`);
    await app.as(me).post(`/likes/posts/${quacks.other}`);
    await app.as(me).post(`/posts/${quacks.other}/requack`);
    await app.as(other).post(`/posts/${theirs}/requack`);
    await app.as(me).post(`/follows/${other.id}`);
    await app.as(me).graphql('mutation ($id: ID!) { pinPost(id: $id) { post { id } } }', { id: theirs });
    await app.as(other).post(`/likes/posts/${theirs}`);
    await app.as(other).post(`/follows/${me.id}`);
    const input = { to: [them.handle], content: `a whisper of ${me.handle}` };
    await app.as(me).graphql('mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }', { input });
  }
  const quotes = {
    blocker: await publish(other, { content: 'a quote', quotePostId: quacks.blocker }),
    blocked: await publish(other, { content: 'a quote', quotePostId: quacks.blocked }),
  };
  await readAbout(blocker, [blocked, other], tag);
  await readAbout(blocked, [blocker, other], tag);
  await readAbout(other, [blocker, blocked], tag);
  await app.settled();
  return { blocker, blocked, other, tag, quacks, quotes };
}

async function readAbout(owner: Person, people: readonly Person[], tag: string): Promise<void> {
  const { id } = (await app.as(owner).post('/lists', { title: 'my list' })).body.data;
  for (const person of people) await app.as(owner).put(`/lists/${id}/members/${person.id}`);
  await app.as(owner).graphql(READ_ABOUT, { id, tag });
}

/**
 * What someone wrote in one visibility, with a reply below it and a mention of a follower, who gave it a nod and pinned it. The author
 * is in the place of the blocker, so that everyone is asked about them.
 */
async function writtenAs(visibility: Visibility): Promise<Scene> {
  const stem = `surf_v_${visibility.toLowerCase()}`;
  const [author, stranger, follower] = (await app.world.people(`${stem}_a`, `${stem}_s`, `${stem}_f`)) as [
    Person,
    Person,
    Person,
  ];
  const tag = `surfacev${visibility.toLowerCase()}`;
  const publish = async (by: Person, input: Record<string, unknown>): Promise<string> =>
    (await app.as(by).graphql(PUBLISH, { input })).data.createPost.post.id;
  await publish(follower, { content: `the hashtag exists #${tag}` });
  await app.as(follower).post(`/follows/${author.id}`);
  const quack = await publish(author, {
    content: `surfaceword by ${author.handle} #${tag}`,
    ...{ visibility, place: PLACE },
  });
  await publish(author, { content: `a reply by ${author.handle}`, parentPostId: quack });
  await publish(author, { content: `@${follower.handle}, says ${author.handle}`, visibility });
  const quoting = { content: `a quote, says ${author.handle}`, quotePostId: quack, visibility };
  const quote = await publish(author, quoting);
  await app.as(author).post(`/posts/${quack}/feature`);
  await app.as(follower).post(`/likes/posts/${quack}`);
  for (const by of [follower, stranger])
    await app.as(by).graphql('mutation ($id: ID!) { pinPost(id: $id) { post { id } } }', { id: quack });
  for (const by of [author, follower, stranger]) await readAbout(by, [author], tag);
  await app.settled();
  const quacks = { blocker: quack, blocked: quack, other: quack };
  const quotes = { blocker: quote, blocked: quote };
  return { blocker: author, blocked: stranger, other: follower, tag, quacks, quotes };
}

/** Who finds any words of the author. */
async function findersIn(name: string, visibility: Visibility): Promise<Finder[]> {
  const { ask, isPrivate } = SURFACES[name]!;
  const of = written.get(visibility)!;
  const words = new RegExp(`(?:surfaceword by|a reply by|says) ${of.blocker.handle}\\b`);
  const asked: [Finder, Person | null][] = [
    ['author', of.blocker],
    ['follower', of.other],
    ['stranger', of.blocked],
    ...(isPrivate ? [] : [['visitor', null] satisfies [Finder, null]]),
  ];
  const found: Finder[] = [];
  for (const [who, person] of asked) {
    const answer = await ask(person ? app.as(person) : app.visitor, of, person);
    if (words.test(JSON.stringify(answer ?? null))) found.push(who);
  }
  return found;
}

/** What an answer holds of a person: nothing, their name alone, or more. */
function found(answer: Json, person: Person): 'all' | 'nothing' | 'stub' {
  const text = JSON.stringify(answer ?? null);
  const own = new RegExp(
    `(?:surfaceword by|a reply by|says|a whisper of) ${person.handle}\\b|"handle":"${person.handle}"`,
  );
  if (!own.test(text)) return 'nothing';
  const isAlone = text.includes('"bio":""') && !text.includes(BIO);
  return isAlone ? 'stub' : 'all';
}

/** The answers to each of the three people of a scene, and to a visitor. */
async function askAll(of: Scene, name: string): Promise<Json[]> {
  const { ask, isPrivate } = SURFACES[name]!;
  const answers = [];
  for (const person of [of.blocker, of.blocked, of.other]) answers.push(await ask(app.as(person), of, person));
  if (!isPrivate) answers.push(await ask(app.visitor, of, null));
  return answers;
}

const SCOPES = Object.keys(MUTE_SCOPES) as MuteScopeName[];
const names = Object.keys(SURFACES);

describe('the table of surfaces', () => {
  it('lists every operation that may name people or posts', () => {
    const isForStaff = (row: Row) => ['admin', 'editor'].includes(typeof row === 'object' ? row.who : row);
    const queries = Object.entries(QUERIES).filter(([, row]) => !isForStaff(row));
    const routes = Object.entries(ROUTES).filter(
      ([name, row]) =>
        /^GET \/(posts|hashtags|follows|likes|lists|mentions|profiles|blocks|mutes)\b/.test(name) && !isForStaff(row),
    );
    const connections = ['User', 'Post', 'Hashtag', 'List', 'Viewer'].flatMap((type) => {
      const object = SCHEMA.getType(type);
      if (!isObjectType(object)) return [];
      return Object.values(object.getFields())
        .filter((field) => type === 'Viewer' || getNamedType(field.type).name.endsWith('Connection'))
        .map((field) => `${type}.${field.name}`);
    });
    const known = new Set([...names, ...Object.values(NAMES_NO_ONE).flat()]);
    const listed = [
      ...queries.map(([name]) => (known.has(name) ? name : `Query.${name}`)),
      ...routes.map(([name]) => name),
      ...connections,
    ];

    expect(listed.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('a block', () => {
  let before: Map<string, Json[]>;

  beforeAll(async () => {
    before = new Map();
    for (const name of names) before.set(name, await askAll(blocking, name));
    const answer = await app.as(blocking.blocker).post(`/blocks/${blocking.blocked.id}`);
    expect(answer.status).toBe(200);
    await app.settled();
  });

  it.each(names)('in %s', async (name) => {
    const { blocker: blockerSees = 'nothing', blocked: blockedSees = 'nothing' } = SURFACES[name]!;

    const [toBlocker, toBlocked, ...toOthers] = await askAll(blocking, name);

    const [firstToBlocker, firstToBlocked, ...firstToOthers] = before.get(name)!;
    expect({
      before: [found(firstToBlocker, blocking.blocked), found(firstToBlocked, blocking.blocker)],
      blocker: found(toBlocker, blocking.blocked),
      blocked: found(toBlocked, blocking.blocker),
      others: toOthers.map((answer) => [found(answer, blocking.blocker), found(answer, blocking.blocked)]),
    }).toEqual({
      before: ['all', 'all'],
      blocker: blockerSees,
      blocked: blockedSees,
      others: firstToOthers.map((answer) => [found(answer, blocking.blocker), found(answer, blocking.blocked)]),
    });
  });
});

describe.each(SCOPES)('a mute of %s', (scope) => {
  beforeAll(async () => {
    const answer = await app.as(muting.blocker).put(`/mutes/${muting.blocked.id}`, { scopes: [scope] });
    expect(answer.status).toBe(200);
    await app.settled();
  });

  it.each(names)('in %s', async (name) => {
    const { ask, mutes = [] } = SURFACES[name]!;

    const toMuter = await ask(app.as(muting.blocker), muting, muting.blocker);
    const toMuted = await ask(app.as(muting.blocked), muting, muting.blocked);

    expect({ muter: found(toMuter, muting.blocked), muted: found(toMuted, muting.blocker) }).toEqual({
      muter: mutes.includes(scope) ? 'nothing' : 'all',
      muted: 'all',
    });
  });
});

/** What a stranger, a follower and a visitor find of the one about whom staff decided. */
async function foundOfDecided(name: string): Promise<Record<string, string>> {
  const [toStranger, , toFollower, ...toVisitor] = await askAll(deciding, name);
  return {
    stranger: found(toStranger, deciding.blocked),
    follower: found(toFollower, deciding.blocked),
    ...(toVisitor.length > 0 && { visitor: found(toVisitor[0], deciding.blocked) }),
  };
}

describe.each<Measure>([{ kind: 'LIMIT' }, { kind: 'SUSPEND' }])('someone under $kind', (measure) => {
  const before = new Map<string, Record<string, string>>();
  const during = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    const states = app.get(AccountStates);
    const { id } = deciding.blocked;
    for (const name of names) before.set(name, await foundOfDecided(name));
    await app.get(Transactions).run((tx) => states.apply(tx, id, measure));
    for (const name of names) during.set(name, await foundOfDecided(name));
    await app.get(Transactions).run((tx) => states.lift(tx, id, measure.kind));
  });

  it.each(names)('in %s, and as before when it is lifted', async (name) => {
    const { mutes = [], limited, limitedForFollowers = 'all', suspended = 'nothing' } = SURFACES[name]!;
    const isList = mutes.includes('LISTS') || mutes.includes('SUGGESTIONS');
    const toStrangers = measure.kind === 'SUSPEND' ? suspended : (limited ?? (isList ? 'nothing' : 'all'));
    const toFollowers = measure.kind === 'SUSPEND' ? suspended : limitedForFollowers;

    const first = before.get(name)!;
    const expected = Object.entries(first).map(([who, sees]) => {
      const most = who === 'follower' ? toFollowers : toStrangers;
      return [who, sees === 'nothing' ? 'nothing' : most];
    });

    expect(during.get(name)).toEqual(Object.fromEntries(expected));
    expect(await foundOfDecided(name)).toEqual(first);
  });
});

describe.each(['UNLISTED', 'FOLLOWERS'] as const)('what is %s', (visibility) => {
  it.each(names)('in %s', async (name) => {
    const finders = findersOf(SURFACES[name]!)[visibility];

    const toPublic = await findersIn(name, 'PUBLIC');

    expect(await findersIn(name, visibility)).toEqual(toPublic.filter((who) => finders.includes(who)));
  });
});
