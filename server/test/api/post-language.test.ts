import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clientOf } from '../mastodon/support/client-app.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';

const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id language } } }';
const UPDATE = `mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) {
  post { language } } }`;
const POST = `query ($id: ID!) { post(id: $id) { language edits(first: 5) { edges { node { language } } } } }`;
const SAVE = `mutation ($input: PostDraftInput!) { saveDraft(input: $input) { id language thread { language } } }`;
const SCHEDULE = `mutation ($input: SchedulePostInput!) { schedulePost(input: $input) {
  id language thread { language } } }`;
const RESCHEDULE = `mutation ($id: ID!, $input: SchedulePostInput!) { updateScheduledPost(id: $id, input: $input) {
  language } }`;
const PUBLISH = 'mutation ($id: ID!) { publishScheduledPost(id: $id) { post { id language } } }';
const HOLD = 'mutation ($input: AddHeldWordInput!) { addHeldWord(input: $input) { heldWord { id } } }';
const HELD = '{ viewer { heldPosts { id language } } }';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

let app: TestApp;
let ada: Client;
let device: Client;
beforeAll(async () => {
  app = await startTestApp();
  const person = await app.world.person('ada');
  ada = app.as(person);
  device = await clientOf(app, person);
});
afterAll(() => app.stop());

const created = async (input: object): Promise<Json> => (await ada.graphql(CREATE, { input })).data.createPost.post;
const read = async (id: string): Promise<Json> => (await ada.graphql(POST, { id })).data.post;

describe('The language of a post', () => {
  it('is what its author says, in its canonical form, and null otherwise', async () => {
    expect(await created({ content: 'שלום', language: 'iw' })).toMatchObject({ language: 'he' });
    expect(await created({ content: 'olá', language: 'pt-br' })).toMatchObject({ language: 'pt-BR' });
    expect(await created({ content: 'hello', language: null })).toMatchObject({ language: null });
    expect(await created({ content: 'hello' })).toMatchObject({ language: null });
  });

  it('must be a tag of BCP 47, also in a part of a thread', async () => {
    const refused = { code: 'BAD_USER_INPUT', reason: 'INVALID_LANGUAGE' };
    const errors = async (input: object) => (await ada.graphql(CREATE, { input })).errors?.[0]?.extensions;

    expect(await errors({ content: 'hello', language: 'English' })).toMatchObject({
      ...refused,
      fields: [{ field: 'language' }],
    });
    expect(await errors({ content: '1', thread: [{ content: '2', language: '' }] })).toMatchObject({
      ...refused,
      fields: [{ field: 'thread.0.language' }],
    });
  });

  it('stays in an edit that does not name it, changes and goes, and earlier versions keep theirs', async () => {
    const { id } = await created({ content: 'first', language: 'en' });
    const edit = async (input: object) => (await ada.graphql(UPDATE, { id, input })).data.updatePost.post.language;

    expect(await edit({ content: 'second' })).toBe('en');
    expect(await edit({ content: 'second', language: 'de' })).toBe('de');
    expect(await edit({ content: 'second', language: null })).toBeNull();

    const languages = (await read(id)).edits.edges.map(({ node }: Json) => node.language);
    expect(languages).toEqual(['de', 'en', 'en']);
  });

  it('is kept by drafts, threads and scheduled posts until they are published', async () => {
    const thread = [{ content: 'zwei', language: 'de' }, { content: 'three' }];
    const input = { content: 'one', language: 'en', thread };
    const draft = (await ada.graphql(SAVE, { input })).data.saveDraft;
    expect(draft).toMatchObject({ language: 'en', thread: [{ language: 'de' }, { language: null }] });

    const later = { ...input, publishAt: TOMORROW, draftId: draft.id };
    const scheduled = (await ada.graphql(SCHEDULE, { input: later })).data.schedulePost;
    expect(scheduled).toMatchObject({ language: 'en', thread: [{ language: 'de' }, { language: null }] });

    const moved = { content: 'one', publishAt: TOMORROW };
    const { data } = await ada.graphql(RESCHEDULE, { id: scheduled.id, input: moved });
    expect(data.updateScheduledPost.language).toBe('en');

    const published = (await ada.graphql(PUBLISH, { id: scheduled.id })).data.publishScheduledPost.post;
    expect(published.language).toBe('en');
    const below = (await ada.get(`/posts/${published.id}/replies`)).body.data;
    expect(below[0]).toMatchObject({ content: 'zwei', language: 'de' });
  });

  it('is kept by a post that is held', async () => {
    const admin = app.as(await app.world.person('holding', { role: 'admin' }));
    await admin.graphql(HOLD, { input: { kind: 'PHRASE', text: 'heldword' } });

    await ada.graphql(CREATE, { input: { content: 'a heldword', language: 'fr' } });

    expect((await ada.graphql(HELD)).data.viewer.heldPosts).toMatchObject([{ language: 'fr' }]);
  });

  it('is written and read over REST', async () => {
    const { body } = await ada.post('/posts', { content: 'bonjour', language: 'fr' });
    expect(body.data).toMatchObject({ language: 'fr' });

    const edited = await ada.put(`/posts/${body.data.id}`, { content: 'hallo', language: 'de' });
    expect(edited.body.data).toMatchObject({ language: 'de' });

    const reply = await ada.post('/posts/replies', { content: 'ja', language: 'de', parentPostId: body.data.id });
    expect(reply.body.data).toMatchObject({ language: 'de' });
    expect((await ada.post('/posts', { content: 'hello', language: 'English' })).status).toBe(400);
  });

  it('is written and read by apps for Mastodon, whose unknown languages are not said', async () => {
    const status = await device.post('/v1/statuses', { status: 'שלום', language: 'he' });
    expect(status.body).toMatchObject({ language: 'he' });
    const unknown = await device.post('/v1/statuses', { status: 'hello', language: 'klingon' });
    expect(unknown.body).toMatchObject({ language: null });

    const { id } = status.body;
    const kept = await device.put(`/v1/statuses/${id}`, { status: 'שלום לכולם' });
    expect(kept.body).toMatchObject({ language: 'he' });
    const changed = await device.put(`/v1/statuses/${id}`, { status: 'hello', language: 'en' });
    expect(changed.body).toMatchObject({ language: 'en' });

    const later = { status: 'später', language: 'de', scheduled_at: TOMORROW };
    const scheduled = await device.post('/v1/statuses', later);
    expect(scheduled.body.params).toMatchObject({ text: 'später', language: 'de' });
  });

  it('makes another request of one that is sent again under the same key', async () => {
    const key = { 'idempotency-key': 'language-1' };
    const send = (language: string) => ada.post('/posts', { content: 'once', language }, key);

    const first = await send('en');

    expect((await send('en')).body.data.id).toBe(first.body.data.id);
    expect((await send('de')).status).toBe(409);
  });
});
