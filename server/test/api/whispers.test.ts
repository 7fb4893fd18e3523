import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveWhispers } from '#whispers/live/live-whispers.js';
import { WhisperAddedHandlers } from '#whispers/live/whisper-added.handlers.js';
import { UnreadAudit } from '#whispers/unread-audit.job.js';
import { WhisperSent } from '#whispers/whisper.events.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import { served } from './support/served.js';
import type { Person } from './support/world.js';

const SEND = `mutation($input: SendWhisperInput!) { sendWhisper(input: $input) {
  id conversationId content createdAt author { handle viewerIsSelf } } }`;
const READ = `query($id: ID!, $first: Int, $after: String) { conversation(id: $id) {
  id unreadCount updatedAt participants { handle bio } lastWhisper { content author { handle } }
  whispers(first: $first, after: $after) { edges { node { id content author { handle viewerIsSelf } } } pageInfo { hasNextPage endCursor } } } }`;
const LIST = `query($first: Int, $after: String) { viewer { unreadWhisperCount conversations(first: $first, after: $after) {
  edges { node { id unreadCount participants { handle } lastWhisper { content } } } pageInfo { hasNextPage endCursor } } } }`;
const MARK = 'mutation($id: ID!) { markConversationRead(id: $id) { id unreadCount } }';
const ADDED =
  'subscription { whisperAdded { id conversationId content sentKey entities { text } author { handle viewerIsSelf viewerIsFollowing } } }';
const MISSING = '01890000-0000-7000-8000-000000000000';

interface Arrival {
  id: string;
  content: string;
  sentKey: string | null;
  entities: { text: string }[];
  author: { handle: string; viewerIsSelf: boolean; viewerIsFollowing: boolean };
}

