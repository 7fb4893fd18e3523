import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const PIN = 'mutation ($id: ID!) { pinPost(id: $id) { post { id } } }';
const CREATE = 'mutation ($name: String!) { createPinFolder(name: $name) { folder { id name pinCount } } }';
const RENAME = 'mutation ($id: ID!, $name: String!) { renamePinFolder(id: $id, name: $name) { folder { name } } }';
const DELETE = 'mutation ($id: ID!) { deletePinFolder(id: $id) { deletedId } }';
const UPDATE = `mutation ($id: ID!, $input: UpdatePinInput!) {
  updatePin(id: $id, input: $input) { post { viewerPin { note folder { name } } } } }`;
const FOLDERS = '{ viewer { pinCount pinFolders { name pinCount } } }';
const PINS = `query ($folderId: ID, $query: String, $first: Int, $after: String) { viewer {
  pins(folderId: $folderId, query: $query, first: $first, after: $after) {
    edges { node { content } } pageInfo { hasNextPage endCursor } } } }`;
const MISSING = '01890000-0000-7000-8000-000000000000';

describe('folders of pins', () => {
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

  const refusal = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions;
  const create = (as: Person, name: string): Promise<GraphqlAnswer> => app.as(as).graphql(CREATE, { name });
  const folder = async (as: Person, name: string): Promise<string> =>
    (await create(as, name)).data.createPinFolder.folder.id as string;
  const rename = (as: Person, id: string, name: string): Promise<GraphqlAnswer> =>
    app.as(as).graphql(RENAME, { id, name });
  const move = (as: Person, id: string, folderId: string | null): Promise<GraphqlAnswer> =>
    app.as(as).graphql(UPDATE, { id, input: { folderId } });
  const folders = async (as: Person): Promise<Json> => (await app.as(as).graphql(FOLDERS)).data.viewer;
  const page = async (as: Person, variables: Record<string, unknown>): Promise<Json> =>
    (await app.as(as).graphql(PINS, variables)).data.viewer.pins;
  const contents = ({ edges }: Json) => edges.map(({ node }: Json) => node.content as string);

  async function pin(as: Person, content: string, folderId?: string): Promise<string> {
    const id = await said.say(ada, content);
    await app.as(as).graphql(PIN, { id });
    if (folderId !== undefined) expect((await move(as, id, folderId)).errors).toBeUndefined();
    return id;
  }

  it('are listed by name, with as many pins as their owner can read', async () => {
    const owner = await app.world.person('sorter');
    const recipes = await folder(owner, ' Recipes ');
    await folder(owner, 'birds');
    await pin(owner, 'soup', recipes);
    await pin(owner, 'bread', recipes);
    await pin(owner, 'in no folder');
    await said.delete(ada, await pin(owner, 'to be removed', recipes));

    expect(await folders(owner)).toEqual({
      pinCount: 3,
      pinFolders: [
        { name: 'birds', pinCount: 0 },
        { name: 'Recipes', pinCount: 2 },
      ],
    });
    expect(await folders(ben)).toEqual({ pinCount: 0, pinFolders: [] });
  });

  it('list and search their own pins, latest first and page by page', async () => {
    const owner = await app.world.person('pager');
    const [recipes, birds] = [await folder(owner, 'Recipes'), await folder(owner, 'Birds')];
    for (const content of ['leek soup', 'rye bread', 'leek pie']) await pin(owner, content, recipes);
    await pin(owner, 'a leek-eating bird', birds);

    const first = await page(owner, { folderId: recipes, first: 2 });
    const rest = await page(owner, { folderId: recipes, first: 2, after: first.pageInfo.endCursor });

    expect([first, rest].map(contents)).toEqual([['leek pie', 'rye bread'], ['leek soup']]);
    expect([first, rest].map(({ pageInfo }) => pageInfo.hasNextPage as boolean)).toEqual([true, false]);
    expect(contents(await page(owner, { folderId: recipes, query: 'leek' }))).toEqual(['leek pie', 'leek soup']);
    expect(contents(await page(owner, { query: 'leek' }))).toHaveLength(3);
  });

  it('have names of 1 to 50 characters that differ in more than case', async () => {
    const owner = await app.world.person('namer');
    const longest = '🦆'.repeat(50);
    const id = await folder(owner, 'Straße');
    const other = await folder(owner, longest);

    for (const wrong of ['', ' \u200b', '🦆'.repeat(51), 'two\nlines', 'a\0b'])
      for (const answer of [await create(owner, wrong), await rename(owner, id, wrong)])
        expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_PIN_FOLDER_NAME' });
    for (const answer of [await create(owner, ' STRASSE'), await rename(owner, other, 'strasse')])
      expect(refusal(answer)).toMatchObject({ code: 'CONFLICT', reason: 'PIN_FOLDER_NAME_TAKEN' });
    expect((await rename(owner, id, 'STRASSE')).data.renamePinFolder.folder.name).toBe('STRASSE');
    expect((await create(ben, 'Strasse')).errors).toBeUndefined();
  });

  it('are at most 50, also when several are made at once', async () => {
    const owner = await app.world.person('hoarder');
    for (let n = 0; n < 45; n += 1) await create(owner, `folder ${n}`);

    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => create(owner, `more ${n}`)));

    const refused = answers.map(refusal).filter((each) => each !== undefined);
    expect(refused).toHaveLength(3);
    for (const each of refused) expect(each).toMatchObject({ code: 'CONFLICT', reason: 'TOO_MANY_PIN_FOLDERS' });
    expect((await folders(owner)).pinFolders).toHaveLength(50);
  });

  it('take pins in and let them go, which keep their notes', async () => {
    const owner = await app.world.person('mover');
    const [recipes, birds] = [await folder(owner, 'Recipes'), await folder(owner, 'Birds')];
    const id = await pin(owner, 'duck soup', recipes);
    const pinOf = ({ data }: GraphqlAnswer) => data.updatePin.post.viewerPin;

    const noted = await app.as(owner).graphql(UPDATE, { id, input: { note: 'poor duck' } });
    expect(pinOf(noted)).toEqual({ note: 'poor duck', folder: { name: 'Recipes' } });
    expect(pinOf(await move(owner, id, birds))).toEqual({ note: 'poor duck', folder: { name: 'Birds' } });
    expect(contents(await page(owner, { folderId: recipes }))).toEqual([]);
    expect(pinOf(await move(owner, id, null))).toEqual({ note: 'poor duck', folder: null });
    expect(contents(await page(owner, {}))).toEqual(['duck soup']);
  });

  it('leave their pins behind when they are deleted', async () => {
    const owner = await app.world.person('deleter');
    const recipes = await folder(owner, 'Recipes');
    await pin(owner, 'soup', recipes);

    const { data } = await app.as(owner).graphql(DELETE, { id: recipes });

    expect(data.deletePinFolder.deletedId).toBe(recipes);
    expect(contents(await page(owner, {}))).toEqual(['soup']);
    expect(await folders(owner)).toEqual({ pinCount: 1, pinFolders: [] });
  });

  it('are for their owner alone: those of others are refused like ones that do not exist', async () => {
    const adas = await folder(ada, 'Only Ada');
    const id = await pin(ben, 'pinned by Ben');
    const gone = { code: 'NOT_FOUND', reason: 'PIN_FOLDER_NOT_FOUND' };

    for (const folderId of [adas, MISSING]) {
      expect(refusal(await move(ben, id, folderId))).toMatchObject(gone);
      expect(refusal(await rename(ben, folderId, 'mine'))).toMatchObject(gone);
      expect(refusal(await app.as(ben).graphql(DELETE, { id: folderId }))).toMatchObject(gone);
      expect(refusal(await app.as(ben).graphql(PINS, { folderId }))).toMatchObject(gone);
    }
    expect(refusal(await move(ben, id, 'x'))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(refusal(await app.visitor.graphql(CREATE, { name: 'x' }))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(refusal(await move(ada, id, adas))).toMatchObject({ code: 'NOT_FOUND', reason: 'PIN_NOT_FOUND' });
    expect((await folders(ada)).pinFolders).toEqual([{ name: 'Only Ada', pinCount: 0 }]);
  });
});
