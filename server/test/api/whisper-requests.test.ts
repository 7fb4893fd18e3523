import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountStates } from '#identity/account-states/account-states.service.js';
import { Transactions } from '#kernel/events/transactions.js';
import { LiveWhispers } from '#whispers/live/live-whispers.js';
import { UnreadAudit } from '#whispers/unread-audit.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import { served } from './support/served.js';
import type { Person } from './support/world.js';

const SEND = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id conversationId } }';
const CONVERSATION = 'query ($id: ID!) { conversation(id: $id) { isRequest unreadCount lastWhisper { content } } }';
const STATE = `{ viewer {
  whisperRequestCount unread: unreadWhisperCount(withRequests: false) everything: unreadWhisperCount
  conversations(withRequests: false) { edges { node { id } } }
  known: conversations { edges { node { id } } }
  whisperRequests { edges { node { id unreadCount isRequest lastWhisper { content } participants { handle } } } } } }`;
const decide = (name: string) => `mutation ($id: ID!) { ${name}(conversationId: $id) { id isRequest } }`;
const ACCEPT = decide('acceptWhisperRequest');
const DISMISS = decide('dismissWhisperRequest');
const RESTORE = decide('restoreWhisperRequest');
const CHOOSE = `mutation ($input: UpdateNotificationPolicyInput!) { updateNotificationPolicy(input: $input) { viewer { email } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const cast = async (...stems: string[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const stem of stems) people.push(await app.world.another(stem));
  return people;
};
const follow = (person: Person, { id }: Person) => app.as(person).post(`/follows/${id}`);
const whisper = async (from: Person, content: string, ...to: Person[]): Promise<string> => {
  const input = { to: to.map(({ handle }) => handle), content };
  const { data, errors } = await app.as(from).graphql(SEND, { input });
  expect(errors).toBeUndefined();
  return data.sendWhisper.conversationId;
};
const answer = (from: Person, conversationId: string, content: string) =>
  app.as(from).graphql(SEND, { input: { conversationId, content } });
const reasonOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions['reason'];
const idsOf = (list: Json): string[] => list.edges.map(({ node }: Json) => node.id);
/** What the person's clients show: with requests apart, and as those see it that know none. */
const stateOf = async (person: Person) => {
  const { viewer } = (await app.as(person).graphql(STATE)).data;
  return {
    requests: idsOf(viewer.whisperRequests),
    requestCount: viewer.whisperRequestCount as number,
    conversations: idsOf(viewer.conversations),
    unread: viewer.unread as number,
    known: idsOf(viewer.known),
    everything: viewer.everything as number,
  };
};

describe('a whisper of a stranger', () => {
  it('waits as a request that counts nowhere, and still reaches clients that know no requests', async () => {
    const [ada, ben] = (await cast('ada', 'ben')) as [Person, Person];
    const id = await whisper(ben, 'hello', ada);
    await answer(ben, id, 'are you there?');

    expect(await stateOf(ada)).toEqual({
      ...{ requests: [id], requestCount: 1, conversations: [], unread: 0 },
      ...{ known: [id], everything: 2 },
    });
    expect(await stateOf(ben)).toEqual({
      ...{ requests: [], requestCount: 0, conversations: [id], unread: 0 },
      ...{ known: [id], everything: 0 },
    });
    const { data } = await app.as(ada).graphql(CONVERSATION, { id });
    expect(data.conversation).toEqual({
      ...{ isRequest: true, unreadCount: 2, lastWhisper: { content: 'are you there?' } },
    });
    expect((await app.as(ben).graphql(CONVERSATION, { id })).data.conversation.isRequest).toBe(false);
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it('is an ordinary one of someone whom one follows, has whispered to, or of staff', async () => {
    const [ada, ben, cyd, dot] = (await cast('ada', 'ben', 'cyd', 'dot')) as [Person, Person, Person, Person];
    const staff = await app.world.another('staff', { role: 'admin' });
    await follow(ada, ben);
    await whisper(ada, 'the three of us', cyd, dot);

    const ids = [await whisper(ben, 'hello', ada), await whisper(cyd, 'hello', ada), await whisper(staff, 'hi', ada)];

    const { requests, conversations, unread } = await stateOf(ada);
    expect([requests, unread]).toEqual([[], 3]);
    expect(conversations).toEqual(expect.arrayContaining(ids));
  });

  it('is accepted by accepting, by answering, and by following before the next one', async () => {
    const [ada, ben, cyd, dot] = (await cast('ada', 'ben', 'cyd', 'dot')) as [Person, Person, Person, Person];
    const accepted = await whisper(ben, 'accept me', ada);
    const answered = await whisper(cyd, 'answer me', ada);
    const followed = await whisper(dot, 'follow me', ada);
    expect((await stateOf(ada)).requestCount).toBe(3);

    const once = await app.as(ada).graphql(ACCEPT, { id: accepted });
    const again = await app.as(ada).graphql(ACCEPT, { id: accepted });
    await answer(ada, answered, 'hello');
    await follow(ada, dot);
    await answer(dot, followed, 'thank you');

    expect(once.data.acceptWhisperRequest).toEqual({ id: accepted, isRequest: false });
    expect(again.data).toEqual(once.data);
    const { requests, conversations, unread } = await stateOf(ada);
    expect(requests).toEqual([]);
    expect(conversations.toSorted()).toEqual([accepted, answered, followed].toSorted());
    expect(unread).toBe(4);
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it('is hidden once dismissed, until there is another or that is undone', async () => {
    const [ada, ben] = (await cast('ada', 'ben')) as [Person, Person];
    const id = await whisper(ben, 'hello', ada);

    await app.as(ada).graphql(DISMISS, { id });
    expect(await stateOf(ada)).toMatchObject({ requests: [], requestCount: 0, known: [], everything: 0, unread: 0 });
    await app.as(ada).graphql(RESTORE, { id });
    expect((await stateOf(ada)).requests).toEqual([id]);

    await app.as(ada).graphql(DISMISS, { id });
    await answer(ben, id, 'hello again');
    expect(await stateOf(ada)).toMatchObject({ requests: [id], everything: 2, unread: 0 });
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it('is not shown at all to someone who ignores them, while the sender notices nothing', async () => {
    const [ada, ben] = (await cast('ada', 'ben')) as [Person, Person];
    await app.as(ada).graphql(CHOOSE, { input: { strangersWhispers: 'IGNORE' } });
    const id = await whisper(ben, 'hello', ada);
    await answer(ben, id, 'hello?');

    expect(await stateOf(ada)).toMatchObject({ requests: [], known: [], everything: 0 });
    expect((await stateOf(ben)).conversations).toEqual([id]);
    expect((await answer(ben, id, 'hm')).errors).toBeUndefined();
    // A person who writes to them first finds what was written.
    expect(await whisper(ada, 'hello', ben)).toBe(id);
    expect((await stateOf(ada)).conversations).toEqual([id]);
  });

  it('arrives at once for someone who accepts them, but not of limited people', async () => {
    const [ada, ben, cyd] = (await cast('ada', 'ben', 'cyd')) as [Person, Person, Person];
    await app.as(ada).graphql(CHOOSE, { input: { strangersWhispers: 'ACCEPT' } });
    await app.get(Transactions).run((tx) => app.get(AccountStates).apply(tx, cyd.id, { kind: 'LIMIT' }));
    const id = await whisper(ben, 'hello', ada);
    const limited = await whisper(cyd, 'hello', ada);

    expect(await stateOf(ada)).toMatchObject({ conversations: [id], requests: [limited], unread: 1 });
  });

  it('is no request any more for someone who has blocked or muted its author, or once they are gone', async () => {
    const [ada, ben, cyd, dot] = (await cast('ada', 'ben', 'cyd', 'dot')) as [Person, Person, Person, Person];
    for (const person of [ben, cyd, dot]) await whisper(person, 'hello', ada);
    const tell = (query: string, { id }: Person) => app.as(ada).graphql(query, { id });

    await tell('mutation ($id: ID!) { blockUser(id: $id) { user { id } } }', ben);
    await tell('mutation ($id: ID!) { muteUser(id: $id, scopes: [WHISPERS]) { user { id } } }', cyd);
    await app.get(Transactions).run((tx) => app.get(AccountStates).apply(tx, dot.id, { kind: 'SUSPEND' }));

    expect(await stateOf(ada)).toMatchObject({ requests: [], requestCount: 0, conversations: [], unread: 0 });
  });

  it('in a group waits for each of those who do not know its author', async () => {
    const [ada, ben, cyd] = (await cast('ada', 'ben', 'cyd')) as [Person, Person, Person];
    await follow(cyd, ben);
    const id = await whisper(ben, 'the three of us', ada, cyd);

    expect([(await stateOf(ada)).requests, (await stateOf(cyd)).requests]).toEqual([[id], []]);
    await follow(ada, cyd);
    await answer(cyd, id, 'I know ada');
    expect(await stateOf(ada)).toMatchObject({ requests: [], conversations: [id], unread: 2 });
  });

  it('is told live only to clients that want requests too', async () => {
    const [ada, ben] = (await cast('ada', 'ben')) as [Person, Person];
    const added = (args = '') => `subscription { whisperAdded${args} { content } }`;
    const apart = new Listening<Json>(app.as(ada), added('(withRequests: false)'), {});
    const everything = new Listening<Json>(app.as(ada), added(), {});
    await until(() => app.get(LiveWhispers).listenerCount === 2, 'the subscriptions');

    const id = await whisper(ben, 'hello', ada);
    await until(() => everything.arrivals.length === 1, 'the request');
    await app.as(ada).graphql(ACCEPT, { id });
    await answer(ben, id, 'thank you');
    await until(() => apart.arrivals.length > 0, 'the whisper');

    expect(apart.arrivals.map(({ content }) => content)).toEqual(['thank you']);
    expect(everything.arrivals.map(({ content }) => content)).toEqual(['hello', 'thank you']);
    await Promise.all([apart.stop(), everything.stop()]);
  });

  it('stays accepted, and counted exactly, while its author goes on writing', async () => {
    const [ada, ben] = (await cast('ada', 'ben')) as [Person, Person];
    const id = await whisper(ben, 'hello', ada);
    const write = (n: number) => served(() => answer(ben, id, `${n}`));
    const accept = () => served(() => app.as(ada).graphql(ACCEPT, { id }));

    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => (n === 11 ? accept() : write(n))));

    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(await stateOf(ada)).toMatchObject({ requests: [], conversations: [id], unread: 24 });
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it('is decided about by those who got it alone', async () => {
    const [ada, ben, cyd] = (await cast('ada', 'ben', 'cyd')) as [Person, Person, Person];
    const id = await whisper(ben, 'hello', ada);

    for (const decision of [ACCEPT, DISMISS, RESTORE])
      expect(reasonOf(await app.as(cyd).graphql(decision, { id }))).toBe('CONVERSATION_NOT_FOUND');
    // Its author has nothing to decide.
    for (const decision of [DISMISS, ACCEPT])
      expect((await app.as(ben).graphql(decision, { id })).errors).toBeUndefined();
    expect((await stateOf(ben)).conversations).toEqual([id]);
    expect((await stateOf(ada)).requests).toEqual([id]);
  });
});
