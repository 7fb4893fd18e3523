import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HelpSeeding } from '#help/seeding/help-seeding.js';
import type { Json } from './support/client.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const CATEGORY = 'mutation($input: HelpCategoryInput!) { createHelpCategory(input: $input) { id name position } }';
const TOPIC = `mutation($input: HelpTopicInput!) {
  createHelpTopic(input: $input) { id permalink position language languages category { id } }
}`;
const EDIT_TOPIC = `mutation($id: ID!, $input: HelpTopicInput!) {
  updateHelpTopic(id: $id, input: $input) { id title permalink position language languages category { id } }
}`;
const BY_PERMALINK = `query($permalink: String!, $language: String) {
  helpTopic(permalink: $permalink, language: $language) { id title permalink body language category { name } }
}`;
const SEARCH = 'query($query: String!) { helpTopics(query: $query) { title permalink } }';

let app: TestApp;
let editor: Person;
let basic: Person;

beforeAll(async () => {
  app = await startTestApp();
  editor = await app.world.person('edith', { role: 'editor' });
  basic = await app.world.person('basil');
});
afterAll(() => app.stop());

async function category(name: string): Promise<string> {
  const { data } = await app.as(editor).graphql(CATEGORY, { input: { name } });
  return data.createHelpCategory.id as string;
}

async function topic(input: Record<string, unknown>): Promise<Json> {
  const { data, errors } = await app.as(editor).graphql(TOPIC, { input: { body: 'Some words.', ...input } });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createHelpTopic;
}

async function permalinksIn(categoryId: string): Promise<string[]> {
  const { data } = await app.visitor.graphql('query($id: ID!) { helpCategory(id: $id) { topics { permalink } } }', {
    id: categoryId,
  });
  const topics = data.helpCategory.topics as { permalink: string }[];
  return topics.map(({ permalink }) => permalink);
}

