import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { clientOf } from './support/client-app.js';
import { FORM, publish, refusal, uploadPicture } from './support/statuses.js';

let app: TestApp;
let ben: Person;
let asAda: Client;
let asBen: Client;
beforeAll(async () => {
  app = await startTestApp();
  const [ada, other] = (await app.world.people('ada', 'ben')) as [Person, Person];
  ben = other;
  [asAda, asBen] = [await clientOf(app, ada), await clientOf(app, ben)];
});
afterAll(() => app.stop());

describe('A status is edited', () => {
  it('by its author, whose warning goes where it is left out', async () => {
    const { id } = await publish(asAda, { status: 'Befor', spoiler_text: 'Typos' });

    const { body } = await asAda.put(`/v1/statuses/${id}`, { status: 'Before' });

    expect(body).toMatchObject({ id, content: '<p>Before</p>', spoiler_text: '', edited_at: expect.any(String) });
  });

  it('with its descriptions, but not with other media', async () => {
    const [media, other] = [await uploadPicture(asAda, 'A pnd'), await uploadPicture(asAda)];
    const { id } = await publish(asAda, { status: 'Look', media_ids: [media.id] });
    const form = new URLSearchParams([
      ['status', 'Look!'],
      ['media_ids[]', media.id],
      ['media_attributes[][id]', media.id],
      ['media_attributes[][description]', 'A pond'],
    ]);

    const edited = await asAda.put(`/v1/statuses/${id}`, form.toString(), FORM);

    expect(edited.body).toMatchObject({ content: '<p>Look!</p>', media_attachments: [{ description: 'A pond' }] });
    const more = { status: 'Look!', media_ids: [media.id, other.id] };
    expect(await refusal(asAda.put(`/v1/statuses/${id}`, more))).toEqual([
      422,
      'Validation failed: The pictures and videos of a quack can not be changed.',
    ]);
    const foreign = { status: 'Look!', media_attributes: [{ id: other.id, description: 'x' }] };
    expect((await asAda.put(`/v1/statuses/${id}`, foreign)).status).toBe(422);
  });

  it('with the poll it has, and with another one until someone has voted', async () => {
    const poll = { options: ['Yes', 'No'], expires_in: 3_600, multiple: false };
    const { id } = await publish(asAda, { status: 'Well?', poll });
    const changed = { ...poll, options: ['Yes', 'Never'] };

    expect(
      (await asAda.put(`/v1/statuses/${id}`, { status: 'Well??', poll: changed })).body.poll.options[1].title,
    ).toBe('Never');
    await asBen.post(`/v1/polls/${id}/votes`, { choices: [0] });

    const same = await asAda.put(`/v1/statuses/${id}`, { status: 'Well???', poll: changed });
    expect(same.body).toMatchObject({ content: '<p>Well???</p>', poll: { voters_count: 1 } });
    expect(await refusal(asAda.put(`/v1/statuses/${id}`, { status: 'Well?', poll }))).toEqual([
      422,
      'Validation failed: Someone has voted already, so the poll can not be changed.',
    ]);
  });

  it('by no one else', async () => {
    const { id } = await publish(asAda, { status: 'Mine' });
    const hidden = await publish(asAda, { status: 'For followers', visibility: 'private' });

    expect((await asBen.put(`/v1/statuses/${id}`, { status: 'Yours' })).status).toBe(403);
    expect((await asBen.put(`/v1/statuses/${hidden.id}`, { status: 'Yours' })).status).toBe(404);
    expect((await asBen.delete(`/v1/statuses/${id}`)).status).toBe(404);
    expect((await asBen.delete(`/v1/statuses/${hidden.id}`)).status).toBe(404);
    for (const odd of ['0', 'x', '110224538612341312']) {
      expect((await asAda.put(`/v1/statuses/${odd}`, { status: 'a' })).status).toBe(404);
      expect((await asAda.delete(`/v1/statuses/${odd}`)).status).toBe(404);
    }
  });
});

describe('A status is deleted', () => {
  it('and answered as it was typed', async () => {
    const { id } = await publish(asAda, { status: 'Hello @ben <b>', spoiler_text: 'Greeting' });

    const { body } = await asAda.delete(`/v1/statuses/${id}`);

    expect(body).toMatchObject({ id, text: 'Hello @ben <b>', spoiler_text: 'Greeting' });
    expect((await asAda.delete(`/v1/statuses/${id}`)).status).toBe(404);
  });

  it('and written again with the same media, which no one else sees in the meantime', async () => {
    const media = await uploadPicture(asAda, 'A pond');
    const before = await publish(asAda, { status: 'Look', media_ids: [media.id] });

    const { body: deleted } = await asAda.delete(`/v1/statuses/${before.id}`);
    const path = new URL(before.media_attachments[0].url).pathname;
    const unseen = (await app.visitor.raw(path)).status;
    const own = new URL(deleted.media_attachments[0].url);
    const seen = (await app.visitor.raw(own.pathname + own.search)).status;
    const again = await publish(asAda, { status: deleted.text, media_ids: [deleted.media_attachments[0].id] });
    await asAda.delete(`/v1/statuses/${again.id}?delete_media=true`);

    expect([unseen, seen]).toEqual([404, 200]);
    expect(again.media_attachments).toMatchObject([{ id: media.id, description: 'A pond' }]);
    expect((await asAda.get(`/v1/media/${media.id}`)).status).toBe(404);
  });

  it('while what was reported of it stays with moderators', async () => {
    const media = await uploadPicture(asAda);
    const { id } = await publish(asAda, { status: 'Look', media_ids: [media.id] });
    const report = 'mutation ($input: ReportPostInput!) { reportPost(input: $input) { report { id } } }';
    await app.as(ben).graphql(report, { input: { postId: id, mediaId: media.id, category: 'SPAM' } });

    const deleted = await asAda.delete(`/v1/statuses/${id}`);
    const again = await asAda.post('/v1/statuses', { status: 'Look', media_ids: [media.id] });

    expect([again.status, again.body.code]).toEqual([422, 'MEDIA_NOT_FOUND']);
    expect(deleted.body.media_attachments).toEqual([]);
    expect((await asAda.get(`/v1/media/${media.id}`)).status).toBe(404);
    expect((await asAda.delete(`/v1/media/${media.id}`)).status).toBe(404);
  });

  it('by its author alone, whatever claims they hold', async () => {
    const staff = await app.world.person('staff', { role: 'admin' });
    const { id } = await publish(asAda, { status: 'Stays' });

    expect((await (await clientOf(app, staff)).delete(`/v1/statuses/${id}`)).status).toBe(404);
    expect((await app.as(ben).graphql('query ($id: ID!) { post(id: $id) { id } }', { id })).data.post.id).toBe(id);
  });

  it('and so is a reblog by its own id', async () => {
    const { id } = await publish(asAda, { status: 'Again' });
    const reblog = (await asBen.post(`/v1/statuses/${id}/reblog`)).body;

    expect((await asBen.delete(`/v1/statuses/${reblog.id}`)).body.reblog.id).toBe(id);
    expect((await asBen.post(`/v1/statuses/${id}/unreblog`)).body).toMatchObject({
      reblogged: false,
      reblogs_count: 0,
    });
  });
});
