import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import { filesForm, picture } from '../api/support/pictures.js';
import { mp4 } from '../api/support/videos.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';

let app: TestApp;
let ada: Person;
let asAda: Client;
let asBen: Client;
beforeAll(async () => {
  app = await startTestApp();
  const [first, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
  ada = first;
  [asAda, asBen] = [await clientOf(app, ada), await clientOf(app, ben)];
});
afterAll(() => app.stop());

const jpeg = () => picture(64, 48).jpeg().toBuffer();
const upload = (form: FormData, version = 2, client = asAda) => client.post(`/v${version}/media`, form);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('Media', () => {
  it.each([1, 2])('are uploaded with a description, by version %i', async (version) => {
    const form = filesForm([await jpeg()], { description: ' A pond at dawn ', focus: '0.5,-0.5' });

    const { status, body } = await upload(form, version);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'image',
      description: 'A pond at dawn',
      meta: { original: { width: 64, height: 48, size: '64x48' } },
      url: expect.stringMatching(/^http:\/\/localhost:3000\/media\/files\//),
    });
    expect((await app.visitor.raw(body.url.slice('http://localhost:3000'.length))).status).toBe(200);
  });

  it.each([
    [2_000, 1_333],
    [333, 1_001],
    [64, 48],
  ])('of %i by %i pixels say how large the thumbnail is', async (width, height) => {
    const form = filesForm([await picture(width, height).jpeg().toBuffer()]);

    const { body } = await upload(form);
    const files = [body.url, body.preview_url].map((url: string) => url.slice('http://localhost:3000'.length));
    const stored = await Promise.all(
      files.map(async (path) => sharp(Buffer.from(await (await fetch(app.url + path)).arrayBuffer())).metadata()),
    );

    const sizes = [body.meta.original, body.meta.small];
    expect(sizes.map((size) => [size.width, size.height])).toEqual(stored.map((file) => [file.width, file.height]));
    expect(body.meta.small.size).toBe(`${body.meta.small.width}x${body.meta.small.height}`);
  });

  it('of a video have a thumbnail', async () => {
    const form = filesForm([
      { bytes: mp4({ width: 320, height: 180 }), field: 'file' },
      { bytes: await jpeg(), field: 'thumbnail' },
    ]);

    const { body } = await upload(form);

    expect(body).toMatchObject({ type: 'video', preview_url: expect.stringContaining('/media/files/') });
    const changed = filesForm([{ bytes: await jpeg(), field: 'thumbnail' }], { description: 'Other' });
    expect((await asAda.put(`/v1/media/${body.id}`, changed)).body.error).toMatch(/thumbnail can not be changed/);
  });

  it('are read, described and deleted by who uploaded them', async () => {
    const { id } = (await upload(filesForm([await jpeg()]))).body;
    const form = new URLSearchParams({ description: 'Two ducks', focus: '0,0' });
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

    expect((await asAda.get(`/v1/media/${id}`)).body).toMatchObject({ id, description: null });
    expect((await asAda.put(`/v1/media/${id}`, form.toString(), asForm)).body.description).toBe('Two ducks');
    expect((await asAda.put(`/v1/media/${id}`, { focus: '0,0' })).body.description).toBe('Two ducks');
    expect((await asAda.put(`/v1/media/${id}`, filesForm([], { description: '' }))).body.description).toBe(null);
    for (const each of [id, '17', '0192f7a0-0000-7000-8000-000000000000']) {
      expect((await asBen.get(`/v1/media/${each}`)).status).toBe(404);
      expect((await asBen.put(`/v1/media/${each}`, { description: 'x' })).status).toBe(404);
      expect((await asBen.delete(`/v1/media/${each}`)).status).toBe(404);
    }
    expect((await asAda.delete(`/v1/media/${id}`)).body).toEqual({});
    expect((await asAda.get(`/v1/media/${id}`)).status).toBe(404);
  });

  it('that are part of a status are not deleted without it', async () => {
    const { id } = (await upload(filesForm([await jpeg()]))).body;
    await asAda.post('/v1/statuses', { status: 'Look', media_ids: [id] });

    const { status, body } = await asAda.delete(`/v1/media/${id}`);

    expect([status, body.code]).toEqual([422, 'MEDIA_IN_USE']);
  });

  it.each([
    ['an audio file', () => Buffer.from('ID3\x04\0\0\0\0\0\0sound, which no picture begins with'), /must be a picture/],
    ['a HEIC picture', () => mp4({ brand: 'heic' }), /./],
    ['an audio file in a video container', () => mp4({ brand: 'M4A ', handler: 'soun' }), /./],
    ['a text', () => Buffer.from('Hello, this is a text and no picture.'), /must be a picture/],
  ])('are refused as %s', async (_what, bytes, error) => {
    const { status, body } = await upload(filesForm([bytes()]));

    expect([status, body.error]).toEqual([422, expect.stringMatching(error)]);
  });

  it('are refused where they are too large, missing, or no upload', async () => {
    const large = await upload(filesForm([Buffer.concat([await jpeg(), Buffer.alloc(9 * 1_024 * 1_024)])]));
    expect([large.status, large.body.error]).toEqual([
      422,
      expect.stringMatching(/^Validation failed: A picture must be/),
    ]);

    expect((await upload(filesForm([], { description: 'x' }))).status).toBe(422);
    expect((await asAda.post('/v2/media', { file: 'x' })).status).toBe(415);
    const two = new FormData();
    two.append('file', new Blob(['x']));
    two.append('description', 'a');
    two.append('description', 'b');
    expect((await upload(two)).status).toBe(422);
    const long = filesForm([await jpeg()], { description: 'a'.repeat(1_501) });
    expect((await upload(long)).status).toBe(422);
    expect((await app.visitor.post('/v2/media', filesForm([await jpeg()]))).status).toBe(401);
  });
});

