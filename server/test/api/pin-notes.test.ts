import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer } from './support/client.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const PIN = 'mutation ($id: ID!) { pinPost(id: $id) { post { viewerPin { note } } } }';
const UNPIN = 'mutation ($id: ID!) { removePin(id: $id) { post { viewerHasPinned viewerPin { note } } pin { note } } }';
const UPDATE = `mutation ($id: ID!, $input: UpdatePinInput!) {
  updatePin(id: $id, input: $input) { post { viewerPin { note } } } }`;
const PINS = `query ($query: String) { viewer {
  pins(query: $query, first: 50) { edges { node { content viewerPin { note } } } } } }`;
const POST = 'query ($id: ID!) { post(id: $id) { viewerHasPinned viewerPin { note } } }';
const MISSING = '01890000-0000-7000-8000-000000000000';

describe('a note on a pin', () => {
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

  const pin = (as: Person, id: string) => app.as(as).graphql(PIN, { id });
  const note = (as: Person, id: string, words: string | null): Promise<GraphqlAnswer> =>
    app.as(as).graphql(UPDATE, { id, input: { note: words } });
  const noteOf = ({ data }: GraphqlAnswer) => data.updatePin.post.viewerPin.note as string | null;
  const refusal = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions;

  async function found(as: Person, query?: string): Promise<[string, string | null][]> {
    const { data, errors } = await app.as(as).graphql(PINS, { query });
    expect(errors).toBeUndefined();
    return data.viewer.pins.edges.map(({ node }: { node: { content: string; viewerPin: { note: string | null } } }) => [
      node.content,
      node.viewerPin.note,
    ]);
  }

  it('is written, changed, kept by what does not mention it, and removed', async () => {
    const person = await app.world.person('notes');
    const id = await said.say(ada, 'a recipe');
    expect((await pin(person, id)).data.pinPost.post.viewerPin).toEqual({ note: null });

    expect(noteOf(await note(person, id, '  for winter\r\nwith leeks '))).toBe('for winter\nwith leeks');
    expect(noteOf(await app.as(person).graphql(UPDATE, { id, input: {} }))).toBe('for winter\nwith leeks');
    expect((await pin(person, id)).data.pinPost.post.viewerPin.note).toBe('for winter\nwith leeks');
    expect(noteOf(await note(person, id, 'for spring'))).toBe('for spring');
    expect(await found(person)).toEqual([['a recipe', 'for spring']]);
    for (const none of ['', ' \u200b ', null]) {
      await note(person, id, 'again');
      expect(noteOf(await note(person, id, none))).toBeNull();
    }
  });

  it('has at most 500 characters as people count them, and none that can not be stored', async () => {
    const id = await said.say(ada, 'long notes');
    await pin(ben, id);

    expect(noteOf(await note(ben, id, '🦆'.repeat(500)))).toBe('🦆'.repeat(500));
    for (const wrong of ['x'.repeat(501), 'a\0b', 'a\u0007b'])
      expect(refusal(await note(ben, id, wrong))).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_PIN_NOTE' });
    expect(noteOf(await app.as(ben).graphql(UPDATE, { id, input: {} }))).toBe('🦆'.repeat(500));
  });

  it('is visible to no one else', async () => {
    const id = await said.say(ada, 'pinned by both');
    for (const person of [ada, ben]) await pin(person, id);
    await note(ben, id, 'only Ben knows');

    const seen = await Promise.all([app.as(ben), app.as(ada), app.visitor].map((as) => as.graphql(POST, { id })));
    const rest = await app.as(ben).get(`/posts/${id}`);

    expect(seen.map(({ data }) => data.post)).toEqual([
      { viewerHasPinned: true, viewerPin: { note: 'only Ben knows' } },
      { viewerHasPinned: true, viewerPin: { note: null } },
      { viewerHasPinned: false, viewerPin: null },
    ]);
    expect(JSON.stringify(rest.body)).not.toContain('only Ben knows');
    expect(await found(ada, 'knows')).toEqual([]);
  });

  it('is found together with the words of its quack', async () => {
    const person = await app.world.person('finder');
    const [soup, bread] = [await said.say(ada, 'Leek soup'), await said.say(ada, 'Rye bread')];
    for (const id of [soup, bread]) await pin(person, id);
    await note(person, soup, 'for the café, in winter');
    await note(person, bread, 'לסבתא');

    expect(await found(person, 'winter')).toEqual([['Leek soup', 'for the café, in winter']]);
    expect(await found(person, 'cafe soup')).toEqual([['Leek soup', 'for the café, in winter']]);
    expect(await found(person, 'לסבתא bre')).toEqual([['Rye bread', 'לסבתא']]);
    expect(await found(person, 'winter bread')).toEqual([]);
  });

  it('goes with its pin, which says what it held, so that it can be put back', async () => {
    const id = await said.say(ada, 'let go of');
    await pin(ben, id);
    await note(ben, id, 'remember');

    const removed = await app.as(ben).graphql(UNPIN, { id });
    const again = await app.as(ben).graphql(UNPIN, { id });
    expect(removed.data.removePin).toEqual({
      post: { viewerHasPinned: false, viewerPin: null },
      pin: { note: 'remember' },
    });
    expect(again.data.removePin.pin).toBeNull();

    expect((await pin(ben, id)).data.pinPost.post.viewerPin.note).toBeNull();
  });

  it('needs a person, and a pin of theirs on a quack that they can read', async () => {
    const id = await said.say(ada, 'not pinned by Ben');
    const gone = await said.say(ada, 'to be removed');
    await pin(ada, id);
    await pin(ben, gone);
    await said.delete(ada, gone);
    const unpinned = { code: 'NOT_FOUND', reason: 'PIN_NOT_FOUND' };

    expect(refusal(await app.visitor.graphql(UPDATE, { id, input: { note: 'x' } }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    for (const missing of [id, gone, MISSING]) expect(refusal(await note(ben, missing, 'x'))).toMatchObject(unpinned);
    expect(refusal(await note(ben, 'x', 'x'))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('takes one statement more for a page', async () => {
    const person = await app.world.person('counts');
    for (let n = 0; n < 12; n += 1) await pin(person, await said.say(ada, `quack ${n}`));

    const statements = await app.statementsDuring(() => app.as(person).graphql(PINS, {}));

    expect(statements.filter((statement) => /\bpins\b/.test(statement))).toHaveLength(3);
  });
});
