import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { until } from '../plumbing/support/until.js';
import type { Person } from './support/world.js';
import { unzipped } from './support/zip.js';

const PUBLISH = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const FEATURE = 'mutation ($id: ID!) { featurePost(id: $id) { post { id isFeatured } } }';
const UNFEATURE = 'mutation ($id: ID!) { unfeaturePost(id: $id) { post { id isFeatured } } }';
const ORDER =
  'mutation ($postIds: [ID!]!) { orderFeaturedPosts(input: { postIds: $postIds }) { featuredPosts { id } } }';
const DELETE_ACCOUNT =
  'mutation ($password: String!, $handle: String!) { deleteAccountAtOnce(password: $password, handle: $handle) { deletesAt } }';
const FEATURED = 'query ($handle: String!) { user(handle: $handle) { featuredPosts { id content isFeatured } } }';

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const person = (): Promise<Person> => app.world.person(`featuring_${(made += 1)}`);
const say = async (by: Person, content: string, more: object = {}): Promise<string> =>
  (await app.as(by).graphql(PUBLISH, { input: { content, ...more } })).data.createPost.post.id;
const feature = (by: Person, id: string) => app.as(by).graphql(FEATURE, { id });
const unfeature = (by: Person, id: string) => app.as(by).graphql(UNFEATURE, { id });
const refusalOf = ({ errors }: GraphqlAnswer) =>
  errors?.[0] && `${errors[0].extensions['code']} ${errors[0].extensions['reason']}`;

async function shown(of: Person, to?: Person): Promise<string[]> {
  const client = to ? app.as(to) : app.visitor;
  const { data, errors } = await client.graphql(FEATURED, { handle: of.handle });
  expect(errors).toBeUndefined();
  return data.user.featuredPosts.map(({ content }: Json) => content as string);
}

