import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PushMessages } from '#notifications/push/push-messages.js';
import { LiveWhisperChanges } from '#whispers/live/live-whisper-changes.js';
import { UnreadAudit } from '#whispers/unread-audit.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const SEND = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id conversationId } }';
const DELETE = 'mutation ($id: ID!) { deleteWhisper(id: $id) { id content isDeleted } }';
const EDIT = `mutation ($id: ID!, $content: String!) { editWhisper(id: $id, input: { content: $content }) {
  id content editedAt isDeleted entities { text } } }`;
const LEAVE = 'mutation ($id: ID!) { leaveConversation(id: $id) { deletedId } }';
const CLEAR = 'mutation ($id: ID!) { deleteConversation(id: $id) { deletedId } }';
const REPORT = 'mutation ($input: ReportWhispersInput!) { reportWhispers(input: $input) { report { id } } }';
const WHISPER = 'id content isDeleted entities { text }';
const CONVERSATION = `query ($id: ID!) { conversation(id: $id) {
  unreadCount lastWhisper { ${WHISPER} } whispers { edges { node { ${WHISPER} } } } } }`;
const CHANGED = `subscription { whisperChanged { ${WHISPER} author { handle viewerIsSelf } } }`;
const MISSING = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let ada: Person;
let ben: Person;
let cat: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** New people each time, so that no test has another's conversations. Each of two has followed the other, so nothing is a request. */
beforeEach(async () => {
  [ada, ben, cat] = (await Promise.all(['ada', 'ben', 'cat'].map((stem) => app.world.another(stem)))) as [
    Person,
    Person,
    Person,
  ];
  const all = [ada, ben, cat];
  for (const one of all) for (const other of all) if (one !== other) await app.as(one).post(`/follows/${other.id}`);
});

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
const edit = (person: Person, id: string, content: string) => app.as(person).graphql(EDIT, { id, content });
const reasonOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions['reason'];
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions['code'];

async function read(person: Person, id: string): Promise<Json> {
  const { conversation } = (await app.as(person).graphql(CONVERSATION, { id })).data;
  return (
    conversation && {
      unread: conversation.unreadCount,
      last: conversation.lastWhisper,
      whispers: conversation.whispers.edges.map(({ node }: Json) => node),
    }
  );
}
const unreadOf = async (person: Person): Promise<number> =>
  (await app.as(person).graphql('{ viewer { unreadWhisperCount } }')).data.viewer.unreadWhisperCount;

async function listening(...people: Person[]): Promise<Listening<Json>[]> {
  const all = people.map((person) => new Listening<Json>(app.as(person), CHANGED, {}));
  await until(() => app.get(LiveWhisperChanges).listenerCount === people.length, 'the subscriptions');
  return all;
}
async function stop(all: readonly Listening<Json>[]): Promise<void> {
  await Promise.all(all.map((one) => one.stop()));
  await until(() => app.get(LiveWhisperChanges).listenerCount === 0, 'the end of the subscriptions');
}

