import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../src/kernel/database/ids.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const KEEP = `mutation($input: KeepReadingPositionsInput!) { keepReadingPositions(input: $input) {
  positions { timeline subjectId position } } }`;
const READ = `query($timeline: ReadTimeline!, $subjectId: ID) { viewer {
  readingPosition(timeline: $timeline, subjectId: $subjectId) { timeline subjectId position newerCount } } }`;
const CREATE_LIST = 'mutation ($input: CreateListInput!) { createList(input: $input) { list { id } } }';
const ADD_TO_LIST =
  'mutation ($id: ID!, $member: ListMemberInput!) { addToList(id: $id, member: $member) { list { id } } }';
const WHISPER = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id conversationId } }';
const FILTER = 'mutation ($input: FilterInput!) { createFilter(input: $input) { filter { id } } }';
const SUBJECT = '01890000-0000-7000-8000-000000000001';
const id = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

describe('reading positions', () => {
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

  const keep = (as: Person, ...positions: Json[]) => app.as(as).graphql(KEEP, { input: { positions } });
  async function read(as: Person, timeline: string, subjectId: string | null = null): Promise<Json> {
    const { data, errors } = await app.as(as).graphql(READ, { timeline, subjectId });
    expect(errors).toBeUndefined();
    return data.viewer.readingPosition;
  }

  it('are kept for each timeline of each person, and known on every device', async () => {
    const list = { timeline: 'LIST', subjectId: SUBJECT, position: id(3) };
    const { data } = await keep(ada, { timeline: 'NOTIFICATIONS', position: id(5) }, list);

    expect(data.keepReadingPositions.positions).toEqual([
      { timeline: 'NOTIFICATIONS', subjectId: null, position: id(5) },
      list,
    ]);
    expect(await read(ada, 'NOTIFICATIONS')).toMatchObject({ position: id(5), newerCount: 0 });
    expect(await read(ada, 'LIST', SUBJECT)).toMatchObject({ position: id(3), newerCount: null });
    expect(await read(ada, 'CONVERSATION', SUBJECT)).toBeNull();
    expect(await read(ben, 'NOTIFICATIONS')).toBeNull();
  });

  it('move forward only, unless the person goes back on purpose', async () => {
    const person = await app.world.person('reader');
    await keep(person, { timeline: 'NOTIFICATIONS', position: id(50) });

    const { data } = await keep(person, { timeline: 'NOTIFICATIONS', position: id(40) });
    expect(data.keepReadingPositions.positions).toMatchObject([{ position: id(50) }]);

    await keep(person, { timeline: 'NOTIFICATIONS', position: id(40), isBack: true });
    expect(await read(person, 'NOTIFICATIONS')).toMatchObject({ position: id(40) });
  });

  it.each([
    'ffffffff-ffff-7fff-bfff-ffffffffffff',
    'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
    newId(Date.now() + 86_400_000),
  ])('are not later than now, so that later ones still move them on: %s', async (position) => {
    const person = await app.world.person(`early_${position.slice(0, 3).toLowerCase()}_${position.slice(14, 15)}`);
    const { data } = await keep(person, { timeline: 'HOME', position });
    const later = (await app.as(ben).post('/posts', { content: 'later' })).body.data.id as string;
    await keep(person, { timeline: 'HOME', position: later });

    const [first] = data.keepReadingPositions.positions;
    expect(first.position < later).toBe(true);
    expect(await read(person, 'HOME')).toMatchObject({ position: later });
  });

  it('end at the newest one where devices send theirs at the same time', async () => {
    const person = await app.world.person('hasty');
    const sent = [3, 9, 1, 7, 5].map((number) => ({
      timeline: 'CONVERSATION',
      subjectId: SUBJECT,
      position: id(number),
    }));

    await Promise.all(sent.map((position) => keep(person, position)));

    expect(await read(person, 'CONVERSATION', SUBJECT)).toMatchObject({ position: id(9) });
  });

  it('tell how many quacks in home are newer, up to a hundred', async () => {
    const person = await app.world.person('follower');
    const author = await app.world.person('author');
    await app.as(person).graphql('mutation($id: ID!) { followUser(id: $id) { user { id } } }', { id: author.id });
    const first = await said.say(author, 'first');
    await keep(person, { timeline: 'HOME', position: first });
    expect(await read(person, 'HOME')).toMatchObject({ newerCount: 0 });

    for (const words of ['second', 'third']) await said.say(author, words);
    await said.say(ben, 'by somebody else');
    expect(await read(person, 'HOME')).toMatchObject({ position: first, newerCount: 2 });

    await keep(person, { timeline: 'HOME', position: SUBJECT, isBack: true });
    await app.rows(
      `insert into posts (id, author_id, content, created_at)
       select ('0189ffff-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1::uuid, 'x', now()
       from generate_series(1, 120) n`,
      [author.id],
    );
    expect(await read(person, 'HOME')).toMatchObject({ newerCount: 100 });
  });

  it('tell how many quacks in a list are newer, to its owner alone', async () => {
    const [owner, author, other] = (await app.world.people('owner', 'listed', 'other')) as [Person, Person, Person];
    const first = await said.say(author, 'first in the list');
    const { data } = await app.as(owner).graphql(CREATE_LIST, { input: { title: 'a list' } });
    const { id: list } = data.createList.list;
    await app.as(owner).graphql(ADD_TO_LIST, { id: list, member: { userId: author.id } });
    const place = { timeline: 'LIST', subjectId: list, position: first };
    await Promise.all([owner, other].map((person) => keep(person, place)));
    for (const words of ['second', 'third']) await said.say(author, words);
    await said.say(other, 'not in the list');

    expect(await read(owner, 'LIST', list)).toMatchObject({ position: first, newerCount: 2 });
    expect(await read(other, 'LIST', list)).toMatchObject({ position: first, newerCount: null });

    await app.as(owner).graphql('mutation($id: ID!) { deleteList(id: $id) { deletedId } }', { id: list });
    expect(await read(owner, 'LIST', list)).toMatchObject({ newerCount: null });
  });

  it('tell how many notifications are newer, those that grew since among them, and none that a filter hides', async () => {
    const [person, ...fans] = (await app.world.people('liked', 'fan1', 'fan2')) as [Person, Person, Person];
    const quacks = [await said.say(person, 'one'), await said.say(person, 'two')] as const;
    const nod = (fan: Person, quack: string) => app.as(fan).post(`/likes/posts/${quack}`);
    const latest = async (): Promise<string[]> => {
      await app.settled();
      const answer = await app.as(person).graphql('{ viewer { notifications { edges { node { position } } } } }');
      return answer.data.viewer.notifications.edges.map(({ node }: Json) => node.position as string);
    };
    for (const quack of quacks) {
      await nod(fans[0], quack);
      await app.settled();
    }
    const [position] = await latest();
    await keep(person, { timeline: 'NOTIFICATIONS', position: position! });
    expect(await read(person, 'NOTIFICATIONS')).toMatchObject({ newerCount: 0 });

    await nod(fans[1], quacks[0]);
    await said.say(fans[1], `@${person.handle} look`);
    await app.settled();
    expect(await read(person, 'NOTIFICATIONS')).toMatchObject({ position, newerCount: 2 });
    expect((await latest()).filter((each) => each > position!)).toHaveLength(2);

    await app.as(person).graphql(FILTER, {
      input: { title: 'looks', action: 'HIDE', contexts: ['NOTIFICATIONS'], terms: [{ term: 'look' }] },
    });
    expect(await read(person, 'NOTIFICATIONS')).toMatchObject({ newerCount: 1 });
  });

  it('tell how many whispers of others are newer, to those in the conversation', async () => {
    const [person, friend, other] = (await app.world.people('hears', 'tells', 'outside')) as [Person, Person, Person];
    const whisper = async (by: Person, to: Person, content: string): Promise<Json> =>
      (await app.as(by).graphql(WHISPER, { input: { to: [to.handle], content } })).data.sendWhisper;
    const first = await whisper(friend, person, 'first');
    const place = { timeline: 'CONVERSATION', subjectId: first.conversationId, position: first.id };
    await Promise.all([person, other].map((each) => keep(each, place)));
    await whisper(friend, person, 'second');
    await whisper(person, friend, 'an answer');
    await whisper(friend, person, 'third');

    expect(await read(person, 'CONVERSATION', first.conversationId)).toMatchObject({ newerCount: 2 });
    expect(await read(other, 'CONVERSATION', first.conversationId)).toMatchObject({ newerCount: null });
  });

  it('are forgotten beyond five hundred, those that were moved longest ago first', async () => {
    const person = await app.world.person('collector');
    const at = (number: number) => ({ timeline: 'CONVERSATION', subjectId: id(number), position: id(1) });
    for (let from = 0; from < 500; from += 50)
      await keep(person, ...Array.from({ length: 50 }, (_, index) => at(from + index)));

    await keep(person, at(500));

    expect(await read(person, 'CONVERSATION', id(0))).toBeNull();
    expect(await read(person, 'CONVERSATION', id(499))).not.toBeNull();
    expect(await read(person, 'CONVERSATION', id(500))).not.toBeNull();
  });

  it('are refused where they name a timeline twice, or a subject that is missing or one too many', async () => {
    const refusalOf = async (...positions: Json[]) => (await keep(ada, ...positions)).errors?.[0]?.extensions?.code;
    const home = { timeline: 'HOME', position: id(1) };

    expect(await refusalOf(home, home)).toBe('BAD_USER_INPUT');
    expect(await refusalOf({ ...home, subjectId: SUBJECT })).toBe('BAD_USER_INPUT');
    expect(await refusalOf({ ...home, timeline: 'LIST' })).toBe('BAD_USER_INPUT');
    expect(await refusalOf({ ...home, position: 'top' })).toBe('BAD_USER_INPUT');
    const many = Array.from({ length: 51 }, (_, index) => ({
      timeline: 'LIST',
      subjectId: id(index),
      position: id(1),
    }));
    expect(await refusalOf(...many)).toBe('BAD_USER_INPUT');
  });
});