describe('featured posts', () => {
  it('are shown in the profile, the latest featured first, and in the order that their author wants', async () => {
    const ada = await person();
    const [one, two] = [await say(ada, 'one'), await say(ada, 'two')];
    const reply = await say(ada, 'a reply', { parentPostId: two });
    expect(await shown(ada)).toEqual([]);

    const first = await feature(ada, one);
    for (const id of [two, reply, one]) await feature(ada, id);

    expect(first.data.featurePost.post).toEqual({ id: one, isFeatured: true });
    expect(await shown(ada)).toEqual(['a reply', 'two', 'one']);
    const ordered = await app.as(ada).graphql(ORDER, { postIds: [one] });
    expect(ordered.data.orderFeaturedPosts.featuredPosts.map(({ id }: Json) => id)).toEqual([one, reply, two]);
    const { data } = await unfeature(ada, reply);
    expect(data.unfeaturePost.post).toEqual({ id: reply, isFeatured: false });
    await unfeature(ada, reply);
    expect(await shown(ada)).toEqual(['one', 'two']);
    const { body } = await app.visitor.get(`/posts/featured/${ada.id}`);
    expect(body.data).toMatchObject([{ content: 'one' }, { content: 'two' }]);
  });

  it('are known as such to their author alone', async () => {
    const [ada, ben] = [await person(), await person()];
    const id = await say(ada, 'mine');
    await feature(ada, id);
    const ask = async (as?: Person): Promise<boolean> => {
      const query = 'query ($id: ID!) { post(id: $id) { isFeatured } }';
      return (await (as ? app.as(as) : app.visitor).graphql(query, { id })).data.post.isFeatured;
    };

    expect([await ask(ada), await ask(ben), await ask()]).toEqual([true, false, false]);
  });

  it('are five at most, also where they are featured at the same time', async () => {
    const ada = await person();
    const ids = [];
    for (let number = 0; number < 8; number += 1) ids.push(await say(ada, `quack ${number}`));

    const refusals = (await Promise.all(ids.map((id) => feature(ada, id)))).map(refusalOf);

    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(5);
    expect(new Set(refusals)).toEqual(new Set([undefined, 'CONFLICT TOO_MANY_FEATURED_POSTS']));
    const present = await shown(ada);
    expect(present).toHaveLength(5);

    const gone = ids[Number(present[0]!.at(-1))]!;
    await app.as(ada).delete(`/posts/${gone}`);
    expect(await shown(ada)).toEqual(present.slice(1));
    const next = await say(ada, 'in its stead');
    expect(refusalOf(await feature(ada, next))).toBeUndefined();
    expect(await shown(ada)).toEqual(['in its stead', ...present.slice(1)]);
  });

  it("are one's own, and no requacks", async () => {
    const [ada, ben] = [await person(), await person()];
    const theirs = await say(ben, 'theirs');
    const own = await say(ada, 'own');
    await app.as(ada).post(`/posts/${own}/requack`);
    const [requack] = await app.rows<{ id: string }>('select id from posts where requack_of = $1::uuid', [own]);
    const deleted = await say(ada, 'deleted');
    await app.as(ada).delete(`/posts/${deleted}`);

    for (const id of [theirs, requack!.id, deleted]) {
      expect(refusalOf(await feature(ada, id))).toBe('NOT_FOUND POST_NOT_FOUND');
      expect(refusalOf(await unfeature(ada, id))).toBe('NOT_FOUND POST_NOT_FOUND');
    }
    expect((await app.as(ada).post(`/posts/${theirs}/feature`)).status).toBe(404);
    expect((await app.as(ada).post(`/posts/${own}/feature`)).body.data).toMatchObject({ content: 'own' });
    expect((await app.as(ada).delete(`/posts/${own}/feature`)).status).toBe(200);
    expect(await shown(ada)).toEqual([]);
  });

  it('are shown to those who may read them', async () => {
    const [ada, fan, stranger] = [await person(), await person(), await person()];
    await feature(ada, await say(ada, 'open'));
    await feature(ada, await say(ada, 'for followers', { visibility: 'FOLLOWERS' }));
    await app.as(fan).post(`/follows/${ada.id}`);

    expect(await shown(ada, fan)).toEqual(['for followers', 'open']);
    expect(await shown(ada, stranger)).toEqual(['open']);
    expect(await shown(ada)).toEqual(['open']);

    await app.as(ada).graphql('mutation ($id: ID!) { blockUser(id: $id) { user { id } } }', { id: stranger.id });
    expect(await shown(ada, stranger)).toEqual([]);
    expect((await app.as(stranger).get(`/posts/featured/${ada.id}`)).body.data).toEqual([]);
  });

  it('leave while they are held, and come back with their place', async () => {
    const ada = await person();
    const staff = await app.world.person('featured_keeper', { role: 'admin' });
    const add = 'mutation ($input: AddHeldWordInput!) { addHeldWord(input: $input) { heldWord { id } } }';
    await app.as(staff).graphql(add, { input: { text: 'pelicanword', kind: 'PHRASE' } });
    const held = await say(ada, 'held for a while');
    await feature(ada, held);
    await feature(ada, await say(ada, 'stays'));
    const EDIT =
      'mutation ($id: ID!, $content: String!) { updatePost(id: $id, input: { content: $content }) { post { id } } }';
    await app.as(ada).graphql(EDIT, { id: held, content: 'held: pelicanword' });
    await app.settled();

    expect(await shown(ada)).toEqual(['stays']);
    expect(await shown(ada, ada)).toEqual(['stays']);
    await feature(ada, await say(ada, 'in between'));

    const cases = '{ cases(filter: OPEN) { edges { node { id subjectId } } } }';
    const { edges } = (await app.as(staff).graphql(cases)).data.cases;
    const { node } = edges.find((edge: Json) => edge.node.subjectId === held);
    const DECIDE =
      'mutation ($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) { decision { id } } }';
    await app.as(staff).graphql(DECIDE, { id: node.id, input: { outcome: 'NO_VIOLATION' } });
    await app.settled();
    expect(await shown(ada)).toEqual(['in between', 'stays', 'held: pelicanword']);
  });

  it('are left out where a filter of the reader hides them', async () => {
    const [ada, reader] = [await person(), await person()];
    await feature(ada, await say(ada, 'about herons'));
    const input = { title: 'birds', action: 'HIDE', contexts: ['PROFILES'], terms: [{ term: 'herons' }] };
    await app
      .as(reader)
      .graphql('mutation ($input: FilterInput!) { createFilter(input: $input) { filter { id } } }', { input });

    expect(await shown(ada, reader)).toEqual([]);
    expect(await shown(ada)).toEqual(['about herons']);
  });

  it('go with their account', async () => {
    const ada = await person();
    await feature(ada, await say(ada, 'mine'));
    const place = { positions: [{ timeline: 'NOTIFICATIONS', position: ada.id }] };
    const KEEP =
      'mutation ($input: KeepReadingPositionsInput!) { keepReadingPositions(input: $input) { positions { position } } }';
    expect((await app.as(ada).graphql(KEEP, { input: place })).errors).toBeUndefined();
    const { password, handle } = ada;
    expect((await app.as(ada).graphql(DELETE_ACCOUNT, { password, handle })).errors).toBeUndefined();
    await app.settled();

    const left = 'select user_id from featured_posts union all select user_id from reading_positions';
    expect(await app.rows(`select * from (${left}) kept where user_id = $1::uuid`, [ada.id])).toEqual([]);
  });

  it("are in the export of one's data", async () => {
    const ada = await person();
    const ids = [await say(ada, 'one'), await say(ada, 'two')];
    for (const id of ids) await feature(ada, id);
    await app.as(ada).graphql('mutation($password: String!) { requestExport(password: $password) { state } }', {
      password: ada.password,
    });
    const isReady = async () =>
      (await app.as(ada).graphql('{ viewer { dataExport { state } } }')).data.viewer.dataExport.state === 'READY';
    await until(isReady);

    const response = await app.as(ada).raw('/api/data-export');
    const files = unzipped(Buffer.from(await response.arrayBuffer()));
    const { orderedItems, totalItems } = JSON.parse(files.get('featured.json')!.toString());
    expect(totalItems).toBe(2);
    expect(orderedItems).toEqual(ids.toReversed().map((id) => expect.stringMatching(new RegExp(`/${id}$`))));
  });
});
