import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const LIST = `query ($filter: NotificationFilter, $kinds: [NotificationKind!], $first: Int, $after: String) {
  viewer { notifications(filter: $filter, kinds: $kinds, first: $first, after: $after) {
    edges { cursor node { id kind } } pageInfo { hasNextPage endCursor } } } }`;
const MARK = 'mutation { markNotificationsRead { viewer { email } } }';
const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const BELL = 'mutation ($id: ID!) { choosePostNotifications(id: $id, choice: ALL) { user { id } } }';
const FILTER = 'mutation ($input: FilterInput!) { createFilter(input: $input) { filter { id } } }';

let app: TestApp;
let talk: Conversation;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  talk = new Conversation(app);
});
afterAll(() => app.stop());

interface Asked {
  filter?: string;
  kinds?: readonly string[] | null;
  first?: number;
  after?: string | null;
}

async function list(of: Person, asked: Asked): Promise<Json> {
  await app.settled();
  const { data, errors } = await app.as(of).graphql(LIST, { ...asked });
  expect(errors).toBeUndefined();
  return data.viewer.notifications;
}
const kindsOf = ({ edges }: Json): string[] => edges.map(({ node }: Json) => node.kind);
const kinds = async (of: Person, asked: Asked) => kindsOf(await list(of, asked));
const refusal = async (of: Person, asked: Asked) =>
  (await app.as(of).graphql(LIST, { ...asked })).errors?.[0]?.extensions;

async function follow(by: Person, { id }: Person): Promise<void> {
  await app.as(by).post(`/follows/${id}`);
  await app.settled();
}

async function nod(by: Person, id: string): Promise<void> {
  await app.as(by).post(`/likes/posts/${id}`);
  await app.settled();
}

async function say(by: Person, content: string, parent?: string): Promise<string> {
  const id = await talk.say(by, content, parent);
  await app.settled();
  return id;
}

/** Someone to whom many things happened, from the first to the last: a follow, a nod, a reply, a requack, a mention, a quote, a post. */
async function cast(): Promise<{ ada: Person; ben: Person; cyd: Person; quack: string }> {
  const [ada, ben, cyd] = await Promise.all(['ada', 'ben', 'cyd'].map((stem) => app.world.another(stem)));
  await follow(ada!, cyd!);
  await app.as(ada!).graphql(BELL, { id: cyd!.id });
  const quack = await say(ada!, 'a quack');
  await follow(ben!, ada!);
  await nod(ben!, quack);
  await say(ben!, 'a reply', quack);
  await app.as(ben!).post(`/posts/${quack}/requack`);
  await say(ben!, `@${ada!.handle}, hello`);
  await app.as(ben!).graphql(CREATE, { input: { content: 'a quote', quotePostId: quack } });
  await app.settled();
  await say(cyd!, 'what Ada asked for');
  return { ada: ada!, ben: ben!, cyd: cyd!, quack };
}

