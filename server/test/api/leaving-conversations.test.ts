import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveWhispers } from '#whispers/live/live-whispers.js';
import { UnreadAudit } from '#whispers/unread-audit.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const SEND = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id conversationId } }';
const DELETE = 'mutation ($id: ID!) { deleteConversation(id: $id) { deletedId } }';
const LEAVE = 'mutation ($id: ID!) { leaveConversation(id: $id) { deletedId } }';
const REPORT = 'mutation ($input: ReportWhispersInput!) { reportWhispers(input: $input) { report { id } } }';
const CONVERSATION = `query ($id: ID!) { conversation(id: $id) {
  unreadCount lastWhisper { content } participants { handle } left { handle } whispers { edges { node { content } } } } }`;
const LISTS = `{ viewer { unreadWhisperCount conversations { edges { node { id } } } whisperRequests { edges { node { id } } } } }`;
const ADDED = 'subscription { whisperAdded { content } }';

let app: TestApp;
let ada: Person;
let ben: Person;
let cat: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** New people each time, so that no test has another's conversations. Each of two has followed the other, so nothing is a request. */
async function meet(): Promise<void> {
  [ada, ben, cat] = (await Promise.all(['ada', 'ben', 'cat'].map((stem) => app.world.another(stem)))) as [
    Person,
    Person,
    Person,
  ];
  const all = [ada, ben, cat];
  for (const one of all) for (const other of all) if (one !== other) await app.as(one).post(`/follows/${other.id}`);
}

interface Said {
  id: string;
  conversationId: string;
}
async function whisper(from: Person, to: readonly Person[] | string, content: string): Promise<Said> {
  const whom = typeof to === 'string' ? { conversationId: to } : { to: to.map(({ handle }) => handle) };
  const { data, errors } = await app.as(from).graphql(SEND, { input: { ...whom, content } });
  expect(errors).toBeUndefined();
  return data.sendWhisper;
}
const remove = (person: Person, id: string) => app.as(person).graphql(DELETE, { id });
const leave = (person: Person, id: string) => app.as(person).graphql(LEAVE, { id });
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions['code'];
const reasonOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions['reason'];
const handles = (people: Json): string[] => people.map(({ handle }: Json) => handle).toSorted();

async function read(person: Person, id: string) {
  const { conversation } = (await app.as(person).graphql(CONVERSATION, { id })).data;
  return (
    conversation && {
      unread: conversation.unreadCount,
      last: conversation.lastWhisper?.content ?? null,
      people: handles(conversation.participants),
      left: handles(conversation.left),
      whispers: conversation.whispers.edges.map(({ node }: Json) => node.content),
    }
  );
}
async function lists(person: Person) {
  const { viewer } = (await app.as(person).graphql(LISTS)).data;
  const ids = (list: Json): string[] => list.edges.map(({ node }: Json) => node.id);
  return {
    conversations: ids(viewer.conversations),
    requests: ids(viewer.whisperRequests),
    unread: viewer.unreadWhisperCount,
  };
}

