import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

const PAGES = CONTRACT.filter(({ route, data }) => route.startsWith('GET ') && data.startsWith('P<'));

async function addressOf(route: string): Promise<string> {
  const parts = await REQUESTS[route]!(scene);
  return route
    .slice('GET '.length)
    .replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parts[part])));
}

describe('What the query of a REST route asks for', () => {
  it('is distinct for every list that has pages', () => {
    expect(PAGES.length).toBeGreaterThan(8);
  });

  it.each(PAGES)('pageNumber and pageSize of $route', async ({ route }) => {
    const address = await addressOf(route);

    const second = await app.visitor.get(`${address}?pageNumber=2&pageSize=1`);
    const widest = await app.visitor.get(`${address}?pageSize=1000`);
    const twice = await app.visitor.get(`${address}?pageSize=1&pageSize=2`);

    expect(second.body).toMatchObject({ succeeded: true, currentPage: 2, pageSize: 1, hasPreviousPage: true });
    expect((second.body.data as Json[]).length).toBeLessThanOrEqual(1);
    expect(widest.body).toMatchObject({ currentPage: 1, pageSize: 100 });
    expect(twice.status).toBe(400);
  });

  it('pageNumber, pageSize, keyword and sorting of the products', async () => {
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

  it('categoryId of the help topics', async () => {
    const [first, second] = (await app.visitor.get('/help/categories')).body.data as Json[];

    const topics = async (category: Json) =>
      (await app.visitor.get(`/help/topics?categoryId=${category.id as string}`)).body.data as Json[];

    expect(await topics(first)).toHaveLength(first.topicCount as number);
    expect(new Set((await topics(second)).map(({ categoryId }) => categoryId as string))).toEqual(new Set([second.id]));
  });

  it('maxDepth of a thread', async () => {
    const reply = async (parentPostId: string) =>
      (await app.as(scene.ben).post('/posts/replies', { parentPostId, content: 'further' })).body.data.id as string;
    const root = await scene.adasQuack();
    await reply(await reply(await reply(root)));

    const depthOf = (post: Json): number =>
      (post.replies as Json[]).length === 0 ? 0 : 1 + Math.max(...(post.replies as Json[]).map(depthOf));
    const asked = async (query: string) => depthOf((await app.visitor.get(`/posts/${root}/thread${query}`)).body.data);

    expect(await Promise.all(['?maxDepth=1', '?maxDepth=2', '', '?maxDepth=0', '?maxDepth=99'].map(asked))).toEqual([
      ...[1, 2, 3, 1, 3],
    ]);
  });

  it('searchTerm of the hashtags', async () => {
    const asked = async (term: string) =>
      ((await app.visitor.get(`/hashtags/search?searchTerm=${term}`)).body.data as Json[]).map(
        ({ tag }) => tag as string,
      );

    expect([await asked('pon'), await asked('%23pond'), await asked('lake')]).toEqual([['pond'], ['pond'], []]);
  });

  it('cloudinaryUrl of the media', async () => {
    const own = encodeURIComponent(await scene.media());

    const answers = [
      await app.as(scene.ada).delete(`/media?cloudinaryUrl=${own}&cloudinaryUrl=${own}`),
      await app.as(scene.ada).delete('/media'),
      await app.as(scene.ada).delete(`/media?cloudinaryUrl=${own}`),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
  });

  it('routePath of the status of maintenance', async () => {
    await app.as(scene.admin).post('/maintenance', { name: 'Only there', routePath: '/explore', isActive: true });

    const asked = async (query: string) =>
      (await app.visitor.get(`/maintenance/status${query}`)).body.data.isUnderMaintenance as boolean;

    expect([await asked('?routePath=/explore'), await asked('?routePath=/stream'), await asked('')]).toEqual([
      ...[true, false, false],
    ]);
  });
});
