import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HelpSeeding } from '#help/seeding/help-seeding.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const CATEGORY = 'mutation($input: HelpCategoryInput!) { createHelpCategory(input: $input) { id } }';
const SAVE_CATEGORY = `mutation($id: ID!, $input: HelpCategoryInput!) {
  updateHelpCategory(id: $id, input: $input) { name version }
}`;
const CREATE = 'mutation($input: HelpTopicInput!) { createHelpTopic(input: $input) { id permalink version } }';
const UPDATE = `mutation($id: ID!, $input: HelpTopicInput!) {
  updateHelpTopic(id: $id, input: $input) { id title body version permalink }
}`;
const VERSIONS = `query($id: ID!, $language: String!) {
  helpTopicVersions(topicId: $id, language: $language) { id version title body author { handle } }
}`;
const READ = `query($permalink: String!, $language: String) {
  helpTopic(permalink: $permalink, language: $language) { id title body version permalink language languages category { id } }
}`;
const DELETE = 'mutation($id: ID!) { deleteHelpTopic(id: $id) { deletedId } }';
const DELETED = '{ deletedHelpTopics { id title permalink deletedBy { handle } } }';
const RESTORE = 'mutation($id: ID!) { restoreHelpTopic(id: $id) { id permalink title category { id } } }';
const PAGE = 'query { helpPage(slug: "terms", language: "en") { id title body version } }';
const SAVE_PAGE =
  'mutation($id: ID!, $input: HelpPageInput!) { updateHelpPage(id: $id, input: $input) { version body } }';

let app: TestApp;
let edith: Person;
let eddie: Person;

beforeAll(async () => {
  app = await startTestApp();
  await app.get(HelpSeeding).seed();
  edith = await app.world.person('edith', { role: 'editor' });
  eddie = await app.world.person('eddie', { role: 'editor' });
});
afterAll(() => app.stop());

async function category(name: string): Promise<string> {
  return (await app.as(edith).graphql(CATEGORY, { input: { name } })).data.createHelpCategory.id as string;
}

async function topic(title: string, categoryId?: string): Promise<{ id: string; permalink: string; within: string }> {
  const within = categoryId ?? (await category(title));
  const input = { categoryId: within, title, body: 'First.', language: 'en' };
  const { data } = await app.as(edith).graphql(CREATE, { input });
  return { ...(data.createHelpTopic as { id: string; permalink: string }), within };
}

const read = async (permalink: string, language = 'en') =>
  (await app.visitor.graphql(READ, { permalink, language })).data.helpTopic;

describe('A category that two editors change', () => {
  it('refuses the second save of the same language, and stores nothing of it', async () => {
    const id = await category('Shared category');
    const save = (by: Person, name: string, expectedVersion: number | null, language = 'en') =>
      app.as(by).graphql(SAVE_CATEGORY, { id, input: { name, icon: 'bird', language, expectedVersion } });
    const first = await save(edith, 'By Edith', 1);

    const second = await save(eddie, 'By Eddie', 1);

    expect(first.data.updateHelpCategory).toMatchObject({ name: 'By Edith', version: 2 });
    expect(second.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'HELP_TEXT_OUTDATED',
      values: { version: 2 },
    });
    expect((await save(eddie, 'בעברית', 0, 'he')).data.updateHelpCategory).toMatchObject({
      name: 'בעברית',
      version: 1,
    });
    expect((await save(eddie, 'By Eddie', 2)).data.updateHelpCategory).toMatchObject({ name: 'By Eddie', version: 3 });
    expect((await save(edith, 'By anyone', null)).data.updateHelpCategory).toMatchObject({ version: 4 });
  });
});

