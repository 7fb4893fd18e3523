import { randomUUID } from 'node:crypto';
import { MAX_DRAFTS } from '@mallard/rules/drafts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { Calendar, codeOf, noon, reasonOf, SCHEDULE } from './support/calendar.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const FIELDS = `id revision updatedAt content contentWarning isSensitive media { id } visibility quotePostId quoteRule replyRule
  repliesCloseAfterHours poll { options isMultiple hidesUntilEnd durationMinutes } place { latitude longitude } parentPostId
  thread { content contentWarning isSensitive media { id } poll { options durationMinutes } } failure`;
const SAVE = `mutation ($id: ID, $revision: Int, $input: PostDraftInput!) {
  saveDraft(id: $id, revision: $revision, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!) { deleteDraft(id: $id) { deletedId } }';
const READ = `query ($id: ID!) { viewer { draftCount draft(id: $id) { ${FIELDS} } } }`;
const LIST = `query ($first: Int, $after: String) { viewer { drafts(first: $first, after: $after) {
  edges { node { id content } } pageInfo { hasNextPage endCursor } } } }`;
const CREATE =
  'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id content media { id } author { id } } } }';

describe('drafts', () => {
  let app: TestApp;
  let calendar: Calendar;
  let ada: Person;
  beforeAll(async () => {
    app = await startTestApp();
    calendar = new Calendar(app);
  });
  beforeAll(async () => {
    ada = await calendar.newPerson();
  });
  afterAll(() => app.stop());

  const ask = (variables: Record<string, unknown>, person = ada, key?: string) =>
    app.as(person).graphql(SAVE, variables, key ? { 'idempotency-key': key } : {});
  const save = async (input: Record<string, unknown>, person = ada): Promise<Json> => {
    const { data, errors } = await ask({ input }, person);
    if (errors) throw new Error(errors[0]?.message);
    return data.saveDraft;
  };
  const read = async (id: string, person = ada): Promise<Json> =>
    (await app.as(person).graphql(READ, { id })).data.viewer.draft;

  it('are kept as they were typed, with everything that a quack and its thread can have', async () => {
    const [picture, another] = [await calendar.picture(ada), await calendar.picture(ada)];
    const answered = await app.as(ada).graphql(CREATE, { input: { content: 'answer me' } });
    const poll = { options: ['', 'tea'], multiple: true, hidesUntilEnd: null, durationMinutes: 1 };
    const parentPostId = answered.data.createPost.post.id as string;
    const quotePostId = randomUUID();

    const { id } = await save({
      content: '  half a thought, ',
      contentWarning: 'hm',
      isSensitive: true,
      mediaIds: [picture],
      visibility: 'FOLLOWERS',
      quoteRule: 'ASK',
      replyRule: ['FOLLOWING'],
      repliesCloseAfterHours: 24,
      place: { latitude: 32.08, longitude: 34.78 },
      poll,
      parentPostId,
      quotePostId,
      thread: [
        { content: 'x'.repeat(9_999), mediaIds: [another] },
        { content: '', poll },
      ],
    });

    const stored = { options: ['', 'tea'], isMultiple: true, hidesUntilEnd: false, durationMinutes: 1 };
    const { place, ...said } = await read(id);
    expect(said).toEqual({
      ...{ id, revision: 1, updatedAt: expect.any(String), content: '  half a thought, ', contentWarning: 'hm' },
      ...{ isSensitive: true, media: [{ id: picture }], visibility: 'FOLLOWERS', quotePostId, quoteRule: 'ASK' },
      ...{ replyRule: ['FOLLOWING'], repliesCloseAfterHours: 24, poll: stored, parentPostId, failure: null },
      thread: [
        {
          ...{ content: 'x'.repeat(9_999), contentWarning: null, isSensitive: false, media: [{ id: another }] },
          poll: null,
        },
        {
          ...{ content: '', contentWarning: null, isSensitive: false, media: [] },
          poll: { options: ['', 'tea'], durationMinutes: 1 },
        },
      ],
    });
    expect(place.latitude).toBeCloseTo(32.08, 1);
    expect(await save({ content: '' })).toMatchObject({ visibility: null, quoteRule: null, replyRule: [], thread: [] });
  });

  it('are replaced by the next save, with the media where they are now', async () => {
    const [one, two, three] = [await calendar.picture(ada), await calendar.picture(ada), await calendar.picture(ada)];
    const { id } = await save({ content: 'a', mediaIds: [one, two.toUpperCase()], thread: [{ content: 'b' }] });
    const thread = [
      { content: 'b', mediaIds: [one] },
      { content: 'c', mediaIds: [three] },
    ];

    const { data } = await ask({ id, revision: 1, input: { content: 'A', mediaIds: [two], thread } });

    expect(data.saveDraft).toMatchObject({
      ...{ id, revision: 2, content: 'A', media: [{ id: two }] },
      thread: [
        { content: 'b', media: [{ id: one }] },
        { content: 'c', media: [{ id: three }] },
      ],
    });
    const shorter = await ask({ id, revision: 2, input: { content: 'A' } });
    expect(shorter.data.saveDraft).toMatchObject({ revision: 3, media: [], thread: [] });
    expect((await save({ content: '', mediaIds: [one, two, three] })).media).toHaveLength(3);
  });

  it('that another device has changed are not overwritten', async () => {
    const { id } = await save({ content: 'one' });
    const phone = await ask({ id, revision: 1, input: { content: 'phone' } });

    const laptop = await ask({ id, revision: 1, input: { content: 'laptop' } });

    expect(phone.data.saveDraft.revision).toBe(2);
    expect([codeOf(laptop), reasonOf(laptop)]).toEqual(['CONFLICT', 'DRAFT_CHANGED']);
    expect(laptop.errors![0]!.extensions.values).toEqual({ revision: 2 });
    expect((await read(id)).content).toBe('phone');
    const both = await Promise.all(['left', 'right'].map((content) => ask({ id, revision: 2, input: { content } })));
    expect(both.map(reasonOf).toSorted()).toEqual(['DRAFT_CHANGED', undefined].toSorted());
  });

  it('are saved once by a client that asks again, under the id that it chose', async () => {
    const id = randomUUID();
    const again = () => ask({ id, input: { content: 'once' } }, ada, 'first-save');

    const answers = await Promise.all([again(), again(), again()]);

    expect(answers.map(({ data }) => data.saveDraft)).toMatchObject(Array(3).fill({ id, revision: 1 }));
    expect(reasonOf(await ask({ id, input: { content: 'once' } }))).toBe('DRAFT_CHANGED');
  });

  it('are one’s own', async () => {
    const ben = await calendar.newPerson();
    const { id } = await save({ content: 'mine' });
    const foreign = await calendar.picture(ben);

    const taken = await ask({ id, revision: 1, input: { content: 'yours' } }, ben);
    const withoutRevision = await ask({ id, input: { content: 'yours' } }, ben);

    expect([reasonOf(taken), reasonOf(withoutRevision)]).toEqual(['DRAFT_NOT_FOUND', 'DRAFT_NOT_FOUND']);
    expect(reasonOf(await app.as(ben).graphql(DELETE, { id }))).toBe('DRAFT_NOT_FOUND');
    const published = await app.as(ben).graphql(CREATE, { input: { content: 'yours', draftId: id } });
    expect(reasonOf(published)).toBe('DRAFT_NOT_FOUND');
    expect(await read(id, ben)).toBeNull();
    expect(reasonOf(await ask({ input: { content: 'x', mediaIds: [foreign] } }))).toBe('MEDIA_NOT_FOUND');
    expect((await app.visitor.graphql(SAVE, { input: { content: 'x' } })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await read(id)).content).toBe('mine');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a text that is too long', { content: 'x'.repeat(10_001) }, 'DRAFT_TOO_LONG'],
    ['a part that is too long', { content: '', thread: [{ content: 'x'.repeat(10_001) }] }, 'DRAFT_TOO_LONG'],
    ['a warning that is too long', { content: '', contentWarning: 'x'.repeat(501) }, 'DRAFT_TOO_LONG'],
    ['what can’t be stored', { content: 'a\u0000b' }, 'INVALID_TEXT'],
    ['half a character in a part', { content: '', thread: [{ content: '\ud83e' }] }, 'INVALID_TEXT'],
    [
      'too many answers',
      { content: '', poll: { options: Array(7).fill('a'), durationMinutes: 60 } },
      'POLL_OPTIONS_NUMBER',
    ],
    ['a time that no column holds', { content: '', repliesCloseAfterHours: 40_000 }, 'REPLIES_CLOSE_TIME'],
  ])('refuse %s', async (_, input, reason) => {
    expect(reasonOf(await ask({ input }))).toBe(reason);
  });

  it('refuse a thread of more than 25 quacks', async () => {
    const thread = Array(25).fill({ content: 'on and on' });
    expect(codeOf(await ask({ input: { content: 'first', thread } }))).toBe('BAD_USER_INPUT');
    expect((await save({ content: 'first', thread: thread.slice(1) })).thread).toHaveLength(24);
  });

  it('are listed by their latest change, page by page', async () => {
    const person = await calendar.newPerson();
    const first = await save({ content: 'first' }, person);
    const second = await save({ content: 'second' }, person);
    await save({ content: 'third' }, person);
    await ask({ id: first.id, revision: 1, input: { content: 'first, changed' } }, person);

    const page = async (variables: object): Promise<Json> =>
      (await app.as(person).graphql(LIST, { ...variables })).data.viewer.drafts;
    const one = await page({ first: 2 });
    const two = await page({ first: 2, after: one.pageInfo.endCursor });

    expect([...one.edges, ...two.edges].map(({ node }: Json) => node.content)).toEqual([
      ...['first, changed', 'third', 'second'],
    ]);
    expect([one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([true, false]);
    expect((await app.as(person).graphql(READ, { id: second.id })).data.viewer.draftCount).toBe(3);
    const nonsense = await app.as(person).graphql(LIST, { after: Buffer.from('viewer.drafts:x,y').toString('base64') });
    expect(codeOf(nonsense)).toBe('BAD_USER_INPUT');
  });

  it('are at most a hundred, also of a person who saves several at once', async () => {
    const person = await calendar.newPerson();
    await app.rows(
      `insert into scheduled_posts (id, author_id, state, content, created_at)
       select gen_random_uuid(), $1::uuid, 'DRAFT', 'filler', now() from generate_series(1, $2::int)`,
      [person.id, MAX_DRAFTS - 1],
    );

    const answers = await Promise.all([1, 2, 3].map((n) => ask({ input: { content: `more ${n}` } }, person)));

    expect(answers.map(reasonOf).filter((reason) => reason === 'TOO_MANY_DRAFTS')).toHaveLength(2);
    expect(await calendar.waiting(person)).toEqual([]);
  });

  it('give up their media to a quack, a schedule or a draft of a device that does not know of them', async () => {
    const [one, two, three] = [await calendar.picture(ada), await calendar.picture(ada), await calendar.picture(ada)];
    const first = await save({ content: 'a', mediaIds: [one], thread: [{ content: 'b', mediaIds: [two] }] });
    const second = await save({ content: 'c', mediaIds: [three] });

    const post = await app.as(ada).graphql(CREATE, { input: { content: 'published', mediaIds: [one, two] } });
    const copy = await save({ content: 'c, too', mediaIds: [three] });

    expect(post.data.createPost.post.media).toEqual([{ id: one }, { id: two }]);
    expect(copy.media).toEqual([{ id: three }]);
    expect([(await read(first.id)).media, (await read(second.id)).media]).toEqual([[], []]);
    const scheduled = { content: 'later', publishAt: noon(3), mediaIds: [three] };
    expect((await app.as(ada).graphql(SCHEDULE, { input: scheduled })).errors).toBeUndefined();
    expect(reasonOf(await ask({ input: { content: 'no', mediaIds: [three] } }))).toBe('MEDIA_NOT_FOUND');
  });

  it('are deleted, and can be saved again with the same id and media', async () => {
    const picture = await calendar.picture(ada);
    const { id } = await save({ content: 'gone?', thread: [{ content: '', mediaIds: [picture] }] });

    const { data } = await app.as(ada).graphql(DELETE, { id });
    const late = await ask({ id, revision: 1, input: { content: 'late' } });
    const again = await ask({ id, input: { content: 'gone?', mediaIds: [picture] } });

    expect(data.deleteDraft.deletedId).toBe(id);
    expect(reasonOf(late)).toBe('DRAFT_NOT_FOUND');
    expect(again.data.saveDraft).toMatchObject({ id, revision: 1, media: [{ id: picture }] });
    await app.as(ada).graphql(DELETE, { id });
    expect(reasonOf(await app.as(ada).graphql(DELETE, { id }))).toBe('DRAFT_NOT_FOUND');
  });

  it('are gone once they are published, with their media in the quack, and don’t come back', async () => {
    const picture = await calendar.picture(ada);
    const { id } = await save({ content: 'done', mediaIds: [picture] });

    const answers = await Promise.all(
      [1, 2].map(() => app.as(ada).graphql(CREATE, { input: { content: 'done', mediaIds: [picture], draftId: id } })),
    );

    const published = answers.filter(({ errors }) => !errors);
    const refused = answers.find(({ errors }) => errors)!;
    expect(published).toHaveLength(1);
    const { post } = published[0]!.data.createPost;
    expect(post.media).toEqual([{ id: picture }]);
    expect([reasonOf(refused), refused.errors![0]!.extensions.values]).toEqual([
      'ALREADY_PUBLISHED',
      { postId: post.id },
    ]);
    expect(await read(id)).toBeNull();
    expect(reasonOf(await ask({ id, revision: 1, input: { content: 'late' } }))).toBe('ALREADY_PUBLISHED');
    expect(reasonOf(await ask({ id, input: { content: 'later' } }))).toBe('ALREADY_PUBLISHED');
  });

  it('stay where publishing them is refused', async () => {
    const picture = await calendar.picture(ada);
    const { id } = await save({ content: 'x'.repeat(501), mediaIds: [picture] });
    const foreign = await calendar.picture(await calendar.newPerson());

    const tooLong = await app.as(ada).graphql(CREATE, { input: { content: 'x'.repeat(501), draftId: id } });
    const theirs = await app.as(ada).graphql(CREATE, { input: { content: 'x', mediaIds: [foreign], draftId: id } });

    expect([reasonOf(tooLong), reasonOf(theirs)]).toEqual(['POST_TOO_LONG', 'MEDIA_NOT_FOUND']);
    expect(await read(id)).toMatchObject({ revision: 1, media: [{ id: picture }] });
  });

  it('become scheduled quacks under their id', async () => {
    const picture = await calendar.picture(ada);
    const { id } = await save({ content: 'later', mediaIds: [picture] });
    const input = { content: 'later', mediaIds: [picture], publishAt: noon(2), draftId: id };

    const { data } = await app.as(ada).graphql(SCHEDULE, { input });

    expect(data.schedulePost).toMatchObject({ id, media: [{ id: picture }] });
    expect(await read(id)).toBeNull();
    expect(reasonOf(await ask({ id, revision: 1, input: { content: 'late' } }))).toBe('DRAFT_SENT');
    expect(reasonOf(await app.as(ada).graphql(SCHEDULE, { input }))).toBe('DRAFT_SENT');
  });

  it('are found by their index, and leave the scheduled ones alone', async () => {
    const person = await calendar.newPerson();
    await save({ content: 'a draft' }, person);
    const id = await calendar.schedule(person, 'scheduled');

    expect(await calendar.waiting(person)).toMatchObject([{ id, content: 'scheduled' }]);
    expect(await read(id, person)).toBeNull();
    expect(reasonOf(await app.as(person).graphql(DELETE, { id }))).toBe('DRAFT_NOT_FOUND');
  });
});