describe('a deleted conversation', () => {
  beforeAll(meet);

  it('is gone with its whispers for who deleted it, and stays for the others', async () => {
    const { conversationId: id } = await whisper(ada, [ben], 'first');
    await whisper(ben, id, 'second');

    const deleted = await remove(ada, id);

    expect(deleted.data.deleteConversation).toEqual({ deletedId: id });
    expect(await lists(ada)).toEqual({ conversations: [], requests: [], unread: 0 });
    expect(await read(ada, id)).toMatchObject({ unread: 0, last: null, whispers: [] });
    expect(await read(ben, id)).toMatchObject({ last: 'second', whispers: ['second', 'first'] });
    expect((await lists(ben)).conversations).toEqual([id]);
  });

  it('comes back with the next whisper, and with nothing of before', async () => {
    const { conversationId: id } = await whisper(ada, [cat], 'of before');
    await remove(ada, id);

    await whisper(cat, id, 'hello again');

    expect(await read(ada, id)).toMatchObject({ unread: 1, last: 'hello again', whispers: ['hello again'] });
    expect((await lists(ada)).conversations).toEqual([id]);
    expect(await read(cat, id)).toMatchObject({ whispers: ['hello again', 'of before'] });
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it('comes back too when who deleted it writes to the same people', async () => {
    const { conversationId: id } = await whisper(ben, [cat], 'old');
    await remove(ben, id);

    await whisper(ben, [cat], 'new');

    expect(await read(ben, id)).toMatchObject({ whispers: ['new'] });
  });

  it('gives no whisper that was deleted as evidence of a report', async () => {
    const said = await whisper(ada, [ben], 'rude');
    await remove(ben, said.conversationId);

    const reported = await app.as(ben).graphql(REPORT, { input: { whisperIds: [said.id], category: 'HARASSMENT' } });

    expect(reasonOf(reported)).toBe('INVALID_EVIDENCE');
  });

  it('can be deleted again, and is not there for strangers', async () => {
    const { conversationId: id } = await whisper(ada, [ben], 'words');
    const dan = await app.world.another('dan');

    expect((await remove(ada, id)).errors).toBeUndefined();
    expect((await remove(ada, id)).errors).toBeUndefined();
    expect(codeOf(await remove(dan, id))).toBe('NOT_FOUND');
    expect(codeOf(await app.visitor.graphql(DELETE, { id }))).toBe('UNAUTHENTICATED');
  });

  it('is no request any more', async () => {
    const stranger = await app.world.another('stranger');
    const { conversationId: id } = await whisper(stranger, [ada], 'buy this');
    expect((await lists(ada)).requests).toEqual([id]);

    await remove(ada, id);

    expect((await lists(ada)).requests).toEqual([]);
  });
});

describe('a group that someone has left', () => {
  beforeAll(meet);

  it('does not exist for the person who left, and the others continue it', async () => {
    const { conversationId: id } = await whisper(ada, [ben, cat], 'all three');

    const left = await leave(cat, id);
    const [gone, staying] = [cat, ben].map((person) => new Listening<Json>(app.as(person), ADDED, {})) as [
      Listening<Json>,
      Listening<Json>,
    ];
    await until(() => app.get(LiveWhispers).listenerCount === 2, 'the subscriptions');
    await whisper(ada, id, 'only two');
    await until(() => staying.arrivals.length > 0, 'the whisper for the other');
    await app.settled();

    expect(left.data.leaveConversation).toEqual({ deletedId: id });
    expect(gone.arrivals).toEqual([]);
    expect(await read(cat, id)).toBeNull();
    expect(await lists(cat)).toEqual({ conversations: [], requests: [], unread: 0 });
    expect(codeOf(await app.as(cat).graphql(SEND, { input: { conversationId: id, content: 'still here' } }))).toBe(
      'NOT_FOUND',
    );
    expect(await read(ben, id)).toEqual({
      unread: 2,
      last: 'only two',
      people: [ada.handle, ben.handle].toSorted(),
      left: [cat.handle],
      whispers: ['only two', 'all three'],
    });
    await Promise.all([gone.stop(), staying.stop()]);
  });

  it('has them again once they write to the same people, from then on', async () => {
    const { conversationId: id } = await whisper(cat, [ada, ben], 'back again');

    expect(await read(cat, id)).toMatchObject({ last: 'back again', left: [], whispers: ['back again'], unread: 0 });
    expect((await lists(cat)).conversations).toEqual([id]);
    expect(await read(ada, id)).toMatchObject({ left: [], whispers: ['back again', 'only two', 'all three'] });
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it('takes no more words once all others have left', async () => {
    const { conversationId: id } = await whisper(ada, [ben, cat], 'anyone?');
    await leave(ben, id);
    await leave(cat, id);

    const byId = await app.as(ada).graphql(SEND, { input: { conversationId: id, content: 'alone' } });
    const to = [ben.handle, cat.handle];
    const byHandle = await app.as(ada).graphql(SEND, { input: { to, content: 'alone' } });

    expect([reasonOf(byId), reasonOf(byHandle)]).toEqual(['NOBODY_LISTENS', 'NOBODY_LISTENS']);
    expect(await read(ada, id)).toMatchObject({ left: [ben.handle, cat.handle].toSorted(), last: 'anyone?' });
  });

  it('leaves once: it is not there the second time, nor for strangers, and two are no group', async () => {
    const [one, other, third] = (await Promise.all(
      ['one', 'other', 'third'].map((stem) => app.world.another(stem)),
    )) as [Person, Person, Person];
    const { conversationId: id } = await whisper(one, [other, third], 'three');
    const { conversationId: two } = await whisper(one, [other], 'two');

    expect((await leave(third, id)).errors).toBeUndefined();
    expect(codeOf(await leave(third, id))).toBe('NOT_FOUND');
    expect(codeOf(await leave(third, two))).toBe('NOT_FOUND');
    expect(reasonOf(await leave(one, two))).toBe('NOT_A_GROUP');
    expect(await read(one, two)).toMatchObject({ whispers: ['two'] });
  });
});
