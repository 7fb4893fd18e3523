import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const CARD = 'post { id content nodCount viewerHasNodded author { handle viewerIsFollowing } }';
const CREATE = `mutation ($input: CreatePostInput!) { createPost(input: $input) { ${CARD} } }`;
const nodding = (name: 'nodPost' | 'unnodPost') => `mutation ($id: ID!) { ${name}(id: $id) { ${CARD} } }`;

/** Each of these is read once after it was written. */
const CARDS = 1;
const TRANSACTION = ['begin', 'commit'].length;

describe('the statements of a write, with all that its events cause', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    app = await startTestApp({ env: { LINK_CARDS: 'on' } });
    [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
    await app.rows('update users set is_established = true where id = $1::uuid', [ada.id]);
  });
  afterAll(() => app.stop());

  const counted = async (work: () => Promise<unknown>): Promise<number> => {
    const statements = await app.statementsDuring(async () => {
      await work();
      await app.settled();
    });
    return statements.length;
  };
  const write = async (person: Person, content: string, more: object = {}, key?: string): Promise<string> => {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    const { data, errors } = await app.as(person).graphql(CREATE, { input: { content, ...more } }, headers);
    expect(errors).toBeUndefined();
    return data.createPost.post.id as string;
  };
  const prepared = async (person: Person, content: string): Promise<string> => {
    const id = await write(person, content);
    await app.settled();
    return id;
  };

  it('are one for a quack, also with a key, and one more for what tells whom it mentions', async () => {
    expect(await counted(() => write(ada, 'plain words'))).toBe(1 + CARDS);
    expect(await counted(() => write(ada, 'plain words, once', {}, 'write-statements'))).toBe(1 + CARDS);
    expect(await counted(() => write(ada, 'for @ben'))).toBe(1 + CARDS + 1);
    expect(await counted(() => write(ada, 'for @ben-'))).toBe(1 + CARDS + 2);
  });

  it('are one for a quack with a popular hashtag, and two more while few people use it', async () => {
    await prepared(ada, '#popular from here on');
    await app.rows("update hashtag_popularity set author_count = 100 where tag = 'popular'", []);
    await prepared(ada, '#popular is remembered');

    expect(await counted(() => write(ada, '#popular again'))).toBe(1 + CARDS);
    expect(await counted(() => write(ada, '#rare'))).toBe(1 + CARDS + 2);
  });

  it('are two for a reply, which locks what it answers, and one more for what tells its author', async () => {
    const id = await prepared(ada, 'answer me');

    expect(await counted(() => write(ada, 'myself', { parentPostId: id }))).toBe(2 + TRANSACTION + CARDS);
    expect(await counted(() => write(ben, 'someone', { parentPostId: id }))).toBe(2 + TRANSACTION + CARDS + 1);
  });

  it('are one for each quack of a thread, and one for all mentions that have to be looked up', async () => {
    const thread = (content: string) => write(ada, content, { thread: Array.from({ length: 9 }, () => ({ content })) });

    expect(await counted(() => thread('ten of these'))).toBe(10 + TRANSACTION + CARDS);
    expect(await counted(() => thread('ten for @nobody-here-'))).toBe(10 + TRANSACTION + CARDS + 1);
  });

  it('are one for a nod, also of a newcomer to whom a second one counts it, and one for what tells of it', async () => {
    const [mine, theirs, own] = [
      await prepared(ada, 'nod at me'),
      await prepared(ben, 'nod at a newcomer'),
      await prepared(ben, 'nod at yourself'),
    ];
    const nod = (person: Person, id: string) =>
      counted(async () => {
        const { errors } = await app.as(person).graphql(nodding('nodPost'), { id });
        expect(errors).toBeUndefined();
      });

    expect(await nod(ben, mine)).toBe(1 + CARDS + 1);
    expect(await nod(ben, mine)).toBe(1 + CARDS);
    expect(await nod(ben, own)).toBe(1 + CARDS);
    expect(await nod(ada, theirs)).toBe(1 + CARDS + 2);
    expect(await counted(() => app.as(ben).graphql(nodding('unnodPost'), { id: mine }))).toBe(1 + CARDS + 2);
  });
});
