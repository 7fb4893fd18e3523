import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const CREATE = 'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const NEARBY = `query($latitude: Float!, $longitude: Float!, $radiusKm: Float, $first: Int, $after: String) {
  nearbyPosts(latitude: $latitude, longitude: $longitude, radiusKm: $radiusKm, first: $first, after: $after) {
    edges { node { content } } pageInfo { hasNextPage endCursor } } }`;
const TEL_AVIV = { latitude: 32.0853, longitude: 34.7818 };
const RAMAT_GAN = { latitude: 32.0684, longitude: 34.8248 };
const JERUSALEM = { latitude: 31.7683, longitude: 35.2137 };

describe('quacks nearby', () => {
  let app: TestApp;
  let ada: Person;
  let shy: Person;

  beforeAll(async () => {
    app = await startTestApp();
    [ada, shy] = (await app.world.people('ada', 'shy')) as [Person, Person];
    await app.as(shy).put('/identity/profile', { requiresLogin: true });
    await quack('far', JERUSALEM);
    await quack('near', TEL_AVIV);
    await quack('next door', RAMAT_GAN);
    await quack('nowhere');
    await quack('near, later', TEL_AVIV);
  });
  afterAll(() => app.stop());

  async function quack(content: string, place?: object, as: Person = ada): Promise<string> {
    const { data, errors } = await app.as(as).graphql(CREATE, { input: { content, place } });
    expect(errors).toBeUndefined();
    return data.createPost.post.id as string;
  }

  async function nearby(where: object, as?: Person): Promise<string[]> {
    const { data, errors } = await (as ? app.as(as) : app.visitor).graphql(NEARBY, where as Record<string, unknown>);
    expect(errors).toBeUndefined();
    return data.nearbyPosts.edges.map(({ node }: { node: { content: string } }) => node.content);
  }

  it('come nearest first, then newest, as far as the radius', async () => {
    expect(await nearby(TEL_AVIV)).toEqual(['near, later', 'near', 'next door']);
    expect(await nearby({ ...TEL_AVIV, radiusKm: 100 })).toEqual(['near, later', 'near', 'next door', 'far']);
    expect(await nearby({ ...TEL_AVIV, radiusKm: 1 })).toEqual(['near, later', 'near']);
    expect(await nearby({ latitude: -40, longitude: 170 })).toEqual([]);
  });

  it('say how far away they are, as near as a cell can tell', async () => {
    const { data } = await app.visitor.graphql(
      `{ nearbyPosts(latitude: 32.0853, longitude: 34.7818, radiusKm: 100) { edges { distanceKm node { content } } }
         stream(feed: EVERYONE) { edges { distanceKm } } }`,
    );

    const far = data.nearbyPosts.edges.map(
      ({ distanceKm, node }: { distanceKm: number; node: { content: string } }) => [node.content, distanceKm] as const,
    );
    expect(far).toEqual([
      ['near, later', 0],
      ['near', 0],
      ['next door', expect.closeTo(5, -1)],
      ['far', expect.closeTo(54, -1)],
    ]);
    expect(data.stream.edges[0]).toEqual({ distanceKm: null });
  });

  it('come page by page', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await app.visitor.graphql(NEARBY, { ...TEL_AVIV, radiusKm: 100, first: 1, after });
      seen.push(...data.nearbyPosts.edges.map(({ node }: { node: { content: string } }) => node.content));
      after = data.nearbyPosts.pageInfo.hasNextPage ? data.nearbyPosts.pageInfo.endCursor : null;
    } while (after !== null);

    expect(seen).toEqual(['near, later', 'near', 'next door', 'far']);
  });

  it('leave nothing of a position but its cell, and not even that of a removed one', async () => {
    const id = await quack('secret spot', { latitude: 51.4778912, longitude: -0.0014567 });
    const stored = await app.rows('select * from post_places where post_id = $1::uuid', [id]);
    const dump = await app.rows<{ everything: string }>(
      `select coalesce((select string_agg(o::text, ' ') from outbox_events o), '') ||
         coalesce((select string_agg(k::text, ' ') from idempotency_keys k), '') ||
         (select string_agg(p::text, ' ') from posts p) as everything`,
    );

    expect(stored).toEqual([{ post_id: id, cell: 'gcpuz' }]);
    expect(dump[0]?.everything).not.toMatch(/51\.47|0\.0014/);

    await app.as(ada).delete(`/posts/${id}`);
    expect(await app.rows('select * from post_places where post_id = $1::uuid', [id])).toEqual([]);
  });

  it('are shown to whom their authors show them', async () => {
    const place = { latitude: 60.17, longitude: 24.94 };
    await quack('by someone shy', place, shy);

    expect(await nearby(place)).toEqual([]);
    expect(await nearby(place, ada)).toEqual(['by someone shy']);
    await app.rows('update users set is_active = false where id = $1::uuid', [shy.id]);
    expect(await nearby(place, ada)).toEqual([]);
    await app.rows('update users set is_active = true where id = $1::uuid', [shy.id]);
  });

  it('are published once by a key, wherever in the cell somebody stands', async () => {
    const publish = (place: object) =>
      app.as(ada).graphql(CREATE, { input: { content: 'keyed', place } }, { 'idempotency-key': 'near-1' });
    const first = await publish({ latitude: 10.0001, longitude: 10.0001 });
    const again = await publish({ latitude: 10.0002, longitude: 10.0002 });
    const elsewhere = await publish(JERUSALEM);

    expect(again.data.createPost.post.id).toBe(first.data.createPost.post.id);
    expect(elsewhere.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});
