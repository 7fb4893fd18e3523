import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostWithholding } from '#posts/removal/post-withholding.js';
import { Transactions } from '#kernel/events/transactions.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const UPDATE = `mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) {
  post { editedAt editedAfterNods } } }`;
const EDITS = `query ($id: ID!, $first: Int, $after: String) { post(id: $id) { edits(first: $first, after: $after) {
  edges { node { id content contentWarning isSensitive nodCount createdAt replacedAt entities { kind text } media { id altText } } }
  pageInfo { hasNextPage endCursor } } } }`;
const NOBODY = '0193a000-0000-7000-8000-000000000000';

let app: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = (await app.world.people('eh_author', 'eh_reader')) as [Person, Person];
});
afterAll(() => app.stop());

const publish = async (by: Person, input: object): Promise<Json> =>
  (await app.as(by).post('/posts', { content: 'first words', ...input })).body.data;
const edit = async (id: string, input: object): Promise<Json> =>
  (await app.as(author).graphql(UPDATE, { id, input })).data.updatePost.post;
const editsOf = async (client: Client, id: string, page: object = {}): Promise<Json> =>
  (await client.graphql(EDITS, { id, ...page })).data.post?.edits ?? null;
const contentsOf = async (client: Client, id: string): Promise<string[]> =>
  (await editsOf(client, id)).edges.map(({ node }: Json) => node.content);
const stored = (id: string) =>
  app.rows<{ content: string }>('select content from post_edits where post_id = $1 order by id', [id]);

describe('earlier versions', () => {
  it('hold what a quack said, from when to when, latest first', async () => {
    const uploaded = await app.as(author).post('/media/upload', filesForm([await picture(8, 8).png().toBuffer()]));
    const mediaIds = [uploaded.body.data.id];
    const { id, createdOn } = await publish(author, { content: 'one #tag', contentWarning: 'careful', mediaIds });
    const first = await edit(id, { content: 'two' });
    await edit(id, { content: 'two', contentWarning: null });
    await edit(id, { content: 'three', isSensitive: true });

    const { edges, pageInfo } = await editsOf(app.visitor, id);

    expect(edges.map(({ node }: Json) => [node.content, node.contentWarning, node.isSensitive])).toEqual([
      ['two', null, false],
      ['two', 'careful', false],
      ['one #tag', 'careful', false],
    ]);
    const oldest = edges[2].node;
    expect(oldest).toMatchObject({ createdAt: createdOn, replacedAt: first.editedAt, nodCount: 0 });
    expect(oldest.entities).toEqual([{ kind: 'HASHTAG', text: '#tag' }]);
    expect(oldest.media).toEqual([{ id: mediaIds[0], altText: expect.any(String) }]);
    expect(edges[1].node.createdAt).toBe(first.editedAt);
    expect(pageInfo.hasNextPage).toBe(false);
  });

  it('come in pages, by REST as well, and from edits that change something alone', async () => {
    const { id } = await publish(author, {});
    await edit(id, { content: 'first words' });
    for (const content of ['second', 'third', 'fourth']) await edit(id, { content });

    const page = await editsOf(app.as(reader), id, { first: 2 });
    const next = await editsOf(app.as(reader), id, { first: 2, after: page.pageInfo.endCursor });
    const { body } = await app.visitor.get(`/posts/${id}/edits?pageSize=2`);

    expect(page.edges.map(({ node }: Json) => node.content)).toEqual(['third', 'second']);
    expect(next.edges.map(({ node }: Json) => node.content)).toEqual(['first words']);
    expect(body.data.map(({ content }: Json) => content)).toEqual(['third', 'second']);
    expect(JSON.stringify(body)).toContain('"totalCount":3');
  });

  it('are at most 50, the first among them', async () => {
    const { id } = await publish(author, { content: 'version 0' });
    for (let version = 1; version <= 55; version += 1) await edit(id, { content: `version ${version}` });

    const kept = (await stored(id)).map(({ content }) => content);

    expect(kept).toHaveLength(50);
    expect([kept[0], kept[1], kept.at(-1)]).toEqual(['version 0', 'version 6', 'version 54']);
  });

  it('are read by those who read the quack, and are missing to others as it is', async () => {
    const { id } = await publish(author, { visibility: 'FOLLOWERS' });
    await edit(id, { content: 'other words' });

    const hidden = await app.as(reader).get(`/posts/${id}/edits`);
    const missing = await app.as(reader).get(`/posts/${NOBODY}/edits`);

    expect(await contentsOf(app.as(author), id)).toEqual(['first words']);
    expect(await editsOf(app.as(reader), id)).toBeNull();
    expect([hidden.status, hidden.body.message]).toEqual([404, missing.body.message]);
    await app.as(reader).post(`/follows/${author.id}`);
    expect(await contentsOf(app.as(reader), id)).toEqual(['first words']);
    await app.as(reader).delete(`/follows/${author.id}`);
  });

  it('go with the quack: at once when it is deleted, and unread while moderators withhold it', async () => {
    const { id } = await publish(author, {});
    await edit(id, { content: 'other words' });
    const withheld = await publish(author, {});
    await edit(withheld.id, { content: 'other words' });
    const transactions = app.get(Transactions);
    const withholding = app.get(PostWithholding);

    await app.as(author).delete(`/posts/${id}`);
    await transactions.run((tx) => withholding.withhold(tx, withheld.id, author.id));
    const unread = await editsOf(app.visitor, withheld.id);
    await transactions.run((tx) => withholding.restore(tx, withheld.id));
    const restored = await contentsOf(app.visitor, withheld.id);
    await transactions.run((tx) => withholding.withhold(tx, withheld.id, author.id));
    await app.rows(`update withheld_posts set withheld_at = now() - interval '31 days' returning post_id`);
    await withholding.eraseOld();

    expect([unread, restored]).toEqual([null, ['first words']]);
    expect([...(await stored(id)), ...(await stored(withheld.id))]).toEqual([]);
  });

  it('say how many nods a quack had that was edited a day later', async () => {
    const { id } = await publish(author, {});
    await app.rows('update posts set nod_count = 51 where id = $1 returning id', [id]);
    const young = await edit(id, { content: 'second' });
    await app.rows(`update posts set created_at = now() - interval '25 hours' where id = $1 returning id`, [id]);
    const old = await edit(id, { content: 'third' });
    await app.rows('update posts set nod_count = 50 where id = $1 returning id', [id]);
    const few = await edit(id, { content: 'fourth' });

    expect([young, old, few].map(({ editedAfterNods }) => editedAfterNods)).toEqual([null, 51, 51]);
    expect((await editsOf(app.visitor, id)).edges.map(({ node }: Json) => node.nodCount)).toEqual([50, 51, 51]);
  });

  it('are kept with a report, whatever becomes of the quack', async () => {
    const { id } = await publish(author, {});
    await edit(id, { content: 'harmless words' });
    const report = `mutation ($input: ReportPostInput!) { reportPost(input: $input) { report { id } } }`;
    const { data } = await app.as(reader).graphql(report, { input: { postId: id, category: 'SPAM' } });
    await app.as(author).delete(`/posts/${id}`);

    const [row] = await app.rows<{ evidence: Json }>('select evidence from reports where id = $1', [
      data.reportPost.report.id,
    ]);

    expect(row!.evidence.posts[0].versions).toEqual([
      { content: 'first words', contentWarning: null, replacedAt: expect.any(String) },
    ]);
  });
});
