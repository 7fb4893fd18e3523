import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HelpSeeding } from '#help/seeding/help-seeding.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

/** The shapes of the REST contract. */
const SHAPES = {
  HelpCategory: ['id', 'name', 'description', 'icon', 'order', 'topicCount'],
  HelpTopic: [
    ...['id', 'categoryId', 'categoryName', 'title', 'permalink', 'content', 'order', 'createdOn', 'lastModifiedOn'],
  ],
  HelpPage: ['id', 'slug', 'title', 'content', 'version', 'publishedOn'],
  HelpPageVersion: ['id', 'pageId', 'version', 'title', 'content', 'createdOn', 'createdBy'],
} as const;
type Shape = keyof typeof SHAPES;

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: 'anyone' | 'editor';
  readonly data: Shape | `${Shape}[]` | 'string' | 'null';
  readonly body?: Record<string, unknown>;
}

const letter = { name: 'Vera', email: 'vera@example.net', subject: 'Hello', message: 'Hi' };

/** In an order in which each can be requested; {made} is what the previous POST created. */
const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/help/categories', who: 'anyone', data: 'HelpCategory[]' },
  { method: 'GET', path: '/help/categories/{category}', who: 'anyone', data: 'HelpCategory' },
  {
    method: 'POST',
    path: '/help/topics',
    who: 'editor',
    data: 'HelpTopic',
    body: { categoryId: '{category}', title: 'New', content: 'x' },
  },
  { method: 'GET', path: '/help/topics', who: 'anyone', data: 'HelpTopic[]' },
  { method: 'GET', path: '/help/topics/{made}', who: 'anyone', data: 'HelpTopic' },
  { method: 'GET', path: '/help/topics/permalink/nods', who: 'anyone', data: 'HelpTopic' },
  {
    method: 'PUT',
    path: '/help/topics/{made}',
    who: 'editor',
    data: 'HelpTopic',
    body: { categoryId: '{category}', title: 'Newer', content: 'y', order: 0 },
  },
  { method: 'DELETE', path: '/help/topics/{made}', who: 'editor', data: 'string' },
  { method: 'POST', path: '/help/categories', who: 'editor', data: 'HelpCategory', body: { name: 'New', order: 1 } },
  { method: 'PUT', path: '/help/categories/{made}', who: 'editor', data: 'HelpCategory', body: { name: 'Newer' } },
  { method: 'DELETE', path: '/help/categories/{made}', who: 'editor', data: 'string' },
  { method: 'GET', path: '/help/pages', who: 'anyone', data: 'HelpPage[]' },
  { method: 'GET', path: '/help/pages/{page}', who: 'anyone', data: 'HelpPage' },
  {
    method: 'PUT',
    path: '/help/pages/{page}',
    who: 'editor',
    data: 'HelpPage',
    body: { title: 'Privacy', content: 'z' },
  },
  { method: 'GET', path: '/help/pages/{page}/versions', who: 'anyone', data: 'HelpPageVersion[]' },
  { method: 'GET', path: '/help/versions/{version}', who: 'anyone', data: 'HelpPageVersion' },
  { method: 'POST', path: '/help/contact', who: 'anyone', data: 'null', body: letter },
];

describe('the routes of the help center', () => {
  let app: TestApp;
  let editor: Person;
  let basic: Person;
  const places: Record<string, string> = {};

  beforeAll(async () => {
    app = await startTestApp();
    await app.get(HelpSeeding).seed();
    editor = await app.world.person('edith', { role: 'editor' });
    basic = await app.world.person('basil');
    const { data } = await app.visitor.graphql('{ helpCategories { id } helpPages { id versions { id } } }');
    places.category = data.helpCategories[0].id as string;
    places.page = data.helpPages[0].id as string;
    places.version = data.helpPages[0].versions[0].id as string;
  });
  afterAll(() => app.stop());

  const filled = <Value>(value: Value): Value =>
    JSON.parse(
      JSON.stringify(value ?? null).replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => places[name] ?? places.category ?? name,
      ),
    ) as Value;

  it.each(ROUTES.filter(({ who }) => who === 'editor'))(
    '$method $path is for editors',
    async ({ method, path, body }) => {
      const visitor = await app.visitor.rest(method, filled(path), body && filled(body));
      const person = await app.as(basic).rest(method, filled(path), body && filled(body));

      expect([visitor.status, person.status]).toEqual([401, 403]);
    },
  );

  it.each(ROUTES)('$method $path answers $data', async ({ method, path, who, data, body }) => {
    const client = who === 'editor' ? app.as(editor) : app.visitor;

    const answer = await client.rest(method, filled(path), body && filled(body));

    expect(answer.body).toMatchObject({ succeeded: true, messages: [] });
    expect(answer.status).toBe(200);
    const given = answer.body.data;
    if (data === 'null') expect(given).toBeNull();
    else if (data === 'string') expect(typeof given).toBe('string');
    else {
      const shape = SHAPES[data.replace('[]', '') as Shape];
      const list = (data.endsWith('[]') ? given : [given]) as object[];
      expect(list.length).toBeGreaterThan(0);
      for (const one of list) expect(Object.keys(one).sort()).toEqual([...shape].sort());
    }
    if (method === 'POST' && given) places.made = given.id as string;
  });
});