describe('whispers', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  let cyd: Person;
  let root: Person;

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben, cyd] = (await app.world.people('ada', 'ben', 'cyd')) as [Person, Person, Person];
    root = await app.world.person('overseer', { role: 'root' });
  });
  afterAll(() => app.stop());

  const send = (person: Person, input: object, headers: Record<string, string> = {}): Promise<GraphqlAnswer> =>
    app.as(person).graphql(SEND, { input }, headers);

  async function whisper(
    person: Person,
    to: string[],
    content: string,
  ): Promise<{ id: string; conversationId: string }> {
    const { data, errors } = await send(person, { to, content });
    expect(errors).toBeUndefined();
    return data.sendWhisper as { id: string; conversationId: string };
  }

  async function read(person: Person, id: string, page: object = {}): Promise<Json> {
    return (await app.as(person).graphql(READ, { id, ...page })).data.conversation;
  }

  async function unread(person: Person): Promise<number> {
    return (await app.as(person).graphql('{ viewer { unreadWhisperCount } }')).data.viewer.unreadWhisperCount as number;
  }

  const refusal = ({ errors }: GraphqlAnswer): [unknown, unknown] => [
    errors?.[0]?.extensions.code,
    errors?.[0]?.extensions.reason,
  ];

  it('between the same users are one conversation, no matter who begins and how the handles are written', async () => {
    const first = await whisper(ada, ['ben', 'CYD'], 'the three of us');
    const second = await whisper(cyd, ['@Ada', 'ben', 'ADA', 'cyd'], 'still three');
    const pair = await whisper(ada, ['ben'], 'only two');

    expect(second.conversationId).toBe(first.conversationId);
    expect(pair.conversationId).not.toBe(first.conversationId);
    const seen = await read(ben, first.conversationId);
    expect(seen).toMatchObject({ lastWhisper: { content: 'still three', author: { handle: 'cyd' } }, unreadCount: 2 });
    expect(seen.participants.map(({ handle }: Json) => handle).toSorted()).toEqual(['ada', 'ben', 'cyd']);
    expect(seen.whispers.edges.map(({ node }: Json) => node.content)).toEqual(['still three', 'the three of us']);
  });

  it('that begin a conversation at the same instant from both sides begin one', async () => {
    const [dot, eve] = (await app.world.people('dot', 'eve')) as [Person, Person];

    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? whisper(dot, ['eve'], `d${n}`) : whisper(eve, ['dot'], `e${n}`))),
    );

    expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect([await unread(dot), await unread(eve)]).toEqual([6, 6]);
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it('are counted as unread exactly, until they are marked as read', async () => {
    const [fay, gus] = (await app.world.people('fay', 'gus')) as [Person, Person];
    const { conversationId } = await whisper(fay, ['gus'], 'one');
    await send(fay, { conversationId, content: 'two' });
    await send(gus, { conversationId, content: 'three' });
    expect([await unread(fay), await unread(gus)]).toEqual([1, 2]);

    const marked = await app.as(gus).graphql(MARK, { id: conversationId });
    const again = await app.as(gus).graphql(MARK, { id: conversationId });
    await send(fay, { conversationId, content: 'four' });

    expect(marked.data.markConversationRead).toEqual({ id: conversationId, unreadCount: 0 });
    expect(again.data).toEqual(marked.data);
    expect([await unread(fay), await unread(gus)]).toEqual([1, 1]);
  });

  it('stay exact while people write and mark as read at the same time', async () => {
    const people = await app.world.people('busy1', 'busy2', 'busy3', 'busy4');
    const { conversationId } = await whisper(people[0]!, ['busy2', 'busy3', 'busy4'], 'go');

    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 10 }, (_, n) =>
          served(() =>
            n % 3 === 2
              ? app.as(person).graphql(MARK, { id: conversationId })
              : send(person, { conversationId, content: `${n}` }),
          ),
        ),
      ),
    );

    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(await app.get(UnreadAudit).audit()).toEqual({});
    expect((await read(people[0]!, conversationId, { first: 100 })).whispers.edges).toHaveLength(29);
  });

  it('are visible to participants only, not even to staff', async () => {
    const { conversationId } = await whisper(ada, ['ben'], 'between us');

    for (const stranger of [cyd, root]) {
      expect(await read(stranger, conversationId)).toBeNull();
      const marked = await app.as(stranger).graphql(MARK, { id: conversationId });
      const sent = await send(stranger, { conversationId, content: 'let me in' });
      expect(refusal(marked)).toEqual(['NOT_FOUND', 'CONVERSATION_NOT_FOUND']);
      expect(refusal(sent)).toEqual(['NOT_FOUND', 'CONVERSATION_NOT_FOUND']);
    }
    expect((await app.as(root).graphql(LIST)).data.viewer).toEqual({
      unreadWhisperCount: 0,
      conversations: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    });
    expect(await read(ada, MISSING)).toBeNull();
  });

  it('need a signed-in user', async () => {
    const answers = await Promise.all([
      app.visitor.graphql(SEND, { input: { to: ['ada'], content: 'hi' } }),
      app.visitor.graphql(READ, { id: MISSING }),
      app.visitor.graphql(MARK, { id: MISSING }),
    ]);

    expect(answers.map(refusal).map(([code]) => code)).toEqual(Array(3).fill('UNAUTHENTICATED'));
  });

  it('are refused where the recipients or the words are wrong', async () => {
    const crowd = Array.from({ length: 32 }, (_, n) => `somebody${n}`);
    const wrong = async (input: object) => refusal(await send(ada, input));

    expect(await wrong({ content: 'hi' })).toEqual(['BAD_USER_INPUT', 'NO_RECIPIENT']);
    expect(await wrong({ to: ['ben'], conversationId: MISSING, content: 'hi' })).toEqual([
      'BAD_USER_INPUT',
      'NO_RECIPIENT',
    ]);
    expect(await wrong({ to: [], content: 'hi' })).toEqual(['BAD_USER_INPUT', 'NO_RECIPIENT']);
    expect(await wrong({ to: ['ada'], content: 'hi' })).toEqual(['BAD_USER_INPUT', 'NO_RECIPIENT']);
    expect(await wrong({ to: crowd, content: 'hi' })).toEqual(['BAD_USER_INPUT', 'TOO_MANY_RECIPIENTS']);
    expect(await wrong({ to: ['ben', 'nobody_at_all'], content: 'hi' })).toEqual(['NOT_FOUND', 'USER_NOT_FOUND']);
    expect(await wrong({ to: ["ben' or 1=1"], content: 'hi' })).toEqual(['NOT_FOUND', 'USER_NOT_FOUND']);
    expect(await wrong({ to: ['ben'], content: ' \u200b ' })).toEqual(['BAD_USER_INPUT', 'WHISPER_EMPTY']);
    expect(await wrong({ to: ['ben'], content: 'x'.repeat(1_001) })).toEqual(['BAD_USER_INPUT', 'WHISPER_TOO_LONG']);
    expect(await wrong({ to: ['ben'], content: 'a\u0000b' })).toEqual(['BAD_USER_INPUT', 'INVALID_TEXT']);
  });

  it('hold a thousand characters as people count them, and their line breaks', async () => {
    const content = `${'👩‍👩‍👧'.repeat(499)}\n\n${'ש'.repeat(499)}`;

    const { data, errors } = await send(ada, { to: ['ben'], content });

    expect(errors).toBeUndefined();
    expect(data.sendWhisper.content).toBe(content);
  });

  it('reach 31 others at most', async () => {
    const crowd = Array.from({ length: 31 }, (_, n) => `crowd${n}`);
    await Promise.all(crowd.map((handle) => app.world.person(handle)));

    const { conversationId } = await whisper(ada, crowd, 'everybody');

    expect((await read(ada, conversationId)).participants).toHaveLength(32);
  });

  it('cannot be sent to people who were deactivated, whose words stay with the others', async () => {
    const [hal, ivy] = (await app.world.people('hal', 'ivy')) as [Person, Person];
    const { conversationId } = await whisper(hal, ['ivy'], 'before I go');
    await app.rows("update users set is_active = false, bio = 'a bio' where id = $1::uuid returning id", [hal.id]);

    const byHandle = await send(ivy, { to: ['hal'], content: 'hello?' });
    const byConversation = await send(ivy, { conversationId, content: 'hello?' });
    const seen = await read(ivy, conversationId);

    expect(refusal(byHandle)).toEqual(['NOT_FOUND', 'USER_NOT_FOUND']);
    expect(refusal(byConversation)).toEqual(['CONFLICT', 'NOBODY_LISTENS']);
    expect(seen.lastWhisper).toEqual({ content: 'before I go', author: { handle: 'hal' } });
    expect(seen.participants).toContainEqual({ handle: 'hal', bio: '' });
  });

  it('show the key of the request that sent them to their author only', async () => {
    const [lil, moe] = (await app.world.people('lil', 'moe')) as [Person, Person];
    const { data } = await send(lil, { to: ['moe'], content: 'with a key' }, { 'idempotency-key': 'key-of-lil' });
    const { conversationId: id } = data.sendWhisper as { conversationId: string };
    await send(lil, { conversationId: id, content: 'without one' });

    const query = 'query($id: ID!) { conversation(id: $id) { whispers(first: 2) { edges { node { sentKey } } } } }';
    const keys = async (person: Person) =>
      (await app.as(person).graphql(query, { id })).data.conversation.whispers.edges.map(
        ({ node }: Json) => node.sentKey,
      );

    expect(await keys(lil)).toEqual([null, 'key-of-lil']);
    expect(await keys(moe)).toEqual([null, null]);
  });

  it('are sent once for each idempotency key', async () => {
    const input = { to: ['ben', 'cyd'], content: 'only once' };
    const headers = { 'idempotency-key': 'whisper-1' };

    const answers = await Promise.all(Array.from({ length: 5 }, () => send(ada, input, headers)));
    const reordered = await send(ada, { ...input, to: ['@CYD', 'ben'] }, headers);
    const other = await send(ada, { ...input, content: 'something else' }, headers);

    const ids = [...answers, reordered].map(({ data }) => data.sendWhisper.id as string);
    expect(new Set(ids).size).toBe(1);
    expect(refusal(other)).toEqual(['CONFLICT', 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('come in pages, newest first, that make up the whole', async () => {
    const [jan, kim] = (await app.world.people('jan', 'kim')) as [Person, Person];
    const { conversationId } = await whisper(jan, ['kim'], '0');
    for (let n = 1; n < 7; n += 1) await send(n % 2 ? kim : jan, { conversationId, content: `${n}` });

    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { whispers } = await read(kim, conversationId, { first: 3, after });
      seen.push(...whispers.edges.map(({ node }: Json) => node.content));
      after = whispers.pageInfo.hasNextPage ? whispers.pageInfo.endCursor : null;
    } while (after !== null);

    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0']);
  });

  it('put their conversation on top of the list, which comes in pages as well', async () => {
    const lea = await app.world.person('lea');
    const friends = await app.world.people('friend1', 'friend2', 'friend3');
    for (const { handle } of friends) await whisper(lea, [handle], `to ${handle}`);
    await whisper(friends[0]!, ['lea'], 'and back');

    const first = (await app.as(lea).graphql(LIST, { first: 2 })).data.viewer;
    const { endCursor } = first.conversations.pageInfo;
    const rest = (await app.as(lea).graphql(LIST, { first: 2, after: endCursor })).data.viewer;

    const lines = [first, rest].flatMap(({ conversations }) =>
      conversations.edges.map(({ node }: Json) => node.lastWhisper.content),
    );
    expect(lines).toEqual(['and back', 'to friend3', 'to friend2']);
    expect(rest.conversations.pageInfo.hasNextPage).toBe(false);
    expect(first.unreadWhisperCount).toBe(1);
  });

  it('link the people who exist, and no one else', async () => {
    const [eli] = (await app.world.people('eli', 'gone_')) as [Person, Person];
    await app.rows("update users set is_active = false where handle_key = 'gone_' returning id", []);
    const content = '@nosuchperson @BEN- @gone_ #pond @ben@localhost:3000';
    const linked = ['@BEN', '#pond', '@ben@localhost:3000'];
    const entities = 'entities { text target start end }';
    const textsOf = (whisper: Json) => whisper.entities.map(({ text }: Json) => text);

    const sent = await app
      .as(eli)
      .graphql(`mutation($input: SendWhisperInput!) { sendWhisper(input: $input) { conversationId ${entities} } }`, {
        input: { to: ['ben'], content },
      });
    const { conversationId } = sent.data.sendWhisper;
    const { data } = await app.as(ben).graphql(
      `query($id: ID!) { conversation(id: $id) {
        lastWhisper { ${entities} } whispers { edges { node { ${entities} } } } } }`,
      { id: conversationId },
    );

    expect(textsOf(sent.data.sendWhisper)).toEqual(linked);
    expect(textsOf(data.conversation.lastWhisper)).toEqual(linked);
    expect(textsOf(data.conversation.whispers.edges[0].node)).toEqual(linked);
    const [mention] = data.conversation.lastWhisper.entities;
    expect(mention).toEqual({ text: '@BEN', target: 'BEN', start: 14, end: 18 });
  });

  it('need the same number of statements for one conversation and for twelve, their words included', async () => {
    const query = `{ viewer { conversations(first: 50) { edges { node { participants { handle }
      whispers(first: 5) { edges { node { content author { handle } } } } } } } } }`;
    const [few, many] = (await app.world.people('few', 'many')) as [Person, Person];
    await whisper(few, ['ada'], 'hi');
    const crowd = Array.from({ length: 12 }, (_, n) => `crowd${n}`);
    for (const handle of crowd) await whisper(many, [handle, 'ada'], 'hi');

    const ofFew = await app.statementsDuring(() => app.as(few).graphql(query));
    const ofMany = await app.statementsDuring(() => app.as(many).graphql(query));

    // The viewer, the list, the conversations, their users, their whispers.
    expect(ofFew).toHaveLength(5);
    expect(ofMany).toHaveLength(5);
  });

  describe('live', () => {
    async function listening(...people: Person[]): Promise<Listening<Arrival>[]> {
      const before = app.get(LiveWhispers).listenerCount;
      const all = people.map((person) => new Listening<Arrival>(app.as(person), ADDED, {}));
      await until(() => app.get(LiveWhispers).listenerCount === before + people.length, 'the subscriptions');
      return all;
    }

    async function stop(all: Listening<Arrival>[]): Promise<void> {
      await Promise.all(all.map((one) => one.stop()));
      await until(() => app.get(LiveWhispers).listenerCount === 0, 'the end of the subscriptions');
    }

    it('reach every tab of all participants, the sender included, and no one else', async () => {
      await app.as(ben).post(`/follows/${ada.id}`);
      const all = await listening(ben, ben, ada, cyd, root);
      const [tab, otherTab, own, stranger, staff] = all as [
        Listening<Arrival>,
        Listening<Arrival>,
        Listening<Arrival>,
        Listening<Arrival>,
        Listening<Arrival>,
      ];

      await send(ada, { to: ['ben'], content: 'psst @CYD- @noone' }, { 'idempotency-key': 'live-key' });
      await whisper(ada, ['cyd', 'overseer'], 'another one');
      await until(
        () =>
          [tab, otherTab, stranger, staff].every(({ arrivals }) => arrivals.length === 1) && own.arrivals.length === 2,
        'the whispers',
      );

      expect([tab, otherTab, stranger, staff].map(({ arrivals }) => arrivals[0]?.content)).toEqual([
        'psst @CYD- @noone',
        'psst @CYD- @noone',
        'another one',
        'another one',
      ]);
      expect(tab.arrivals[0]?.entities).toEqual([{ text: '@CYD' }]);
      expect(own.arrivals.map(({ sentKey }) => sentKey).toSorted()).toEqual(['live-key', null]);
      expect([tab, otherTab, stranger, staff].map(({ arrivals }) => arrivals[0]?.sentKey)).toEqual(Array(4).fill(null));
      expect(tab.arrivals[0]?.author).toEqual({ handle: 'ada', viewerIsSelf: false, viewerIsFollowing: true });
      expect(own.arrivals[0]?.author).toEqual({ handle: 'ada', viewerIsSelf: true, viewerIsFollowing: false });
      await stop(all);
    });

    it('are refused to visitors with a message', async () => {
      const refused = new Listening<Arrival>(app.visitor, ADDED, {});
      await refused.ended;

      expect(refused.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      await refused.stop();
    });

    it('arrive once although delivered twice, and only for participants', async () => {
      const { id, conversationId } = await whisper(ada, ['ben'], 'again and again');
      await app.settled();
      const all = await listening(ben, cyd);
      const event = new WhisperSent(id, conversationId, [ada.id, ben.id, cyd.id]);

      await app.get(WhisperAddedHandlers).onWhisperSent(event);
      await app.get(WhisperAddedHandlers).onWhisperSent(event);
      await send(ada, { conversationId, content: 'and on' });
      await until(() => all[0]?.arrivals.length === 2, 'both whispers');

      expect(all[0]?.arrivals.map((arrival) => arrival.content)).toEqual(['again and again', 'and on']);
      expect(all[0]?.arrivals[0]?.id).toBe(id);
      expect(all[1]?.arrivals).toEqual([]);
      expect(await app.get(UnreadAudit).audit()).toEqual({});
      await stop(all);
    });

    it('need the same number of statements for one tab and for twenty', async () => {
      const group = await app.world.people(...Array.from({ length: 10 }, (_, n) => `tabber${n}`));
      const to = group.map(({ handle }) => handle);
      const { conversationId } = await whisper(ada, to, 'warm up');
      await app.settled();
      const measured = async (people: Person[]): Promise<string[]> => {
        const all = await listening(...people);
        const statements = await app.statementsDuring(async () => {
          await send(ada, { conversationId, content: `to ${people.length}` });
          await until(() => all.every(({ arrivals }) => arrivals.length === 1), 'the whisper everywhere');
          // What else the whisper causes, such as pushes.
          await app.settled();
        });
        await stop(all);
        return statements.sort();
      };

      const few = await measured(group.slice(0, 1));
      const many = await measured([...group, ...group]);

      expect(many).toEqual(few);
    });
  });
});