describe('Topics of the help center', () => {
  it('get a permalink from their title, in Hebrew too, with a number where it is taken', async () => {
    const categoryId = await category('Links');

    const made = [
      await topic({ categoryId, title: 'How do I quack?' }),
      await topic({ categoryId, title: 'How do I quack!' }),
      await topic({ categoryId, title: 'איך כותבים קוואק' }),
      await topic({ categoryId, title: 'Café & “crème”' }),
      await topic({ categoryId, title: '🦆🦆' }),
      await topic({ categoryId, title: 'Chosen', permalink: ' My Own Address ' }),
    ];

    expect(made.map(({ permalink }) => permalink as string)).toEqual([
      ...['how-do-i-quack', 'how-do-i-quack-2', 'איך-כותבים-קוואק', 'cafe-creme', 'topic', 'my-own-address'],
    ]);
  });

  it('are found by the permalinks that they had before', async () => {
    const categoryId = await category('Renamed');
    const { id } = await topic({ categoryId, title: 'First name' });
    const input = { categoryId, title: 'Second name', body: 'Words.', permalink: 'second-name' };
    await app.as(editor).graphql(EDIT_TOPIC, { id, input });

    const { data } = await app.visitor.graphql(BY_PERMALINK, { permalink: 'first-name' });
    const rest = await app.visitor.get('/help/topics/permalink/First-Name');

    expect(data.helpTopic).toMatchObject({ id, permalink: 'second-name', title: 'Second name' });
    expect(rest.body.data).toMatchObject({ id, permalink: 'second-name' });
  });

  it('have the same permalink when only the title changes', async () => {
    const categoryId = await category('Kept');
    const { id } = await topic({ categoryId, title: 'Before' });

    const { data } = await app.as(editor).graphql(EDIT_TOPIC, { id, input: { categoryId, title: 'After', body: 'x' } });

    expect(data.updateHelpTopic).toMatchObject({ permalink: 'before', title: 'After' });
  });

  it("can't use the permalink of another topic, but one that it no longer uses", async () => {
    const categoryId = await category('Taken');
    const first = await topic({ categoryId, title: 'Held' });
    const other = await topic({ categoryId, title: 'Other' });
    const input = { categoryId, title: 'Other', body: 'x', permalink: 'held' };

    const refused = await app.as(editor).graphql(EDIT_TOPIC, { id: other.id, input });
    await app.as(editor).graphql(EDIT_TOPIC, { id: first.id, input: { ...input, permalink: 'let-go' } });
    const allowed = await app.as(editor).graphql(EDIT_TOPIC, { id: other.id, input });

    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'PERMALINK_TAKEN' });
    expect(allowed.data.updateHelpTopic.permalink).toBe('held');
  });

  it('are in the order that an editor chose, also when one is moved or deleted', async () => {
    const categoryId = await category('Order');
    const elsewhere = await category('Elsewhere');
    const [a, b, c] = [
      await topic({ categoryId, title: 'oa', position: 1 }),
      await topic({ categoryId, title: 'ob' }),
      await topic({ categoryId, title: 'oc', position: 0 }),
    ];
    expect(await permalinksIn(categoryId)).toEqual(['oc', 'oa', 'ob']);

    const order = 'mutation($c: ID!, $ids: [ID!]!) { orderHelpTopics(categoryId: $c, ids: $ids) { permalink } }';
    const ordered = await app.as(editor).graphql(order, { c: categoryId, ids: [b.id, a.id, c.id] });
    const stale = await app.as(editor).graphql(order, { c: categoryId, ids: [b.id, a.id] });
    await app.as(editor).graphql(EDIT_TOPIC, { id: b.id, input: { categoryId: elsewhere, title: 'ob', body: 'x' } });

    expect((ordered.data.orderHelpTopics as Json[]).map(({ permalink }) => permalink as string)).toEqual([
      'ob',
      'oa',
      'oc',
    ]);
    expect(stale.errors?.[0]?.extensions.reason).toBe('HELP_ORDER_OUTDATED');
    expect(await permalinksIn(categoryId)).toEqual(['oa', 'oc']);
    expect(await permalinksIn(elsewhere)).toEqual(['ob']);
    await app.as(editor).graphql('mutation($id: ID!) { deleteHelpTopic(id: $id) { deletedId } }', { id: a.id });
    expect(await permalinksIn(categoryId)).toEqual(['oc']);
  });

  it('speak the language that is asked for where they know it, and their first one where not', async () => {
    const categoryId = await category('Languages');
    const { id } = await topic({ categoryId, title: 'Two tongues', language: 'en' });
    const input = { categoryId, title: 'שתי לשונות', body: 'מילים.', language: 'he' };
    const written = await app.as(editor).graphql(EDIT_TOPIC, { id, input });

    const ask = async (language: string | null) =>
      (await app.visitor.graphql(BY_PERMALINK, { permalink: 'two-tongues', language })).data.helpTopic;

    expect(written.data.updateHelpTopic).toMatchObject({
      title: 'שתי לשונות',
      language: 'he',
      languages: ['en', 'he'],
    });
    expect(await ask('he')).toMatchObject({ title: 'שתי לשונות', language: 'he', category: { name: 'Languages' } });
    expect(await ask('en')).toMatchObject({ title: 'Two tongues', language: 'en' });
    expect(await ask(null)).toMatchObject({ title: 'Two tongues' });
  });

  it('are shown as safe HTML with a table of contents and a summary', async () => {
    const categoryId = await category('Markdown');
    const body = '# Top\n\nHello **world** <script>alert(1)</script>\n\n## Part\n\n## Part\n\n[x](https://example.org)';
    await topic({ categoryId, title: 'Rendered', body });

    const { data } = await app.visitor.graphql(
      '{ helpTopic(permalink: "rendered") { body bodyHtml summary headings { id level text } } }',
    );

    expect(data.helpTopic).toMatchObject({
      body,
      summary: 'Hello world <script>alert(1)</script> x',
      headings: [
        { id: 'h-top', level: 2, text: 'Top' },
        { id: 'h-part', level: 2, text: 'Part' },
        { id: 'h-part-2', level: 2, text: 'Part' },
      ],
    });
    expect(data.helpTopic.bodyHtml).toContain('<strong>world</strong> &lt;script&gt;');
    expect(data.helpTopic.bodyHtml).toContain('rel="nofollow noopener noreferrer"');
    expect(data.helpTopic.bodyHtml).not.toContain('<script');
  });
});

