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

  it('are visible to those who can see their authors', async () => {
    const place = { latitude: 60.17, longitude: 24.94 };
    await quack('by someone shy', place, shy);

    expect(await nearby(place)).toEqual([]);
    expect(await nearby(place, ada)).toEqual(['by someone shy']);
    await app.rows('update users set is_active = false where id = $1::uuid', [shy.id]);
    expect(await nearby(place, ada)).toEqual([]);
    await app.rows('update users set is_active = true where id = $1::uuid', [shy.id]);
  });

  const OWN_PLACE = 'query($id: ID!) { post(id: $id) { ownPlace { name latitude longitude } } }';
  const EDIT = `mutation($id: ID!, $input: UpdatePostInput!) {
    updatePost(id: $id, input: $input) { post { content ownPlace { name } } } }`;

  it('show their place, by the name of its city, to their authors only', async () => {
    const haifa = { latitude: 32.8191, longitude: 34.9983 };
    const [id, reply, atSea, without] = [
      await quack('from Haifa', haifa),
      (await app.as(ada).post('/posts/replies', { parentPostId: await quack('a parent', haifa), content: 'x' })).body
        .data.id as string,
      await quack('from the ocean', { latitude: -40, longitude: -120 }),
      await quack('from anywhere'),
    ];
    const asked = async (one: string, as: Person | null) => {
      const client = as ? app.as(as) : app.visitor;
      return (await client.graphql(OWN_PLACE, { id: one })).data.post.ownPlace;
    };

    expect(await asked(id, ada)).toEqual({
      name: 'Haifa',
      latitude: expect.closeTo(haifa.latitude, 1),
      longitude: expect.closeTo(haifa.longitude, 1),
    });
    expect((await asked(id, ada)).latitude).not.toBe(haifa.latitude);
    expect(await asked(atSea, ada)).toMatchObject({ name: null, latitude: expect.closeTo(-40, 1) });
    expect([await asked(reply, ada), await asked(without, ada)]).toEqual([null, null]);
    expect([await asked(id, shy), await asked(id, null)]).toEqual([null, null]);
    await app.as(ada).put('/identity/preferences', { language: 'he' });
    expect(await asked(id, ada)).toMatchObject({ name: 'חיפה' });
    await app.as(ada).put('/identity/preferences', { language: 'en' });
  });

  it('lose their place when the author removes it, and leave the list', async () => {
    const place = { latitude: 35.68, longitude: 139.69 };
    const id = await quack('taken back', place);
    const edit = async (as: Person, input: object) =>
      app.as(as).graphql(EDIT, { id, input: { content: 'taken back', ...input } });

    await app.as(ada).put(`/posts/${id}`, { content: 'taken back', removePlace: true, place: null });
    const kept = await edit(ada, {});
    const foreign = await edit(shy, { removePlace: true });
    expect(kept.data.updatePost.post.ownPlace.name).toBe('Tokyo');
    expect(foreign.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await nearby(place)).toEqual(['taken back']);

    const removed = await edit(ada, { removePlace: true });

    expect(removed.data.updatePost.post).toEqual({ content: 'taken back', ownPlace: null });
    expect(await nearby(place)).toEqual([]);
    expect(await app.rows('select * from post_places where post_id = $1::uuid', [id])).toEqual([]);
    expect((await edit(ada, { removePlace: true })).errors).toBeUndefined();
  });

  it('are published once per key, wherever in the cell the author is', async () => {
    const publish = (place: object) =>
      app.as(ada).graphql(CREATE, { input: { content: 'keyed', place } }, { 'idempotency-key': 'near-1' });
    const first = await publish({ latitude: 10.0001, longitude: 10.0001 });
    const again = await publish({ latitude: 10.0002, longitude: 10.0002 });
    const elsewhere = await publish(JERUSALEM);

    expect(again.data.createPost.post.id).toBe(first.data.createPost.post.id);
    expect(elsewhere.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});
