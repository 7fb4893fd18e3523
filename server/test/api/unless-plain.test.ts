import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const RARE = `isMarkedSensitive isMarkedByStaff filtered { title } editedAt editedAfterNods viewerCanEdit quoteRule isHeld
  ownPlace { name } replyRule repliesCloseAt isFolded hiddenReplyCount`;
const POST = `query ($id: ID!) { post(id: $id) { viewerCanQuote viewerCanReply ${RARE} unlessPlain { id ${RARE} } } }`;
const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const UPDATE = `mutation ($id: ID!) { updatePost(id: $id, input: { content: "Changed" }) { post { id } } }`;
const HIDE = 'mutation ($id: ID!) { hideReply(id: $id) { post { unlessPlain { isFolded } } } }';
const FILTER = `mutation { createFilter(input: {
  title: "Spoilers", action: WARN, contexts: [HOME], terms: [{ term: "finale" }] }) { filter { id } } }`;

let app: TestApp;
let [author, reader]: Person[] = [];

beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = await app.world.people('up_author', 'up_reader');
});
afterAll(() => app.stop());

async function publish(by: Person, input: object = {}): Promise<string> {
  const { data, errors } = await app.as(by).graphql(CREATE, { input: { content: 'Plain words', ...input } });
  if (errors) throw new Error(JSON.stringify(errors[0]));
  return data.createPost.post.id;
}
const read = async (by: Person | null, id: string): Promise<Json> =>
  (await (by ? app.as(by) : app.visitor).graphql(POST, { id })).data.post;

describe('What a post has beyond a plain one', () => {
  it('is null for readers and visitors of a plain post, which says this', async () => {
    const id = await publish(author!);

    const [seen, seenByVisitor] = [await read(reader!, id), await read(null, id)];

    const plain = {
      ...{ isMarkedSensitive: false, isMarkedByStaff: false, filtered: [], editedAt: null, editedAfterNods: null },
      ...{ viewerCanEdit: false, quoteRule: 'EVERYONE', isHeld: false, ownPlace: null },
      ...{ replyRule: [], repliesCloseAt: null, isFolded: false, hiddenReplyCount: 0, unlessPlain: null },
    };
    expect(seen).toEqual({ viewerCanQuote: 'YES', viewerCanReply: 'YES', ...plain });
    expect(seenByVisitor).toEqual({ viewerCanQuote: 'SIGN_IN', viewerCanReply: 'SIGN_IN', ...plain });
  });

  it('is the post for its author, who can edit it', async () => {
    const id = await publish(author!);

    expect((await read(author!, id)).unlessPlain).toMatchObject({ id, viewerCanEdit: true });
  });

  it.each([
    [{ replyRule: ['NOBODY'] }, { replyRule: ['NOBODY'] }],
    [{ repliesCloseAfterHours: 1 }, { repliesCloseAt: expect.any(String) }],
    [{ quoteRule: 'ASK' }, { quoteRule: 'ASK' }],
    [{ isSensitive: true }, { isMarkedSensitive: true }],
    [{ visibility: 'FOLLOWERS' }, { quoteRule: 'NOBODY' }],
  ])('is the post for everyone who reads it if it was written with %j', async (input, said) => {
    await app.as(reader!).post(`/follows/${author!.id}`);
    const id = await publish(author!, input);

    expect((await read(reader!, id)).unlessPlain).toMatchObject({ id, ...said });
  });

  it('is the post once it was edited', async () => {
    const id = await publish(author!);
    await app.as(author!).graphql(UPDATE, { id });

    expect((await read(reader!, id)).unlessPlain).toMatchObject({ id, editedAt: expect.any(String) });
  });

  it('is the quack with hidden replies, and the hidden reply', async () => {
    const id = await publish(author!);
    const replyId = await publish(reader!, { parentPostId: id });

    const { data } = await app.as(author!).graphql(HIDE, { id: replyId });

    expect(data.hideReply.post.unlessPlain).toEqual({ isFolded: true });
    expect((await read(reader!, id)).unlessPlain).toMatchObject({ id, hiddenReplyCount: 1 });
  });

  it('is the post for readers whose filter matches it', async () => {
    const id = await publish(author!, { content: 'The finale' });
    const other = await app.world.person('up_other');
    await app.as(reader!).graphql(FILTER);

    expect((await read(reader!, id)).unlessPlain).toMatchObject({ id, filtered: [{ title: 'Spoilers' }] });
    expect((await read(other, id)).unlessPlain).toBeNull();
  });
});