describe('Categories of the help center', () => {
  it('can be deleted only when they have no topics', async () => {
    const id = await category('Full');
    const { id: topicId } = await topic({ categoryId: id, title: 'In the way' });
    const remove = 'mutation($id: ID!) { deleteHelpCategory(id: $id) { deletedId } }';

    const refused = await app.as(editor).graphql(remove, { id });
    const overRest = await app.as(editor).delete(`/help/categories/${id}`);
    await app.as(editor).delete(`/help/topics/${topicId as string}`);
    const removed = await app.as(editor).graphql(remove, { id });

    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'HELP_CATEGORY_IN_USE' });
    expect(overRest.status).toBe(409);
    expect(removed.data.deleteHelpCategory).toEqual({ deletedId: id });
  });

  it('keep the values that an edit omits', async () => {
    const made = await app
      .as(editor)
      .post('/help/categories', { name: 'Whole', description: 'About it', icon: 'bird' });

    const edited = await app
      .as(editor)
      .put(`/help/categories/${made.body.data.id as string}`, { name: 'Part', order: 0 });

    expect(edited.body.data).toMatchObject({
      name: 'Part',
      description: 'About it',
      icon: 'bird',
      order: 0,
      topicCount: 0,
    });
  });
});

describe('Permission to write', () => {
  const input = { name: 'Mine' };

  it('is an editor: others are refused, and what an editor does is on record', async () => {
    const visitor = await app.visitor.graphql(CATEGORY, { input });
    const person = await app.as(basic).graphql(CATEGORY, { input });
    const id = await category('Recorded');

    expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(person.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const entries = await app.rows(
      'select actor_handle, action, subject_name from audit_entries where subject_id = $1',
      [id],
    );
    expect(entries).toEqual([{ actor_handle: 'edith', action: 'help.category.created', subject_name: 'Recorded' }]);
  });
});

describe('The articles that are shipped', () => {
  beforeAll(async () => {
    await app.rows('delete from help_topics');
    await app.rows('delete from help_categories');
    await app.get(HelpSeeding).seed();
  });

  it('fill an empty help center with at least 5 categories and 25 topics', async () => {
    const { data } = await app.visitor.graphql(
      '{ helpCategories(language: "he") { name language icon topics { title permalink summary bodyHtml } } helpPages { slug version versions { author { id } } } }',
    );
    const categories = data.helpCategories as Json[];

    expect(categories.length).toBeGreaterThanOrEqual(5);
    expect(categories.every(({ language, icon }) => language === 'he' && icon !== null)).toBe(true);
    const topics = categories.flatMap(({ topics: list }) => list as Json[]);
    expect(topics.length).toBeGreaterThanOrEqual(25);
    expect(topics.filter(({ bodyHtml }) => /\{\{/.test(bodyHtml as string))).toEqual([]);
    expect(data.helpPages).toEqual(
      ['privacy', 'terms', 'contact'].map((slug) => ({ slug, version: 1, versions: [{ author: null }] })),
    );
  });

  it.each([
    ['en', /[\u0590-\u05ff]/],
    ['he', /^[^\u0590-\u05ff]*$/],
  ])('speak "%s" everywhere: no category, topic or page is left in another language', async (language, foreign) => {
    const { data } = await app.visitor.graphql(
      `query($language: String) {
        helpCategories(language: $language) { language title: name body: description }
        helpTopics(language: $language) { language title body }
        helpPages(language: $language) { language title body }
      }`,
      { language },
    );
    const texts: Json[] = [data.helpCategories, data.helpTopics, data.helpPages].flat();

    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((text) => text.language !== language)).toEqual([]);
    const titlesOfForeign = texts.filter(({ title, body }) => foreign.test(title as string) || body === '');
    expect(titlesOfForeign.map(({ title }) => title as string)).toEqual([]);
  });

  it.each(['en', 'he'])('lead only to addresses that exist, in "%s"', async (language) => {
    const { data } = await app.visitor.graphql(
      'query($l: String) { helpTopics(language: $l) { permalink bodyHtml } helpPages(language: $l) { bodyHtml } }',
      { l: language },
    );
    const texts = [...(data.helpTopics as Json[]), ...(data.helpPages as Json[])].map(
      ({ bodyHtml }) => bodyHtml as string,
    );
    const permalinks = (data.helpTopics as Json[]).map(({ permalink }) => permalink as string);

    const led = texts.flatMap((text) => [...text.matchAll(/href="\/help\/t\/([^"#]+)"/g)].map(([, link]) => link));

    expect(led.length).toBeGreaterThan(0);
    expect(led.filter((link) => !permalinks.includes(link ?? ''))).toEqual([]);
  });

  it('bring an older installation the translations it lacks, once, and leave what editors wrote or removed', async () => {
    const { data } = await app.visitor.graphql(
      'query($p: String!) { helpTopic(permalink: $p) { id title body category { id } } }',
      { p: 'pins' },
    );
    const { id, category: within } = data.helpTopic;
    const input = { categoryId: within.id, title: 'Pins of ours', body: 'Other words.', language: 'en' };
    await app.as(editor).graphql(EDIT_TOPIC, { id, input });
    await app.rows(`delete from help_topic_texts where language = 'he'`);
    await app.rows(`delete from help_topics where permalink = 'replies'`);
    await app.rows(`delete from help_seedings where name = 'Hebrew articles'`);
    const inHebrew = async (permalink: string) =>
      (await app.visitor.graphql(BY_PERMALINK, { permalink, language: 'he' })).data.helpTopic;

    await app.get(HelpSeeding).seed();

    expect(await inHebrew('feeds')).toMatchObject({ title: 'הזנות לקוראי הזנות', language: 'he' });
    expect(await inHebrew('pins')).toMatchObject({ title: 'Pins of ours', language: 'en' });
    expect(await inHebrew('replies')).toBeNull();
    await app.rows(`delete from help_topic_texts where language = 'he' and title = 'הזנות לקוראי הזנות'`);
    await app.get(HelpSeeding).seed();
    expect(await inHebrew('feeds')).toMatchObject({ language: 'en' });
  });

  it('come once: what an editor removed stays away', async () => {
    await app.rows(`delete from help_topics where permalink = 'nods'`);

    expect(await app.get(HelpSeeding).seed()).toBe(false);

    expect((await app.visitor.graphql(BY_PERMALINK, { permalink: 'nods' })).data.helpTopic).toBeNull();
  });

  it.each([
    ['whisper', 'whispers'],
    ['wisper', 'whispers'],
    ['keybord shortcut', 'keyboard-shortcuts'],
    ['notificatoins', 'notifications'],
    ['scheduled', 'scheduling'],
    ['sched', 'scheduling'],
    ['לחישות', 'whispers'],
    ['קיצור מקלדת', 'keyboard-shortcuts'],
  ])('are found by "%s"', async (query, permalink) => {
    const { data } = await app.visitor.graphql(SEARCH, { query });

    const found = (data.helpTopics as Json[]).map((hit) => hit.permalink as string);
    expect(found.slice(0, 3)).toContain(permalink);
  });

  it('are not found by what none of them says', async () => {
    const { data } = await app.visitor.graphql(SEARCH, { query: 'xylophone zebra' });

    expect(data.helpTopics).toEqual([]);
  });
});

describe('Pages', () => {
  it('become a new version by each save, and every version can be read', async () => {
    const { data } = await app.visitor.graphql('{ helpPage(slug: "terms") { id title body } }');
    const { id, title, body } = data.helpPage;
    const saved = await app
      .as(editor)
      .put(`/help/pages/${id as string}`, { title, content: `${body as string}\n\nOne more.` });
    const same = await app
      .as(editor)
      .put(`/help/pages/${id as string}`, { title, content: `${body as string}\n\nOne more.` });

    const versions = await app.visitor.get(`/help/pages/${id as string}/versions`);
    const [, second, first] = versions.body.data as Json[];
    const one = await app.visitor.get(`/help/versions/${first.id as string}`);

    expect([saved.body.data.version, same.body.data.version]).toEqual([2, 3]);
    expect(versions.body.data).toHaveLength(3);
    expect(second.createdBy).toMatchObject({ handle: 'edith' });
    expect(first).toMatchObject({ version: 1, pageId: id, createdBy: null, content: body });
    expect(one.body.data).toEqual(first);
  });

  it('count their versions for each language apart', async () => {
    const read = async (language: string) =>
      (
        await app.visitor.graphql(
          'query($l: String) { helpPage(slug: "privacy", language: $l) { id version language versions { version language } } }',
          { l: language },
        )
      ).data.helpPage;
    const { id } = await read('he');
    const write =
      'mutation($id: ID!, $input: HelpPageInput!) { updateHelpPage(id: $id, input: $input) { version language } }';

    const written = await app
      .as(editor)
      .graphql(write, { id, input: { title: 'פרטיות', body: 'חדש.', language: 'he' } });

    expect(written.data.updateHelpPage).toEqual({ version: 2, language: 'he' });
    expect(await read('en')).toMatchObject({ version: 1, versions: [{ version: 1, language: 'en' }] });
  });
});