describe('notifications of some kinds', () => {
  it('are those alone, the latest first, whatever the order and repetition of what is asked', async () => {
    const { ada } = await cast();

    expect(await kinds(ada, { kinds: ['NOD'] })).toEqual(['NOD']);
    expect(await kinds(ada, { kinds: ['REPLY', 'MENTION'] })).toEqual(['MENTION', 'REPLY']);
    expect(await kinds(ada, { kinds: ['REQUACK', 'QUOTE', 'QUOTE_REQUEST', 'QUOTE'] })).toEqual(['QUOTE', 'REQUACK']);
    expect(await kinds(ada, { kinds: ['FOLLOW', 'POST'] })).toEqual(['POST', 'FOLLOW']);
    expect(await kinds(ada, { kinds: ['SYSTEM', 'POLL_ENDED'] })).toEqual([]);
    expect(await kinds(ada, { kinds: null })).toEqual([
      ...['POST', 'QUOTE', 'MENTION', 'REQUACK', 'REPLY', 'NOD', 'FOLLOW'],
    ]);
  });

  it('are also those of a filter: mentions, and what is unread', async () => {
    const { ada, ben, quack } = await cast();
    await app.as(ada).graphql(MARK);
    await say(ben, 'another reply', quack);

    expect(await kinds(ada, { filter: 'UNREAD', kinds: ['REPLY', 'NOD', 'MENTION'] })).toEqual(['REPLY']);
    expect(await kinds(ada, { filter: 'UNREAD', kinds: ['FOLLOW'] })).toEqual([]);
    expect(await kinds(ada, { filter: 'MENTIONS', kinds: ['MENTION', 'REPLY'] })).toEqual(['MENTION']);
    expect(await kinds(ada, { filter: 'MENTIONS', kinds: ['REPLY'] })).toEqual([]);
    expect(await kinds(ada, { filter: 'MENTIONS' })).toEqual(['MENTION']);
  });

  it('come in pages that make up the whole', async () => {
    const { ada, ben } = await cast();
    const later = await say(ada, 'another quack');
    await nod(ben, later);
    await say(ben, `@${ada.handle}, again`);
    const asked = ['NOD', 'MENTION'];

    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Json = await list(ada, { kinds: asked, first: 1, after });
      found.push(...kindsOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);

    expect(found).toEqual(['MENTION', 'NOD', 'MENTION', 'NOD']);
  });

  it('have cursors that belong to the kinds, and not to how these are written', async () => {
    const { ada } = await cast();
    const { endCursor: after } = (await list(ada, { kinds: ['NOD', 'MENTION'], first: 1 })).pageInfo;

    expect(await kinds(ada, { kinds: ['MENTION', 'NOD', 'NOD'], after })).toEqual(['NOD']);
    const foreign = { code: 'BAD_USER_INPUT', reason: 'INVALID_CURSOR' };
    expect(await refusal(ada, { kinds: ['NOD'], after })).toMatchObject(foreign);
    expect(await refusal(ada, { kinds: null, after })).toMatchObject(foreign);
    expect(await refusal(ada, { filter: 'UNREAD', kinds: ['NOD', 'MENTION'], after })).toMatchObject(foreign);
  });

  it('are refused without a kind, and with one that there is not', async () => {
    const ada = await app.world.another('ada');

    expect(await refusal(ada, { kinds: [] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'kinds', message: 'kinds must have at least one kind.' }],
    });
    expect(await refusal(ada, { kinds: ['WHISPER'] })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('leave out blocked and muted people, what filters hide, and what waits as a request', async () => {
    const { ada, ben, cyd, quack } = await cast();
    const eve = await app.world.another('eve');
    await say(cyd, 'with a spoiler', quack);
    await nod(cyd, quack);
    const policy = 'mutation { updateNotificationPolicy(input: { notFollowing: REQUEST }) { __typename } }';
    await app.as(ada).graphql(policy);
    await follow(eve, ada);

    await app.as(ada).put(`/mutes/${ben.id}`, { scopes: ['NOTIFICATIONS'] });
    await app.as(ada).graphql(FILTER, {
      input: { title: 'spoiler', action: 'HIDE', contexts: ['NOTIFICATIONS'], terms: [{ term: 'spoiler' }] },
    });

    expect(await kinds(ada, { kinds: ['REPLY', 'MENTION', 'FOLLOW', 'REQUACK', 'QUOTE'] })).toEqual([]);
    expect(await kinds(ada, { kinds: ['NOD', 'POST'] })).toEqual(['NOD', 'POST']);
    await app.as(ada).post(`/blocks/${cyd.id}`);
    expect(await kinds(ada, { kinds: ['NOD', 'POST'] })).toEqual([]);
  });

  it('cost as many statements as the whole list', async () => {
    const { ada } = await cast();
    const statements = (asked: Asked) => app.statementsDuring(() => app.as(ada).graphql(LIST, { ...asked }));
    await statements({});

    const [whole, some] = [await statements({}), await statements({ kinds: ['NOD', 'REPLY', 'MENTION'] })];

    expect(some).toHaveLength(whole.length);
  });

  it('say what was quoted with at most one statement for the page', async () => {
    const { ada, ben, cyd, quack } = await cast();
    for (const by of [ben, cyd]) {
      const { errors } = await app
        .as(by)
        .graphql(CREATE, { input: { content: `a quote by ${by.handle}`, quotePostId: quack } });
      expect(errors).toBeUndefined();
    }
    await app.settled();
    const rows = (quoted: string) => `{ viewer { notifications(kinds: [QUOTE], first: 20) { edges { node {
      post { id content ${quoted} } } } } } }`;
    const [plain, withQuotes] = [rows(''), rows('quote { state post { id content contentWarning } }')];
    await app.as(ada).graphql(withQuotes);

    const base = await app.statementsDuring(() => app.as(ada).graphql(plain));
    const more = await app.statementsDuring(() => app.as(ada).graphql(withQuotes));
    const { data } = await app.as(ada).graphql(withQuotes);

    expect(data.viewer.notifications.edges.map(({ node }: Json) => node.post.quote.post)).toEqual(
      Array(3).fill({ id: quack, content: 'a quack', contentWarning: null }),
    );
    expect(more.length - base.length).toBeLessThanOrEqual(1);
  });
});