describe('a whisper that its author deleted', () => {
  it('is a mark without words in its place, for everyone', async () => {
    const { conversationId: id } = await whisper(ada, [ben, cat], 'first');
    const said = await whisper(ada, id, 'a secret of #ducks');

    const deleted = await remove(ada, said.id);

    const mark = { id: said.id, content: '', isDeleted: true };
    expect(deleted.data.deleteWhisper).toEqual(mark);
    for (const person of [ada, ben, cat]) {
      const seen = await read(person, id);
      expect(seen.last).toEqual({ ...mark, entities: [] });
      expect(seen.whispers).toMatchObject([mark, { content: 'first', isDeleted: false }]);
    }
  });

  it('leaves none of its words in the database', async () => {
    const said = await whisper(ada, [ben], 'unforgettable');
    await app.settled();

    await remove(ada, said.id);
    await app.settled();

    const tables = await app.rows<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      [],
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const found = await app.rows(`select 1 from "${name}" t where t::text like '%unforgettable%' limit 1`, []);
      if (found.length > 0) holding.push(name);
    }
    expect(tables.length).toBeGreaterThan(50);
    expect(holding).toEqual([]);
  });

  it('is unread no more, and what was read before stays read', async () => {
    const { id: first, conversationId: id } = await whisper(ada, [ben, cat], 'one');
    await app.as(cat).graphql('mutation ($id: ID!) { markConversationRead(id: $id) { id } }', { id });
    const { id: second } = await whisper(ada, id, 'two');
    expect([await unreadOf(ben), await unreadOf(cat)]).toEqual([2, 1]);

    await remove(ada, first);
    const afterFirst = [await unreadOf(ben), await unreadOf(cat)];
    await remove(ada, second);

    expect(afterFirst).toEqual([1, 1]);
    expect([await unreadOf(ada), await unreadOf(ben), await unreadOf(cat)]).toEqual([0, 0, 0]);
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it('keeps counts exact while others write, read and delete', async () => {
    const { conversationId: id } = await whisper(ada, [ben, cat], 'go');
    const said = await Promise.all(Array.from({ length: 10 }, (_, n) => whisper(ada, id, `${n}`)));

    const answers = await Promise.all([
      ...said.map((one) => remove(ada, one.id)),
      ...said.map((one) => remove(ada, one.id)),
      ...Array.from({ length: 5 }, () => whisper(ben, id, 'meanwhile')),
      ...Array.from({ length: 5 }, () =>
        app.as(cat).graphql('mutation ($id: ID!) { markConversationRead(id: $id) { id } }', { id }),
      ),
    ]);

    const refused = answers.filter((answer) => 'errors' in answer && answer.errors);
    expect(refused.map((answer) => reasonOf(answer as GraphqlAnswer))).toEqual(Array(10).fill('WHISPER_NOT_FOUND'));
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it('is told of by no push any more', async () => {
    const said = await whisper(ada, [ben], 'soon gone');
    const to = { id: ben.id, language: 'en', showsWhispers: true };
    const tag = `whispers:${said.conversationId}` as const;
    expect(await app.get(PushMessages).of(tag, to)).toMatchObject({ body: 'soon gone' });

    await remove(ada, said.id);

    expect(await app.get(PushMessages).of(tag, to)).toBeNull();
  });

  it('can not be reported any more, but a report keeps what it said', async () => {
    const reported = await whisper(ada, [ben], 'rude and reported');
    const around = await whisper(ada, reported.conversationId, 'rude');
    const report = (id: string) => app.as(ben).graphql(REPORT, { input: { whisperIds: [id], category: 'HARASSMENT' } });
    await remove(ada, around.id);

    expect(reasonOf(await report(around.id))).toBe('INVALID_EVIDENCE');
    expect((await report(reported.id)).errors).toBeUndefined();
    await remove(ada, reported.id);

    const kept = await app.rows<{ whispers: Json }>(
      `select evidence->'whispers' as whispers from reports where evidence->'whispers' @> $1::jsonb`,
      [JSON.stringify([{ id: reported.id }])],
    );
    expect(kept.map(({ whispers }) => whispers.map(({ content }: Json) => content))).toEqual([['rude and reported']]);
  });

  it('is deleted by its author alone', async () => {
    const said = await whisper(ada, [ben], 'mine');
    const staff = await app.world.another('staff', { role: 'root' });

    expect(reasonOf(await remove(ben, said.id))).toBe('NOT_WHISPER_AUTHOR');
    for (const id of [said.id, MISSING])
      for (const stranger of [cat, staff])
        expect([codeOf(await remove(stranger, id)), reasonOf(await remove(stranger, id))]).toEqual([
          'NOT_FOUND',
          'WHISPER_NOT_FOUND',
        ]);
    expect(codeOf(await app.visitor.graphql(DELETE, { id: said.id }))).toBe('UNAUTHENTICATED');
    expect((await remove(ada, said.id)).errors).toBeUndefined();
    expect(reasonOf(await remove(ada, said.id))).toBe('WHISPER_NOT_FOUND');
  });

  it('can be deleted while one of the two blocks the other', async () => {
    const said = await whisper(ada, [ben], 'regretted');
    await app.as(ben).post(`/blocks/${ada.id}`);

    expect((await remove(ada, said.id)).data.deleteWhisper).toMatchObject({ isDeleted: true });
  });

  it('does not exist for an author who has left the group or deleted the conversation for themselves', async () => {
    const inGroup = await whisper(ada, [ben, cat], 'left behind');
    const ofTwo = await whisper(ada, [ben], 'cleared');
    await app.as(ada).graphql(LEAVE, { id: inGroup.conversationId });
    await app.as(ada).graphql(CLEAR, { id: ofTwo.conversationId });

    for (const { id } of [inGroup, ofTwo]) expect(reasonOf(await remove(ada, id))).toBe('WHISPER_NOT_FOUND');
    expect((await read(ben, inGroup.conversationId)).last.content).toBe('left behind');
  });

  it('is live for everyone in the conversation, and for no one else', async () => {
    const said = await whisper(ada, [ben], 'now you see me');
    const all = await listening(ada, ben, cat);
    const [own, other, stranger] = all as [Listening<Json>, Listening<Json>, Listening<Json>];

    await remove(ada, said.id);
    await until(() => own.arrivals.length === 1 && other.arrivals.length === 1, 'the deletion');
    await app.settled();

    const mark = { id: said.id, content: '', isDeleted: true, entities: [] };
    expect(own.arrivals).toEqual([{ ...mark, author: { handle: ada.handle, viewerIsSelf: true } }]);
    expect(other.arrivals).toEqual([{ ...mark, author: { handle: ada.handle, viewerIsSelf: false } }]);
    expect(stranger.arrivals).toEqual([]);
    await stop(all);
  });
});

describe('a whisper that its author edited', () => {
  it('says the new words to everyone, marked as edited, and live', async () => {
    const said = await whisper(ada, [ben], 'meat at the pond');
    const all = await listening(ada, ben, cat);
    const unread = await unreadOf(ben);

    const edited = await edit(ada, said.id, 'meet at the #pond');
    await until(() => all[0]!.arrivals.length === 1 && all[1]!.arrivals.length === 1, 'the edit');
    await app.settled();

    expect(edited.data.editWhisper).toMatchObject({ content: 'meet at the #pond', editedAt: expect.any(String) });
    expect(all[1]!.arrivals).toMatchObject([
      { id: said.id, content: 'meet at the #pond', entities: [{ text: '#pond' }] },
    ]);
    expect(all[2]!.arrivals).toEqual([]);
    expect((await read(ben, said.conversationId)).last.content).toBe('meet at the #pond');
    expect(await unreadOf(ben)).toBe(unread);
    await stop(all);
  });

  it('is not marked for the same words', async () => {
    const said = await whisper(ada, [ben], 'the same');

    expect((await edit(ada, said.id, ' the same ')).data.editWhisper.editedAt).toBeNull();
  });

  it('can be edited for 15 minutes, under the rules of sending', async () => {
    const said = await whisper(ada, [ben], 'short');
    expect(reasonOf(await edit(ada, said.id, ' \u200b '))).toBe('WHISPER_EMPTY');
    expect(reasonOf(await edit(ada, said.id, 'x'.repeat(1_001)))).toBe('WHISPER_TOO_LONG');
    const age = (time: string) =>
      app.rows(`update whispers set created_at = now() - $2::interval where id = $1::uuid returning id`, [
        said.id,
        time,
      ]);

    await age('14 minutes');
    expect((await edit(ada, said.id, 'in time')).errors).toBeUndefined();
    await age('15 minutes 1 second');
    const late = await edit(ada, said.id, 'too late');

    expect([codeOf(late), reasonOf(late)]).toEqual(['CONFLICT', 'WHISPER_EDIT_OVER']);
    expect((await read(ben, said.conversationId)).last.content).toBe('in time');
  });

  it('is edited by its author alone, while neither blocks the other and it is not deleted', async () => {
    const said = await whisper(ada, [ben], 'mine');

    expect(reasonOf(await edit(ben, said.id, 'his'))).toBe('NOT_WHISPER_AUTHOR');
    expect(reasonOf(await edit(cat, said.id, 'hers'))).toBe('WHISPER_NOT_FOUND');
    expect(codeOf(await app.visitor.graphql(EDIT, { id: said.id, content: 'theirs' }))).toBe('UNAUTHENTICATED');
    await app.as(ben).post(`/blocks/${ada.id}`);
    expect(reasonOf(await edit(ada, said.id, 'again'))).toBe('CANNOT_WHISPER');
    await remove(ada, said.id);
    expect(reasonOf(await edit(ada, said.id, 'again'))).toBe('WHISPER_NOT_FOUND');
  });
});
