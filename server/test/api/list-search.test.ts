import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const FOLLOWS = `query ($query: String, $first: Int, $after: String) { user(handle: "star") {
  followers(query: $query, first: $first, after: $after) { edges { node { handle } } pageInfo { hasNextPage endCursor } }
  following(query: $query) { edges { node { handle } } } } }`;
const PINS = `query ($query: String, $first: Int, $after: String) { viewer {
  pins(query: $query, first: $first, after: $after) { edges { node { content } } pageInfo { hasNextPage endCursor } } } }`;
const NODS = PINS.replace('pins(', 'nods(');
const CONVERSATIONS = `query ($query: String, $first: Int, $after: String) { viewer {
  conversations(query: $query, first: $first, after: $after) {
    edges { node { lastWhisper { content } } } pageInfo { hasNextPage endCursor } } } }`;

let app: TestApp;
const people: Record<string, Person> = {};

beforeAll(async () => {
  app = await startTestApp();
  const names = {
    ...{ star: 'Star', fan: 'Fan', stranger: 'Marta Stranger', marta: 'Marta the Potter', weaver: 'Ines Martel' },
    ...{ shira: 'שירה לוי', hundred: '100% Wool', shy: 'Shy Martin', gone: 'Marta Gone' },
  };
  for (const [handle, displayName] of Object.entries(names))
    people[handle] = await app.world.person(handle, { displayName });
});
afterAll(() => app.stop());

const nodesOf = (list: Json): Json[] => (list.edges as Json[]).map(({ node }) => node);

describe('searching in the followers of someone, and in whom they follow', () => {
  beforeAll(async () => {
    for (const handle of ['fan', 'marta', 'weaver', 'shira', 'hundred', 'shy', 'gone'])
      await app.as(people[handle]!).post(`/follows/${people.star!.id}`);
    await app.as(people.star!).post(`/follows/${people.marta!.id}`);
    await app.as(people.shy!).put('/identity/profile', { requiresLogin: true });
    await app.rows("update users set is_active = false where handle = 'gone' returning id");
  });

  const ask = async (variables: Record<string, unknown>, as: Person | null = people.fan!): Promise<Json> => {
    const { data, errors } = await (as ? app.as(as) : app.visitor).graphql(FOLLOWS, variables);
    expect(errors).toBeUndefined();
    return data.user;
  };
  const handles = (list: Json) => nodesOf(list).map(({ handle }) => handle as string);

  it.each([
    ['mart', ['shy', 'weaver', 'marta'], ['marta']],
    ['@MARTA', ['marta'], ['marta']],
    ['לוי', ['shira'], []],
    ['%', ['hundred'], []],
    ['zzz', [], []],
    ['a\0b', [], []],
  ])(
    'finds %p in the handle or the name, latest follow first, and no one else',
    async (query, followers, following) => {
      const found = await ask({ query });

      expect(handles(found.followers)).toEqual(followers);
      expect(handles(found.following)).toEqual(following);
    },
  );

  it('lists everyone without words, and its pages concatenate to the whole', async () => {
    const everyone = ['shy', 'hundred', 'shira', 'weaver', 'marta', 'fan'];
    expect(handles((await ask({ query: ' ' })).followers)).toEqual(everyone);
    expect(handles((await ask({ query: null })).followers)).toEqual(everyone);

    const first = (await ask({ query: 'mart', first: 2 })).followers;
    const rest = (await ask({ query: 'mart', first: 2, after: first.pageInfo.endCursor })).followers;

    expect([first, rest].map(handles)).toEqual([['shy', 'weaver'], ['marta']]);
    expect([first, rest].map(({ pageInfo }) => pageInfo.hasNextPage as boolean)).toEqual([true, false]);
  });

  it('shows visitors no one who requires login', async () => {
    expect(handles((await ask({ query: 'mart' }, null)).followers)).toEqual(['weaver', 'marta']);
  });
});

