import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DigestLinks } from '#notifications/digests/digest-links.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Json } from '../api/support/client.js';
import { CONTRACT } from './contract-rows.js';
import { REQUESTS } from './contract-requests.js';
import { ContractScene } from './contract-scene.js';

let app: TestApp;
let scene: ContractScene;

beforeAll(async () => {
  app = await startTestApp();
  scene = await ContractScene.open(app);
});
afterAll(() => app.stop());

/** Query parameters of a route, as `GET /help/topics` and `categoryId`. */
interface Walk {
  readonly route: string;
  readonly parameters: readonly string[];
  readonly walk: () => Promise<void>;
}

/** Lists of one's own, which the contract doesn't have. */
const OWN_PAGES = ['GET /blocks', 'GET /mutes', 'GET /follows/requests', 'GET /reports/mine', 'GET /moderation/cases'];
/** Lists that the contract doesn't have, of what another route is about. */
const NEWER_PAGES: Readonly<Record<string, string>> = {
  'GET /posts/{id}/quotes': 'GET /posts/{id}/replies',
  'GET /posts/{id}/edits': 'GET /posts/{id}/replies',
  'GET /posts/{id}/hidden-replies': 'GET /posts/{id}/replies',
};
/** Pages of a list of one's own. */
const LIST_PAGES = ['GET /lists/{id}/members', 'GET /lists/{id}/posts'];
const PAGES = CONTRACT.filter(({ route, data }) => route.startsWith('GET ') && data.startsWith('P<'));

async function addressOf(route: string): Promise<string> {
  const parts = LIST_PAGES.includes(route)
    ? (await app.as(scene.ben).post('/lists', { title: 'Herons' })).body.data
    : await REQUESTS[NEWER_PAGES[route] ?? route]!(scene);
  return route
    .slice('GET '.length)
    .replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parts[part])));
}

const pages: readonly Walk[] = [
  ...PAGES.map(({ route }) => route),
  ...Object.keys(NEWER_PAGES),
  ...OWN_PAGES,
  ...LIST_PAGES,
].map((route) => ({
  route,
  parameters: ['pageNumber', 'pageSize'],
  walk: async () => {
    const isOwn = OWN_PAGES.includes(route);
    const address = isOwn ? route.slice('GET '.length) : await addressOf(route);
    const reader = route === 'GET /moderation/cases' ? scene.admin : scene.ben;
    const client = isOwn || LIST_PAGES.includes(route) ? app.as(reader) : app.visitor;

    const second = await client.get(`${address}?pageNumber=2&pageSize=1`);
    const widest = await client.get(`${address}?pageSize=1000`);
    const twice = await client.get(`${address}?pageSize=1&pageSize=2`);

    expect(second.body).toMatchObject({ succeeded: true, currentPage: 2, pageSize: 1, hasPreviousPage: true });
    expect((second.body.data as Json[]).length).toBeLessThanOrEqual(1);
    expect(widest.body).toMatchObject({ currentPage: 1, pageSize: 100 });
    expect(twice.status).toBe(400);
  },
}));

/** The lines of a CSV file below its head. */
async function exported(path: string): Promise<string[]> {
  const { status, body } = await app.as(scene.admin).get(path);
  expect([path, status]).toEqual([path, 200]);
  return (body as string).trimEnd().split('\r\n').slice(1);
}

/** A window of maintenance made and deleted by the administrator, and the audit log's lines of both, filtered. */
async function logged() {
  const id = await scene.maintenance();
  await scene.data(app.as(scene.admin).delete(`/maintenance/${id}`));
  const actions = async (query: string) =>
    (await exported(`/audit-log/export?subjectId=${id}${query}`)).map((line) => /maintenance\.\w+/.exec(line)?.[0]);
  return { actions, deleted: 'maintenance.deleted', created: 'maintenance.created' };
}

async function unsubscribing() {
  const { email, token: verifying } = await scene.mailed('/email-subscription/subscribe');
  await scene.data(app.visitor.post('/email-subscription/verify', { token: verifying }));
  const { id } = (await app.mailbox.latestTo(email)) as unknown as { id: string };
  const source = await (await app.visitor.raw(`/dev/mailbox/${id}/source`)).text();
  const token = /^List-Unsubscribe: <\S+\?token=([\w-]+)>/m.exec(source)?.[1];
  const isActive = async () =>
    ((await scene.data(app.as(scene.admin).get('/email-subscription/admin/list'))) as Json[]).find(
      (one) => one.email === email,
    ).isActive as boolean;
  return { token: token!, isActive };
}

