import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const POST = 'query ($id: ID!) { post(id: $id) { isSensitive isMarkedSensitive isMarkedByStaff media { id } } }';
const UPDATE = `mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) {
  post { isSensitive isMarkedByStaff contentWarning } } }`;
const SCHEDULE = `mutation ($input: SchedulePostInput!) { schedulePost(input: $input) { id isSensitive } }`;
const RESCHEDULE = `mutation ($id: ID!, $input: SchedulePostInput!) { updateScheduledPost(id: $id, input: $input) { isSensitive } }`;
const PUBLISH = 'mutation ($id: ID!) { publishScheduledPost(id: $id) { post { isSensitive } } }';
const SETTING = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) {
  viewer { preferences { sensitiveMedia } } } }`;
const REPORT = `mutation ($id: ID!) { reportPost(input: { postId: $id, category: SEXUAL }) { report { id } } }`;
const CASES = 'query { cases(first: 100) { edges { node { id subjectId } } } }';
const DECIDE = `mutation ($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) {
  decision { id outcome posts { id content } } } }`;
const MODERATE = `mutation ($id: ID!, $input: DecisionInput!) { moderateUser(userId: $id, input: $input) { decision { id } } }`;
const OVERRULE = 'mutation ($id: ID!) { overruleDecision(id: $id) { decision { id } } }';
const APPEAL = 'mutation ($id: ID!) { appeal(decisionId: $id, text: "It is a painting.") { appeal { id } } }';
const GRANT = `mutation ($id: ID!) { decideAppeal(id: $id, isGranted: true, reasons: "It is.") { appeal { state } } }`;
const DECISIONS = '{ viewer { decisions { edges { node { id outcome facts posts { id } } } } } }';
const NUMBERS = 'query ($year: Int!) { moderationNumbers(year: $year) { outcomes { outcome count } } }';
const BY_LAW = { ground: 'LAW', law: 'Section 1', facts: 'Nakedness without a warning.' };

let app: TestApp;
let [admin, judge, author, reader]: Person[] = [];
beforeAll(async () => {
  app = await startTestApp({ withPages: true });
  admin = await app.world.person('moderator', { role: 'admin' });
  judge = await app.world.person('judge', { role: 'admin' });
  author = await app.world.person('painter');
  reader = await app.world.person('reader');
});
afterAll(() => app.stop());

async function uploaded(): Promise<{ id: string; url: string }> {
  const { body } = await app.as(author!).post('/media/upload', filesForm([await picture(8, 8).png().toBuffer()]));
  return body.data as { id: string; url: string };
}

/** A quack with a picture. */
async function shown(more: object = {}): Promise<{ id: string; url: string }> {
  const { id: mediaId, url } = await uploaded();
  const { body } = await app.as(author!).post('/posts', { content: 'A painting', mediaIds: [mediaId], ...more });
  return { id: body.data.id, url };
}
const read = async (by: Person | null, id: string): Promise<Json> =>
  (await (by ? app.as(by) : app.visitor).graphql(POST, { id })).data.post;
const edit = async (id: string, input: object) =>
  app.as(author!).graphql(UPDATE, { id, input: { content: 'A painting', ...input } });
async function labeled(id: string): Promise<string> {
  await app.as(reader!).graphql(REPORT, { id });
  const { data } = await app.as(admin!).graphql(CASES);
  const { node } = data.cases.edges.find((edge: Json) => edge.node.subjectId === id);
  const input = { outcome: 'LABEL', postIds: [id], ...BY_LAW };
  const decided = await app.as(admin!).graphql(DECIDE, { id: node.id, input });
  expect(decided.data.decideCase.decision).toMatchObject({ outcome: 'LABEL', posts: [{ id, content: 'A painting' }] });
  return decided.data.decideCase.decision.id;
}

describe('a quack with sensitive media', () => {
  it('is marked by its author or by a content warning, and can be edited', async () => {
    const { id } = await shown({ isSensitive: true });
    const plain = await shown();
    const warned = await shown({ contentWarning: 'art' });

    expect(await read(null, id)).toMatchObject({ isSensitive: true, isMarkedSensitive: true, isMarkedByStaff: false });
    expect((await app.as(reader!).get(`/posts/${id}`)).body.data.isSensitive).toBe(true);
    expect(await read(reader!, plain.id)).toMatchObject({ isSensitive: false });
    expect(await read(reader!, warned.id)).toMatchObject({ isSensitive: true, isMarkedSensitive: false });
    // Words and marks are edited apart from each other.
    expect((await edit(id, {})).data.updatePost.post.isSensitive).toBe(true);
    expect((await edit(id, { isSensitive: false })).data.updatePost.post.isSensitive).toBe(false);
    expect((await edit(warned.id, { contentWarning: null })).data.updatePost.post.isSensitive).toBe(false);
    const put = await app.as(author!).put(`/posts/${plain.id}`, { content: 'A painting', isSensitive: true });
    expect(put.body.data.isSensitive).toBe(true);
    const reply = { content: 'Another', parentPostId: id, isSensitive: true, mediaIds: [(await uploaded()).id] };
    expect((await app.as(author!).post('/posts/replies', reply)).body.data.isSensitive).toBe(true);
    const wrong = await app.as(author!).post('/posts', { content: 'x', isSensitive: 'very' });
    expect(wrong.body.messages).toEqual(['isSensitive must be true or false.']);
  });

  it('is scheduled with its mark', async () => {
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const input = { content: 'Later', publishAt, isSensitive: true, mediaIds: [(await uploaded()).id] };

    const { data } = await app.as(author!).graphql(SCHEDULE, { input });
    const { id } = data.schedulePost;
    const again = await app.as(author!).graphql(RESCHEDULE, { id, input: { content: 'Later on', publishAt } });
    const published = await app.as(author!).graphql(PUBLISH, { id });

    expect(data.schedulePost.isSensitive).toBe(true);
    expect(again.data.updateScheduledPost.isSensitive).toBe(true);
    expect(published.data.publishScheduledPost.post.isSensitive).toBe(true);
  });

  it('shows no picture on pages that the server draws, nor at the front door', async () => {
    const { id, url } = await shown({ isSensitive: true });
    const open = await shown();
    const warned = await shown({ contentWarning: 'art' });
    const pathOf = (address: string) => new URL(address, 'http://host').pathname;
    const pageOf = async (path: string) => (await app.visitor.raw(path)).text();

    for (const path of [`/post/${id}`, `/post/${warned.id}`, `/user/${author!.handle}`]) {
      const page = await pageOf(path);
      expect(page).toContain('Sensitive picture');
      expect(page).not.toContain(pathOf(url));
      expect(page).not.toContain(pathOf(warned.url));
    }
    expect(await pageOf(`/post/${open.id}`)).toContain(pathOf(open.url));
    expect(await pageOf(`/user/${author!.handle}/feed.atom`)).not.toContain(pathOf(url));
    const { data } = await app.visitor.graphql('{ frontPosts(first: 20) { id isSensitive } }');
    expect(data.frontPosts.filter(({ isSensitive }: Json) => isSensitive)).toEqual([]);
  });
});

it('is covered, hidden or shown, as a person chooses', async () => {
  const choose = (sensitiveMedia: string | null) => app.as(reader!).graphql(SETTING, { input: { sensitiveMedia } });
  const of = ({ data }: Json) => data.updatePreferences.viewer.preferences.sensitiveMedia;

  expect(of(await choose(null))).toBe('BLUR');
  expect(of(await choose('HIDE'))).toBe('HIDE');
  expect(of(await choose('SHOW'))).toBe('SHOW');
});

describe('a mark by moderators', () => {
  it('stays until an appeal is granted, and is told with its reasons', async () => {
    const { id } = await shown();
    const decisionId = await labeled(id);
    await app.settled();

    expect(await read(reader!, id)).toMatchObject({ isSensitive: true, isMarkedByStaff: false });
    expect(await read(author!, id)).toMatchObject({ isSensitive: true, isMarkedByStaff: true });
    const refused = await edit(id, { isSensitive: false });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'MARKED_BY_STAFF' });
    expect((await edit(id, {})).errors).toBeUndefined();
    const { data } = await app.as(author!).graphql(DECISIONS);
    expect(data.viewer.decisions.edges[0].node).toEqual({
      ...{ id: decisionId, outcome: 'LABEL', facts: BY_LAW.facts, posts: [{ id }] },
    });
    expect((await app.mailbox.to(author!.email)).some(({ text }: Json) => text.includes(BY_LAW.facts))).toBe(true);
    const numbers = await app.as(admin!).graphql(NUMBERS, { year: new Date().getUTCFullYear() });
    expect(numbers.data.moderationNumbers.outcomes).toContainEqual({ outcome: 'LABEL', count: 1 });

    const appealed = await app.as(author!).graphql(APPEAL, { id: decisionId });
    await app.as(judge!).graphql(GRANT, { id: appealed.data.appeal.appeal.id });

    expect(await read(author!, id)).toMatchObject({ isSensitive: false, isMarkedByStaff: false });
  });

  it('leaves the mark of the author and of other decisions when it is undone', async () => {
    const own = await shown({ isSensitive: true });
    const twice = await shown();
    const first = await labeled(own.id);
    const second = await labeled(twice.id);
    const input = { outcome: 'LABEL', postIds: [twice.id], ...BY_LAW };
    const third = await app.as(admin!).graphql(MODERATE, { id: author!.id, input });

    await app.as(admin!).graphql(OVERRULE, { id: first });
    expect(await read(author!, own.id)).toMatchObject({ isSensitive: true, isMarkedByStaff: false });
    await app.as(admin!).graphql(OVERRULE, { id: second });
    expect(await read(author!, twice.id)).toMatchObject({ isMarkedByStaff: true });
    await app.as(admin!).graphql(OVERRULE, { id: third.data.moderateUser.decision.id });
    expect(await read(author!, twice.id)).toMatchObject({ isSensitive: false, isMarkedByStaff: false });
  });

  it('needs media', async () => {
    const { body } = await app.as(author!).post('/posts', { content: 'Only words' });
    const input = { outcome: 'LABEL', postIds: [body.data.id], ...BY_LAW };

    const { errors } = await app.as(admin!).graphql(MODERATE, { id: author!.id, input });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NOTHING_TO_LABEL' });
  });
});
