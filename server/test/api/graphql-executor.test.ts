import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LivePosts } from '#posts/live/live-posts.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const CREATE = 'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id content } } }';
const STREAM = `query($first: Int, $detailed: Boolean!) { stream(feed: EVERYONE, first: $first) {
  edges { node { content replyCount author @include(if: $detailed) { ...Author } } } pageInfo { hasNextPage } } }
  fragment Author on User { handle viewerIsSelf }`;
const ADDED = 'subscription { postAdded(feed: EVERYONE) { content author { handle } } }';

describe.each(['planned', 'graphql-js'])('The API with the executor %s', (executor) => {
  let app: TestApp;
  let ada: Person;

  beforeAll(async () => {
    app = await startTestApp({ env: { GRAPHQL_EXECUTOR: executor } });
    ada = await app.world.person('ada');
  });
  afterAll(() => app.stop());

  it('writes and reads posts, and tells new ones to subscribers', async () => {
    const subscriber = new Listening<{ content: string; author: { handle: string } }>(app.visitor, ADDED, {});
    await until(() => app.get(LivePosts).listenerCount === 1, 'the subscription');

    const created = await app.as(ada).graphql(CREATE, { input: { content: 'first' } });
    await until(() => subscriber.arrivals.length === 1, 'the post');
    const read = await app.as(ada).graphql(STREAM, { first: 1, detailed: true });
    const brief = await app.as(ada).graphql(STREAM, { first: 1, detailed: false });
    await subscriber.stop();

    expect(created.data.createPost.post.content).toBe('first');
    expect(subscriber.arrivals).toEqual([{ content: 'first', author: { handle: 'ada' } }]);
    const node = { content: 'first', replyCount: 0, author: { handle: 'ada', viewerIsSelf: true } };
    expect(read.data).toEqual({ stream: { edges: [{ node }], pageInfo: { hasNextPage: false } } });
    expect(brief.data.stream.edges).toEqual([{ node: { content: 'first', replyCount: 0 } }]);
  });

  it.each([
    ['of a service', CREATE, { input: { content: '' } }, { code: 'BAD_USER_INPUT' }],
    ['of a variable', CREATE, { input: { content: 7 } }, { code: 'BAD_USER_INPUT', reason: 'INVALID_VARIABLE' }],
    ['of access', CREATE, { input: { content: 'a' } }, { code: 'UNAUTHENTICATED' }],
    [
      'of an argument that its variable makes wrong',
      'query($handle: String = "ada") { user(handle: $handle) { id } }',
      { handle: null },
      { code: 'BAD_USER_INPUT', reason: 'INVALID_ARGUMENT' },
    ],
    [
      'of a condition that its variable makes wrong',
      'query($on: Boolean = true) { user(handle: "ada") { id @include(if: $on) } }',
      { on: null },
      { code: 'BAD_USER_INPUT', reason: 'INVALID_ARGUMENT' },
    ],
    [
      'of a condition at the root',
      'query($on: Boolean = true) { registrationEnabled @skip(if: $on) }',
      { on: null },
      { code: 'BAD_USER_INPUT', reason: 'INVALID_ARGUMENT' },
    ],
  ])('names the code of an error %s', async (name, query, variables, expected) => {
    const client = name === 'of access' ? app.visitor : app.as(ada);

    const { errors } = await client.graphql(query, variables);

    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toMatchObject(expected);
  });

  it('describes the schema', async () => {
    const { data } = await app.visitor.graphql('{ __type(name: "Feed") { kind enumValues { name } } __typename }');

    expect(data).toEqual({
      __type: { kind: 'ENUM', enumValues: [{ name: 'EVERYONE' }, { name: 'FOLLOWING' }] },
      __typename: 'Query',
    });
  });
});
