import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HelpSeeding } from '#help/seeding/help-seeding.js';
import type { Json } from './support/client.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

interface Ordered {
  id: string;
  order: number;
}

let app: TestApp;
let editor: Person;
let seeded: Json[];
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  editor = await app.world.person('edith', { role: 'editor' });
  await app.get(HelpSeeding).seed();
  seeded = (await app.visitor.get('/help/topics')).body.data as Json[];
});
afterAll(() => app.stop());

async function write(method: 'POST' | 'PUT', path: string, body: object): Promise<Ordered> {
  const answer = await app.as(editor).rest(method, path, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data as Ordered;
}

const name = (stem: string) => `${stem} ${(count += 1)}`;
const addCategory = (more: object = {}) => write('POST', '/help/categories', { name: name('Category'), ...more });
const addTopic = (categoryId: string, more: object = {}) =>
  write('POST', '/help/topics', { categoryId, title: name('Topic'), content: 'x', ...more });

async function topicsOf(categoryId: string): Promise<Ordered[]> {
  return (await app.visitor.get(`/help/topics?categoryId=${categoryId}`)).body.data as Ordered[];
}

async function categories(): Promise<Ordered[]> {
  return (await app.visitor.get('/help/categories')).body.data as Ordered[];
}

const idsOf = (list: readonly Ordered[]) => list.map(({ id }) => id);
const ordersOf = (list: readonly Ordered[]) => list.map(({ order }) => order);

describe('The order of help categories and topics', () => {
  it('is the number that the client sent, by which lists are sorted', async () => {
    const [c903, c901, c902] = [
      await addCategory({ order: 903 }),
      await addCategory({ order: 901 }),
      await addCategory({ order: 902 }),
    ];
    const [t903, t901, t902] = [
      await addTopic(c903.id, { order: 903 }),
      await addTopic(c903.id, { order: 901 }),
      await addTopic(c903.id, { order: 902 }),
    ];

    expect(ordersOf([c903, c901, c902, t903, t901, t902])).toEqual([903, 901, 902, 903, 901, 902]);
    expect(idsOf((await categories()).slice(-3))).toEqual(idsOf([c901, c902, c903]));
    expect(ordersOf((await categories()).slice(-3))).toEqual([901, 902, 903]);
    expect(idsOf(await topicsOf(c903.id))).toEqual(idsOf([t901, t902, t903]));
    expect(ordersOf(await topicsOf(c903.id))).toEqual([901, 902, 903]);
    expect((await app.visitor.get(`/help/topics/${t902.id}`)).body.data.order).toBe(902);
    const { data } = await app.visitor.graphql(
      'query($id: ID!) { helpCategory(id: $id) { position topics { id position } } }',
      {
        id: c903.id,
      },
    );
    expect(data.helpCategory).toEqual({
      position: 903,
      topics: [t901, t902, t903].map(({ id, order }) => ({ id, position: order })),
    });
  });

  it('lists equal numbers by age, the oldest first', async () => {
    const { id } = await addCategory();
    const first = await addTopic(id, { order: 7 });
    const second = await addTopic(id, { order: 7 });
    const third = await addTopic(id, { order: 7 });
    await write('PUT', `/help/topics/${first.id}`, { categoryId: id, title: name('Topic'), content: 'x', order: 7 });

    expect(idsOf(await topicsOf(id))).toEqual(idsOf([first, second, third]));
  });

  it('is one more than the highest of the list where it is absent from something new', async () => {
    const category = await addCategory({ order: 5_000 });
    const nextCategory = await addCategory();
    const topics = [
      await addTopic(category.id),
      await addTopic(category.id, { order: 40 }),
      await addTopic(category.id),
    ];
    const full = await addTopic(category.id, { order: 1_000_000 });

    expect(nextCategory.order).toBe(5_001);
    expect(ordersOf(topics)).toEqual([0, 40, 41]);
    expect(full.order).toBe(1_000_000);
    expect((await addTopic(category.id)).order).toBe(1_000_000);
  });

  it('stays where it is absent from an edit, and when a neighbor goes', async () => {
    const category = await addCategory({ order: 77 });
    const other = await addCategory();
    const [low, high] = [await addTopic(category.id, { order: 10 }), await addTopic(category.id, { order: 30 })];

    const renamed = await write('PUT', `/help/categories/${category.id}`, { name: name('Category') });
    const edited = await write('PUT', `/help/topics/${high.id}`, {
      ...{ categoryId: category.id, title: name('Topic'), content: 'y' },
    });
    await app.as(editor).delete(`/help/topics/${low.id}`);
    const moved = await write('PUT', `/help/topics/${high.id}`, {
      ...{ categoryId: other.id, title: name('Topic'), content: 'y' },
    });

    expect(ordersOf([renamed, edited, moved])).toEqual([77, 30, 30]);
  });

  it.each([-1, 1_000_001, 1.5, '3', true])('of %p is refused', async (order) => {
    const { id } = await addCategory();
    const asked: [string, string, object][] = [
      ['POST', '/help/categories', { name: 'A' }],
      ['PUT', `/help/categories/${id}`, { name: 'A' }],
      ['POST', '/help/topics', { categoryId: id, title: 'A', content: 'x' }],
    ];

    for (const [method, path, body] of asked) {
      const answer = await app.as(editor).rest(method, path, { ...body, order });

      expect([answer.status, answer.body.messages]).toEqual([
        400,
        ['order must be a whole number from 0 to 1,000,000.'],
      ]);
    }
  });

  it('is given once where two without it come at once', async () => {
    const { id } = await addCategory();

    const both = await Promise.all([addTopic(id), addTopic(id), addTopic(id), addTopic(id)]);
    const categoriesAtOnce = await Promise.all([addCategory(), addCategory()]);

    expect(ordersOf(both).toSorted()).toEqual([0, 1, 2, 3]);
    expect(new Set(ordersOf(categoriesAtOnce)).size).toBe(2);
  });

  it('follows when an editor drags them into another one', async () => {
    const { id } = await addCategory();
    const [a, b, c] = [
      await addTopic(id, { order: 5 }),
      await addTopic(id, { order: 5 }),
      await addTopic(id, { order: 900 }),
    ];

    const { data } = await app
      .as(editor)
      .graphql('mutation($c: ID!, $ids: [ID!]!) { orderHelpTopics(categoryId: $c, ids: $ids) { id } }', {
        ...{ c: id, ids: idsOf([c, b, a]) },
      });
    const all = idsOf(await categories());
    await app.as(editor).graphql('mutation($ids: [ID!]!) { orderHelpCategories(ids: $ids) { id } }', {
      ids: all.toReversed(),
    });

    expect(data.orderHelpTopics).toEqual([c, b, a].map((topic) => ({ id: topic.id })));
    expect(idsOf(await topicsOf(id))).toEqual(idsOf([c, b, a]));
    expect(idsOf(await categories())).toEqual(all.toReversed());
    await app.as(editor).graphql('mutation($ids: [ID!]!) { orderHelpCategories(ids: $ids) { id } }', { ids: all });
  });

  it('of the articles that come with the product is theirs', async () => {
    const now = (await app.visitor.get('/help/topics')).body.data as Json[];
    const categoryIds = [...new Set(seeded.map(({ categoryId }) => categoryId as string))];

    expect(now.slice(0, seeded.length).map(({ permalink }) => permalink as string)).toEqual(
      seeded.map(({ permalink }) => permalink as string),
    );
    expect(ordersOf(await topicsOf(categoryIds[0]!))).toEqual(
      (await topicsOf(categoryIds[0]!)).map((_, place) => place),
    );
  });
});

describe('GET /help/topics?categoryId=', () => {
  it('lists the topics of that category only, as GraphQL does', async () => {
    const { categoryId } = seeded[0] as { categoryId: string };
    const { data } = await app.visitor.graphql('query($id: ID) { helpTopics(categoryId: $id) { id } }', {
      id: categoryId,
    });

    const listed = await topicsOf(categoryId);
    const upperCase = await topicsOf(categoryId.toUpperCase());

    expect(idsOf(listed)).toEqual(idsOf(seeded.filter((topic) => topic.categoryId === categoryId) as Ordered[]));
    expect(listed.length).toBeLessThan(seeded.length);
    expect(data.helpTopics).toEqual(listed.map(({ id }) => ({ id })));
    expect(upperCase).toEqual(listed);
  });

  it('is empty for a category that does not exist', async () => {
    const answer = await app.visitor.get('/help/topics?categoryId=01890000-0000-7000-8000-000000000000');

    expect([answer.status, answer.body.data]).toEqual([200, []]);
  });

  it.each(['categoryId=garbage', 'categoryId=', `categoryId=${'0'.repeat(36)}`])(
    'is refused for ?%s',
    async (query) => {
      const answer = await app.visitor.get(`/help/topics?${query}`);

      expect([answer.status, answer.body.messages]).toEqual([400, [expect.stringMatching(/^categoryId /)]]);
    },
  );

  it('is refused where it is repeated', async () => {
    const { categoryId } = seeded[0] as { categoryId: string };

    const answer = await app.visitor.get(`/help/topics?categoryId=${categoryId}&categoryId=${categoryId}`);

    expect([answer.status, answer.body.messages]).toEqual([400, [expect.stringMatching(/^categoryId /)]]);
  });
});