const others: readonly Walk[] = [
  {
    route: 'GET /help/topics',
    parameters: ['categoryId'],
    walk: async () => {
      const [first, second] = (await app.visitor.get('/help/categories')).body.data as Json[];

      const topics = async (category: Json) =>
        (await app.visitor.get(`/help/topics?categoryId=${category.id as string}`)).body.data as Json[];

      expect(await topics(first)).toHaveLength(first.topicCount as number);
      expect(new Set((await topics(second)).map(({ categoryId }) => categoryId as string))).toEqual(
        new Set([second.id]),
      );
    },
  },
  {
    route: 'GET /posts/{id}/thread',
    parameters: ['maxDepth'],
    walk: async () => {
      const reply = async (parentPostId: string) =>
        (await app.as(scene.ben).post('/posts/replies', { parentPostId, content: 'further' })).body.data.id as string;
      const root = await scene.adasQuack();
      await reply(await reply(await reply(root)));

      const depthOf = (post: Json): number =>
        (post.replies as Json[]).length === 0 ? 0 : 1 + Math.max(...(post.replies as Json[]).map(depthOf));
      const asked = async (query: string) =>
        depthOf((await app.visitor.get(`/posts/${root}/thread${query}`)).body.data);

      expect(await Promise.all(['?maxDepth=1', '?maxDepth=2', '', '?maxDepth=0', '?maxDepth=99'].map(asked))).toEqual([
        ...[1, 2, 3, 1, 3],
      ]);
    },
  },
  {
    route: 'GET /hashtags/search',
    parameters: ['searchTerm'],
    walk: async () => {
      const asked = async (term: string) =>
        ((await app.visitor.get(`/hashtags/search?searchTerm=${term}`)).body.data as Json[]).map(
          ({ tag }) => tag as string,
        );

      expect([await asked('pon'), await asked('%23pond'), await asked('lake')]).toEqual([['pond'], ['pond'], []]);
    },
  },
  {
    route: 'DELETE /media',
    parameters: ['cloudinaryUrl'],
    walk: async () => {
      const own = encodeURIComponent(await scene.media());

      const answers = [
        await app.as(scene.ada).delete(`/media?cloudinaryUrl=${own}&cloudinaryUrl=${own}`),
        await app.as(scene.ada).delete('/media'),
        await app.as(scene.ada).delete(`/media?cloudinaryUrl=${own}`),
      ];

      expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
    },
  },
  {
    route: 'GET /maintenance/status',
    parameters: ['routePath'],
    walk: async () => {
      await app.as(scene.admin).post('/maintenance', { name: 'Only there', routePath: '/explore', isActive: true });

      const asked = async (query: string) =>
        (await app.visitor.get(`/maintenance/status${query}`)).body.data.isUnderMaintenance as boolean;

      expect([await asked('?routePath=/explore'), await asked('?routePath=/stream'), await asked('')]).toEqual([
        ...[true, false, false],
      ]);
    },
  },
  {
    route: 'GET /identity/users',
    parameters: ['keyword', 'roleId'],
    walk: async () => {
      const asked = async (query: string) =>
        ((await scene.data(app.as(scene.admin).get(`/identity/users?${query}`))) as Json[])
          .map(({ handle }) => handle as string)
          .sort();

      expect(await asked('keyword=duck1')).toEqual(['duck1']);
      expect(await asked('roleId=editor')).toEqual(['edith']);
      expect(await asked('keyword=duck1&roleId=editor')).toEqual([]);
      expect((await app.as(scene.admin).get('/identity/users?roleId=nobody')).status).toBe(400);
    },
  },
  {
    route: 'DELETE /identity/users/{id}',
    parameters: ['content'],
    walk: async () => {
      const left = async (query: string) => {
        const person = await scene.newPerson();
        const { id } = await scene.data(app.as(person).post('/posts', { content: 'will it stay?' }));
        await scene.data(app.as(scene.admin).delete(`/identity/users/${person.id}${query}`));
        await app.settled();
        return (await app.visitor.get(`/posts/${id as string}`)).status;
      };

      expect([await left('?content=keep'), await left('?content=remove'), await left('')]).toEqual([200, 404, 404]);
      const wrong = await app.as(scene.admin).delete(`/identity/users/${scene.ben.id}?content=burn`);
      expect(wrong.status).toBe(400);
    },
  },
  {
    route: 'GET /audit-log/export',
    parameters: ['actor', 'action', 'subject', 'subjectId', 'since', 'until'],
    walk: async () => {
      const { actions, created, deleted } = await logged();
      const [before, after] = [-60_000, 60_000].map((ms) => new Date(Date.now() + ms).toISOString());

      expect(await actions('')).toEqual([deleted, created]);
      expect([await actions('&actor=max'), await actions('&actor=ada')]).toEqual([[deleted, created], []]);
      expect([await actions(`&action=${deleted}`), await actions('&action=product')]).toEqual([[deleted], []]);
      expect([await actions('&subject=UPGRADE'), await actions('&subject=lake')]).toEqual([[deleted, created], []]);
      expect([await actions(`&since=${before}`), await actions(`&since=${after}`)]).toEqual([[deleted, created], []]);
      expect([await actions(`&until=${after}`), await actions(`&until=${before}`)]).toEqual([[deleted, created], []]);
      expect((await app.as(scene.admin).get('/audit-log/export?since=yesterday')).status).toBe(400);
    },
  },
  {
    route: 'GET /email-subscription/admin/export',
    parameters: ['query', 'state'],
    walk: async () => {
      const { email } = await scene.mailed('/email-subscription/subscribe');
      const asked = async (query: string) =>
        (await exported(`/email-subscription/admin/export?${query}`)).filter((line) => line.includes(email)).length;

      expect([await asked(`query=${email}`), await asked('query=lake')]).toEqual([1, 0]);
      expect([await asked('state=UNCONFIRMED'), await asked('state=CONFIRMED')]).toEqual([1, 0]);
      expect((await app.as(scene.admin).get('/email-subscription/admin/export?state=open')).status).toBe(400);
    },
  },
  {
    route: 'GET /email-subscription/unsubscribe',
    parameters: ['token'],
    walk: async () => {
      const { token, isActive } = await unsubscribing();

      const shown = await app.visitor.raw(`/api/email-subscription/unsubscribe?token=${token}`, { redirect: 'manual' });

      expect([shown.status, shown.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`]);
      expect(await isActive()).toBe(true);
    },
  },
  {
    route: 'POST /data-imports',
    parameters: ['kind'],
    walk: async () => {
      const kinds = ['follows', 'blocks', 'mutes', 'likes'];

      const answers = [];
      for (const kind of kinds) {
        const form = new FormData();
        form.append('file', new Blob(['no_one_here']), 'accounts.csv');
        answers.push(await app.as(scene.ben).post(`/data-imports?kind=${kind}`, form));
      }

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
      expect(answers.slice(0, 3).map(({ body }) => body.data.kind as string)).toEqual(kinds.slice(0, 3));
    },
  },
  {
    route: 'POST /email-subscription/unsubscribe',
    parameters: ['token'],
    walk: async () => {
      const { token, isActive } = await unsubscribing();

      const statuses = [
        (await app.visitor.post('/email-subscription/unsubscribe?token=nonsense')).status,
        (await app.visitor.post(`/email-subscription/unsubscribe?token=${token}&token=${token}`)).status,
        (await app.visitor.post(`/email-subscription/unsubscribe?token=${token}`)).status,
      ];

      expect(statuses).toEqual([400, 400, 200]);
      expect(await isActive()).toBe(false);
    },
  },
  {
    route: 'GET /notifications/digest/unsubscribe',
    parameters: ['token'],
    walk: async () => {
      const shown = await app.visitor.raw('/api/notifications/digest/unsubscribe?token=abc', { redirect: 'manual' });

      expect([shown.status, shown.headers.get('location')]).toEqual([303, '/unsubscribe?list=digest&token=abc']);
    },
  },
  {
    route: 'POST /notifications/digest/unsubscribe',
    parameters: ['token'],
    walk: async () => {
      const path = '/notifications/digest/unsubscribe';
      const good = app.get(DigestLinks).tokenOf(scene.ben.id);

      const answers = [];
      for (const query of ['token=nonsense', `token=${good}&token=${good}`, `token=${good}`])
        answers.push((await app.visitor.post(`${path}?${query}`)).status);

      expect(answers).toEqual([400, 400, 200]);
    },
  },
];

describe('What the query of a REST route asks for', () => {
  it('is tried here for every parameter of the OpenAPI document', async () => {
    const document = await (await app.visitor.raw('/api/docs/openapi.json')).json();
    const documented = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
          (parameters as Json[])
            .filter((parameter) => parameter.in === 'query')
            .map(({ name }) => `${method.toUpperCase()} ${path} ${name as string}`),
        ),
    );

    const tried = [...pages, ...others].flatMap(({ route, parameters }) =>
      parameters.map((name) => `${route} ${name}`),
    );

    expect(documented.length).toBeGreaterThan(30);
    expect(tried.sort()).toEqual(documented.sort());
  });

  it.each([...pages, ...others].map((each) => ({ ...each, names: each.parameters.join(', ') })))(
    '$names of $route',
    ({ walk }) => walk(),
  );

  it('pageNumber, pageSize, keyword and sorting of the products, in the body', async () => {
    for (const [name, price] of [
      ['Pond lamp', 3],
      ['Pond pump', 1],
      ['Pond net', 2],
    ] as const)
      await app.as(scene.editor).post('/products', { name, description: '', price });

    const { body } = await app.as(scene.ada).post('/products/products-paginated', {
      ...{ pageNumber: 2, pageSize: 2, keyword: 'pond', sorting: [{ id: 'price', desc: true }] },
    });

    expect(body).toMatchObject({ currentPage: 2, pageSize: 2, totalCount: 3, hasNextPage: false });
    expect((body.data as Json[]).map(({ name }) => name as string)).toEqual(['Pond pump']);
  });
});
