import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const PIN = 'mutation($id: ID!) { pinPost(id: $id) { post { id viewerHasPinned } } }';
const UNPIN = 'mutation($id: ID!) { unpinPost(id: $id) { post { id viewerHasPinned } } }';
const PINS = `query($first: Int, $after: String) { viewer { pins(first: $first, after: $after) {
  edges { node { id content viewerHasPinned author { handle } } } pageInfo { hasNextPage endCursor } } } }`;
const MISSING = '01890000-0000-7000-8000-000000000000';

describe('pins', () => {
  let app: TestApp;
  let said: Conversation;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    app = await startTestApp();
    said = new Conversation(app);
    [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
  });
  afterAll(() => app.stop());

  const pin = (as: Person, id: string): Promise<GraphqlAnswer> => app.as(as).graphql(PIN, { id });
  const unpin = (as: Person, id: string): Promise<GraphqlAnswer> => app.as(as).graphql(UNPIN, { id });

  async function pinned(as: Person, first = 100): Promise<string[]> {
    const contents: string[] = [];
    let after: string | null = null;
    do {
      const { data }: GraphqlAnswer = await app.as(as).graphql(PINS, { first, after });
      const { edges, pageInfo } = data.viewer.pins;
      if (pageInfo.hasNextPage) expect(edges).toHaveLength(first);
      else if (after !== null) expect(edges).not.toHaveLength(0);
      contents.push(...edges.map(({ node }: Json) => node.content as string));
      after = pageInfo.hasNextPage ? (pageInfo.endCursor as string) : null;
    } while (after !== null);
    return contents;
  }

  it('are listed by when they were given, latest first, and their pages concatenate to the whole', async () => {
    const person = await app.world.person('collector');
    const root = await said.say(ada, 'one');
    const ids = [root, await said.say(ben, 'two', root), await said.say(person, 'three'), await said.say(ada, 'four')];
    for (const id of [ids[2]!, ids[0]!, ids[3]!, ids[1]!]) expect((await pin(person, id)).errors).toBeUndefined();

    expect(await pinned(person)).toEqual(['two', 'four', 'one', 'three']);
    expect(await pinned(person, 2)).toEqual(['two', 'four', 'one', 'three']);
    expect(await pinned(person, 1)).toEqual(['two', 'four', 'one', 'three']);
    expect(await pinned(person, 3)).toEqual(['two', 'four', 'one', 'three']);
  });

  it('are the same however often they are given or taken back, also at once', async () => {
    const person = await app.world.person('insistent');
    const [first, second] = [await said.say(ada, 'first'), await said.say(ada, 'second')];
    await pin(person, first);
    await pin(person, second);

    const again = await Promise.all(Array.from({ length: 8 }, () => pin(person, first)));
    expect(again.every(({ data }) => data.pinPost.post.viewerHasPinned === true)).toBe(true);
    expect(await pinned(person)).toEqual(['second', 'first']);

    const back = await Promise.all(Array.from({ length: 8 }, () => unpin(person, second)));
    expect(back.every(({ data }) => data.unpinPost.post.viewerHasPinned === false)).toBe(true);
    expect(await pinned(person)).toEqual(['first']);
    const rows = await app.rows('select post_id from pins where user_id = $1::uuid', [person.id]);
    expect(rows).toEqual([{ post_id: first }]);
  });

  it('are visible to no one else', async () => {
    const id = await said.say(ada, 'pinned by Ben');
    await pin(ben, id);

    const bens = await app.as(ben).get(`/posts/${id}`);
    const adas = await app.as(ada).get(`/posts/${id}`);
    const visitors = await app.visitor.get(`/posts/${id}`);
    const thread = await app
      .as(ben)
      .graphql('query($id: ID!) { thread(postId: $id) { post { viewerHasPinned } } }', { id });

    expect([bens, adas, visitors].map(({ body }) => body.data.isPinnedByUser)).toEqual([true, false, false]);
    expect(thread.data.thread.post.viewerHasPinned).toBe(true);
    expect(await pinned(ada)).toEqual([]);
    const foreign = await app.as(ada).graphql('{ user(handle: "ben") { pins { edges { cursor } } } }');
    expect(foreign.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('need a person, and a quack that this person can read', async () => {
    const id = await said.say(ada, 'to be removed');
    const left = await app.world.person('left_us');
    const orphan = await said.say(left, 'by somebody who left');
    await said.delete(ada, id);
    await app.rows('update users set is_active = false where id = $1::uuid returning id', [left.id]);
    const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;

    expect(codeOf(await app.visitor.graphql(PIN, { id }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await app.visitor.graphql(UNPIN, { id }))).toBe('UNAUTHENTICATED');
    for (const missing of [id, orphan, MISSING]) {
      expect(codeOf(await pin(ben, missing))).toBe('NOT_FOUND');
      expect(codeOf(await unpin(ben, missing))).toBe('NOT_FOUND');
    }
    expect(codeOf(await pin(ben, 'x'))).toBe('BAD_USER_INPUT');
    expect((await app.visitor.graphql(PINS)).data.viewer).toBeNull();
  });

  it('leave the list with their quack, and with its author', async () => {
    const person = await app.world.person('keeper');
    const author = await app.world.person('comes_and_goes');
    const [kept, gone, theirs] = [
      await said.say(ada, 'kept'),
      await said.say(ada, 'gone'),
      await said.say(author, 'theirs'),
    ];
    for (const id of [kept, gone, theirs]) await pin(person, id);
    await app.rows('update users set requires_login = true where id = $1::uuid returning id', [author.id]);
    await said.delete(ada, gone);
    expect(await pinned(person)).toEqual(['theirs', 'kept']);

    await app.rows('update users set is_active = false where id = $1::uuid returning id', [author.id]);

    expect(await pinned(person)).toEqual(['kept']);
  });

  it('take two statements for a page', async () => {
    const person = await app.world.person('counts_statements');
    for (let n = 0; n < 12; n += 1) await pin(person, await said.say(ada, `quack ${n}`));
    // The viewer takes one more statement.
    const statements = await app.statementsDuring(() => app.as(person).graphql(PINS, { first: 10 }));

    expect(statements.filter((statement) => /\bpins\b/.test(statement))).toHaveLength(2);
  });
});