describe('searching in the pins', () => {
  const quack = async (author: Person, content: string): Promise<string> =>
    (await app.as(author).post('/posts', { content })).body.data.id as string;
  const ask = async (variables: Record<string, unknown>): Promise<Json> => {
    const { data, errors } = await app.as(people.fan!).graphql(PINS, variables);
    expect(errors).toBeUndefined();
    return data.viewer.pins;
  };
  const found = async (query: string) => nodesOf(await ask({ query })).map(({ content }) => content as string);

  beforeAll(async () => {
    const posts = [
      await quack(people.marta!, 'Two loaves of bread'),
      await quack(people.weaver!, 'The breadcrumbs of the #pond'),
      await quack(people.shira!, 'הברווז באגם'),
      await quack(people.weaver!, 'Nothing to see'),
    ];
    await quack(people.weaver!, 'bread that no one pinned');
    for (const id of posts)
      await app.as(people.fan!).graphql('mutation ($id: ID!) { pinPost(id: $id) { post { id } } }', { id });
  });

  it.each([
    ['bread', ['The breadcrumbs of the #pond', 'Two loaves of bread']],
    ['bread pond', ['The breadcrumbs of the #pond']],
    ['#pond', ['The breadcrumbs of the #pond']],
    ['loav', ['Two loaves of bread']],
    ['ברווז', ['הברווז באגם']],
    ['shira', ['הברווז באגם']],
    ['ines', ['Nothing to see', 'The breadcrumbs of the #pond']],
    ['from:nobody "', []],
    ['!', []],
  ])('finds %p in the words, their beginnings, and the author, latest pin first', async (query, contents) => {
    expect(await found(query)).toEqual(contents);
  });

  it('goes on page by page', async () => {
    const first = await ask({ query: 'bread', first: 1 });
    const rest = await ask({ query: 'bread', first: 1, after: first.pageInfo.endCursor });

    expect([first, rest].flatMap(nodesOf).map(({ content }) => content as string)).toEqual([
      'The breadcrumbs of the #pond',
      'Two loaves of bread',
    ]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });
});

describe('searching in the nods', () => {
  const nod = (as: Person, id: string) =>
    app.as(as).graphql('mutation ($id: ID!) { nodPost(id: $id) { post { id } } }', { id });
  const ask = async (variables: Record<string, unknown>, as: Person = people.stranger!): Promise<Json> => {
    const { data, errors } = await app.as(as).graphql(NODS, variables);
    expect(errors).toBeUndefined();
    return data.viewer.nods;
  };
  const contents = (list: Json) => nodesOf(list).map(({ content }) => content as string);
  const quack = async (author: Person, content: string): Promise<string> =>
    (await app.as(author).post('/posts', { content })).body.data.id as string;

  beforeAll(async () => {
    for (const id of [
      await quack(people.hundred!, 'Three rolls of felt'),
      await quack(people.shira!, 'The felted hat of the #mill'),
      await quack(people.stranger!, 'My own felt'),
    ])
      await nod(people.stranger!, id);
    await nod(people.fan!, await quack(people.shira!, 'felt that someone else liked'));
  });

  it.each([
    ['felt', ['My own felt', 'The felted hat of the #mill', 'Three rolls of felt']],
    ['felt #mill', ['The felted hat of the #mill']],
    ['roll', ['Three rolls of felt']],
    ['שירה', ['The felted hat of the #mill']],
    ['100%', ['Three rolls of felt']],
    ['zzz', []],
    ['!', []],
  ])('finds %p in the words, their beginnings, and the author, latest nod first', async (query, found) => {
    expect(contents(await ask({ query }))).toEqual(found);
  });

  it('goes on page by page, and without words lists all', async () => {
    const first = await ask({ query: 'felt', first: 2 });
    const rest = await ask({ query: 'felt', first: 2, after: first.pageInfo.endCursor });

    expect([first, rest].flatMap(contents)).toEqual(contents(await ask({ query: ' ' })));
    expect([first, rest].map(({ pageInfo }) => pageInfo.hasNextPage as boolean)).toEqual([true, false]);
  });

  it('finds nothing by whom one blocks, or has taken the nod from', async () => {
    const id = await quack(people.weaver!, 'A loom with felt');
    const other = await quack(people.marta!, 'A hammer and felt');
    for (const each of [id, other]) await nod(people.star!, each);
    expect(contents(await ask({ query: 'felt' }, people.star))).toEqual(['A hammer and felt', 'A loom with felt']);

    await app.as(people.star!).graphql('mutation ($id: ID!) { blockUser(id: $id) { user { id } } }', {
      id: people.weaver!.id,
    });
    await app.as(people.star!).graphql('mutation ($id: ID!) { unnodPost(id: $id) { post { id } } }', { id: other });

    expect(contents(await ask({ query: 'felt' }, people.star))).toEqual([]);
  });
});

describe('searching in the conversations', () => {
  const SEND = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }';
  const ask = async (as: string, variables: Record<string, unknown>): Promise<Json> => {
    const { data, errors } = await app.as(people[as]!).graphql(CONVERSATIONS, variables);
    expect(errors).toBeUndefined();
    return data.viewer.conversations;
  };
  const found = async (as: string, query: string) =>
    nodesOf(await ask(as, { query })).map(({ lastWhisper }) => lastWhisper.content as string);

  beforeAll(async () => {
    for (const to of [['marta'], ['shira'], ['weaver', 'shira']])
      await app.as(people.fan!).graphql(SEND, { input: { to, content: `To ${to.join(' and ')}` } });
    await app.as(people.marta!).graphql(SEND, { input: { to: ['weaver'], content: 'Not for fan' } });
  });

  it('finds those with someone of that handle or name, newest activity first', async () => {
    expect(await found('fan', 'mart')).toEqual(['To weaver and shira', 'To marta']);
    expect(await found('fan', 'לוי')).toEqual(['To weaver and shira', 'To shira']);
    expect(await found('fan', '')).toHaveLength(3);
    expect(await found('fan', 'stranger')).toEqual([]);
  });

  it('does not find the viewer, who is in all of them, nor conversations of others', async () => {
    expect(await found('fan', 'fan')).toEqual([]);
    expect(await found('shira', 'marta')).toEqual([]);
  });

  it('goes on page by page', async () => {
    const first = await ask('fan', { query: 'mart', first: 1 });
    const rest = await ask('fan', { query: 'mart', first: 1, after: first.pageInfo.endCursor });

    expect([first, rest].map((list) => nodesOf(list).map(({ lastWhisper }) => lastWhisper.content as string))).toEqual([
      ['To weaver and shira'],
      ['To marta'],
    ]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });
});