describe('A topic that two editors change', () => {
  it('refuses the second save, and stores nothing of it', async () => {
    const { id, permalink, within } = await topic('Shared by two');
    const draft = (body: string, expectedVersion: number) => ({
      input: { categoryId: within, title: 'Shared by two', body, language: 'en', expectedVersion },
    });
    const first = await app.as(edith).graphql(UPDATE, { id, ...draft('By Edith.', 1) });

    const second = await app.as(eddie).graphql(UPDATE, { id, ...draft('By Eddie.', 1) });

    expect(first.data.updateHelpTopic).toMatchObject({ body: 'By Edith.', version: 2 });
    expect(second.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'HELP_TEXT_OUTDATED',
      values: { version: 2 },
    });
    expect(await read(permalink)).toMatchObject({ body: 'By Edith.', version: 2 });
    const chosen = await app.as(eddie).graphql(UPDATE, { id, ...draft('By Eddie.', 2) });
    expect(chosen.data.updateHelpTopic).toMatchObject({ body: 'By Eddie.', version: 3 });
  });

  it('counts each language alone, and 0 stands for a language that it lacks', async () => {
    const { id, within } = await topic('Two languages');
    const inHebrew = { categoryId: within, title: 'שתי שפות', body: 'מילים.', language: 'he' };

    const written = await app.as(edith).graphql(UPDATE, { id, input: { ...inHebrew, expectedVersion: 0 } });
    const again = await app.as(eddie).graphql(UPDATE, { id, input: { ...inHebrew, expectedVersion: 0 } });

    expect(written.data.updateHelpTopic).toMatchObject({ version: 1 });
    expect(again.errors?.[0]?.extensions.reason).toBe('HELP_TEXT_OUTDATED');
  });

  it('accepts an update that expects no version, also over REST', async () => {
    const { id, within, permalink } = await topic('Without a version');

    const saved = await app.as(edith).put(`/help/topics/${id}`, {
      categoryId: within,
      title: 'Without a version',
      content: 'Over REST.',
    });

    expect(saved.status).toBe(200);
    expect(await read(permalink)).toMatchObject({ body: 'Over REST.', version: 2 });
  });

  it('expects a whole number', async () => {
    const { id, within } = await topic('Bad versions');
    const input = { categoryId: within, title: 'Bad versions', body: 'x', expectedVersion: -1 };

    const { errors } = await app.as(edith).graphql(UPDATE, { id, input });

    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('A page that two editors change', () => {
  it('refuses the second save too', async () => {
    const { id, title, version } = (await app.visitor.graphql(PAGE)).data.helpPage;
    const input = { title, language: 'en', expectedVersion: version };
    const first = await app.as(edith).graphql(SAVE_PAGE, { id, input: { ...input, body: 'By Edith.' } });

    const second = await app.as(eddie).graphql(SAVE_PAGE, { id, input: { ...input, body: 'By Eddie.' } });

    expect(first.data.updateHelpPage.version).toBe((version as number) + 1);
    expect(second.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'HELP_TEXT_OUTDATED' });
    expect((await app.visitor.graphql(PAGE)).data.helpPage.body).toBe('By Edith.');
  });
});

describe('The versions of a topic', () => {
  it('keep every text that was saved, newest first, with who wrote it', async () => {
    const { id, within } = await topic('Kept texts');
    const input = { categoryId: within, title: 'Kept texts', body: 'Second.', language: 'en' };
    await app.as(eddie).graphql(UPDATE, { id, input });

    const { data } = await app.as(edith).graphql(VERSIONS, { id, language: 'en' });

    expect(data.helpTopicVersions).toEqual([
      expect.objectContaining({ version: 2, body: 'Second.', author: { handle: 'eddie' } }),
      expect.objectContaining({ version: 1, body: 'First.', author: { handle: 'edith' } }),
    ]);
    const [newest] = data.helpTopicVersions as Json[];
    const one = await app
      .as(edith)
      .graphql('query($id: ID!) { helpTopicVersion(id: $id) { version body } }', { id: newest!.id });
    expect(one.data.helpTopicVersion).toEqual({ version: 2, body: 'Second.' });
  });

  it('begin with the shipped text when that is edited for the first time', async () => {
    const { id, body, category: within } = await read('whispers');
    const none = await app.as(edith).graphql(VERSIONS, { id, language: 'en' });

    const input = { categoryId: within.id, title: 'Whispers', body: 'Ours.', language: 'en', expectedVersion: 1 };
    await app.as(edith).graphql(UPDATE, { id, input });

    const { data } = await app.as(edith).graphql(VERSIONS, { id, language: 'en' });
    expect(none.data.helpTopicVersions).toEqual([]);
    expect(data.helpTopicVersions).toEqual([
      expect.objectContaining({ version: 2, body: 'Ours.', author: { handle: 'edith' } }),
      expect.objectContaining({ version: 1, body, author: null }),
    ]);
  });
});

describe('A deleted topic', () => {
  it('comes back with its texts, permalinks and versions', async () => {
    const { id, within, permalink } = await topic('Comes back');
    const inHebrew = { categoryId: within, title: 'חוזר', body: 'מילים.', language: 'he', permalink: 'renamed-back' };
    await app.as(edith).graphql(UPDATE, { id, input: inHebrew });
    await app.as(eddie).graphql(DELETE, { id });
    const gone = await read(permalink);
    const listed = await app.as(edith).graphql(DELETED);

    const { data } = await app.as(edith).graphql(RESTORE, { id });

    expect(gone).toBeNull();
    expect((listed.data.deletedHelpTopics as Json[]).find((each) => each.id === id)).toEqual({
      id,
      title: 'Comes back',
      permalink: 'renamed-back',
      deletedBy: { handle: 'eddie' },
    });
    expect(data.restoreHelpTopic).toMatchObject({ id, permalink: 'renamed-back', category: { id: within } });
    expect(await read(permalink)).toMatchObject({ id, title: 'Comes back', languages: ['en', 'he'], version: 1 });
    expect(await read(permalink, 'he')).toMatchObject({ title: 'חוזר' });
    const { data: after } = await app.as(edith).graphql(DELETED);
    expect((after.deletedHelpTopics as Json[]).map((each) => each.id as string)).not.toContain(id);
    const twice = await app.as(edith).graphql(RESTORE, { id });
    expect(twice.errors?.[0]?.extensions.reason).toBe('HELP_TOPIC_NOT_FOUND');
  });

  it('leaves its permalink to a topic that took it meanwhile, and its category to nobody', async () => {
    const { id, within } = await topic('Taken while away');
    await app.as(edith).graphql(DELETE, { id });
    await app.as(edith).graphql('mutation($id: ID!) { deleteHelpCategory(id: $id) { deletedId } }', { id: within });
    const other = await topic('Taken while away');

    const { data } = await app.as(edith).graphql(RESTORE, { id });

    expect(data.restoreHelpTopic.permalink).toBe('taken-while-away-2');
    expect(data.restoreHelpTopic.category.id).not.toBe(within);
    expect((await read('taken-while-away')).id).toBe(other.id);
  });
});