describe('A scheduled status', () => {
  it('is made, moved and cancelled by masto', async () => {
    const client = createRestAPIClient({ url: app.url, accessToken: await appToken(app, ada) });
    const media = (await upload(filesForm([await jpeg()]))).body;
    const [at, later] = [inMinutes(60), inMinutes(120)];

    const made = await client.v1.statuses.create({
      status: 'Later',
      mediaIds: [media.id],
      visibility: 'unlisted',
      spoilerText: 'Soon',
      scheduledAt: at,
    });
    const scheduled = client.v1.scheduledStatuses.$select(made.id);

    expect(made).toMatchObject({
      scheduledAt: at,
      params: { text: 'Later', visibility: 'unlisted', spoilerText: 'Soon', mediaIds: [media.id] },
      mediaAttachments: [{ id: media.id }],
    });
    expect(await scheduled.update({ scheduledAt: later })).toMatchObject({
      id: made.id,
      scheduledAt: later,
      params: { text: 'Later', spoilerText: 'Soon', visibility: 'unlisted' },
      mediaAttachments: [{ id: media.id }],
    });
    expect((await client.v1.scheduledStatuses.list()).map(({ id }) => id)).toContain(made.id);
    await scheduled.remove();
    expect((await asAda.get(`/v1/scheduled_statuses/${made.id}`)).status).toBe(404);
  });

  it('with a poll says how long it lasts', async () => {
    const poll = { options: ['Yes', 'No'], expires_in: 600, hide_totals: true };

    const { body } = await asAda.post('/v1/statuses', { status: 'Well?', poll, scheduled_at: inMinutes(30) });

    expect(body.params.poll).toEqual({ ...poll, multiple: false });
  });

  it('is listed in pages, soonest first', async () => {
    const client = await clientOf(app, await app.world.person('planner'));
    const ids: string[] = [];
    for (const minutes of [10, 20, 30, 40, 50]) {
      const body = { status: `In ${minutes}`, scheduled_at: inMinutes(minutes) };
      ids.push((await client.post('/v1/statuses', body)).body.id as string);
    }

    const seen: string[] = [];
    let next: string | undefined = '/v1/scheduled_statuses?limit=2';
    let last: Awaited<ReturnType<Client['get']>> | undefined;
    while (next) {
      last = await client.get(next);
      seen.push(...last.body.map(({ id }: Json) => id));
      next = /<[^>]*\/api([^>]*)>; rel="next"/.exec(last.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(ids);

    const previous = /<[^>]*\/api([^>]*)>; rel="prev"/.exec(last!.headers.get('link')!)![1]!;
    expect((await client.get(previous)).body.map(({ id }: Json) => id)).toEqual([ids[2], ids[3]]);
    for (const odd of ['limit=-1', 'limit=1000000000', 'max_id=17', 'min_id=x&max_id=0'])
      expect((await client.get(`/v1/scheduled_statuses?${odd}`)).status).toBe(200);
    expect((await client.get('/v1/scheduled_statuses?limit=many')).status).toBe(422);
  });

  it('is made once for each idempotency key', async () => {
    const key = { 'idempotency-key': 'scheduled-once' };
    const body = { status: 'Once, later', scheduled_at: inMinutes(90) };

    const first = await asAda.post('/v1/statuses', body, key);

    expect((await asAda.post('/v1/statuses', body, key)).body.id).toBe(first.body.id);
  });

  it.each([
    [{ scheduled_at: inMinutes(2) }, /at least 5 minutes ahead/],
    [{ scheduled_at: '2200-01-01T00:00:00Z' }, /at most 365 days ahead/],
    [{ scheduled_at: '2026-13-01' }, /is not a date and time/],
    [{ scheduled_at: inMinutes(60), in_reply_to_id: '0192f7a0-0000-7000-8000-000000000000' }, /A reply can not/],
    [{ scheduled_at: inMinutes(60), visibility: 'direct' }, /whisper can not be scheduled/],
  ])('is refused as %j', async (more, error) => {
    const { status, body } = await asAda.post('/v1/statuses', { status: 'Later', ...more });

    expect([status, body.error]).toEqual([422, expect.stringMatching(error)]);
  });

  it('is not found by anyone else', async () => {
    const { id } = (await asAda.post('/v1/statuses', { status: 'Mine', scheduled_at: inMinutes(70) })).body;

    for (const each of [id, '17']) {
      expect((await asBen.get(`/v1/scheduled_statuses/${each}`)).status).toBe(404);
      expect((await asBen.put(`/v1/scheduled_statuses/${each}`, { scheduled_at: inMinutes(80) })).status).toBe(404);
      expect((await asBen.delete(`/v1/scheduled_statuses/${each}`)).status).toBe(404);
    }
    expect((await asAda.put(`/v1/scheduled_statuses/${id}`, {})).status).toBe(422);
  });
});

describe('Preferences', () => {
  it('are those of the account', async () => {
    await app
      .as(ada)
      .graphql('mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { email } } }', {
        input: { defaultVisibility: 'UNLISTED', defaultQuoteRule: 'FOLLOWERS', sensitiveMedia: 'SHOW' },
      });

    const { body } = await asAda.get('/v1/preferences');

    expect(body).toEqual({
      'posting:default:visibility': 'unlisted',
      'posting:default:sensitive': false,
      'posting:default:language': 'en',
      'posting:default:quote_policy': 'followers',
      'reading:expand:media': 'show_all',
      'reading:expand:spoilers': false,
      'reading:autoplay:gifs': true,
    });
  });
});
