import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { MediaSweep } from '../../src/media/media-sweep.job.js';
import { S3_KEYS, type S3Server, startS3Server } from '../support/s3-server.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { animation, filesForm, picture } from './support/pictures.js';
import { mp4, webm } from './support/videos.js';
import type { Person } from './support/world.js';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

describe.each(['a folder', 'S3'])('media in %s', (place) => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = S3_KEYS;
    const env = { S3_URL: s3.url, S3_BUCKET: 'mallard', S3_ACCESS_KEY, S3_SECRET_KEY };
    app = await startTestApp({ env: place === 'S3' ? env : {} });
    [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
  });
  afterAll(() => app.stop());

  const upload = (form: FormData, person: Person = ada, headers: Record<string, string> = {}) =>
    app.as(person).post('/media/upload', form, headers);
  const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer();
  const uploaded = async (person: Person = ada): Promise<Json> =>
    (await upload(filesForm([await jpeg(64, 48)]), person)).body.data;
  const bytesAt = async (path: string) => Buffer.from(await (await app.visitor.raw(path)).arrayBuffer());
  const status = async (path: string) => (await app.visitor.raw(path)).status;
  const quack = async (person: Person, mediaIds: string[]): Promise<Json> =>
    (await app.as(person).post('/posts', { content: 'with a picture', mediaIds })).body.data;

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'is made of a %s without anything but its pixels',
    async (format) => {
      const original = await picture()
        .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '32/1 47/1 0/1' } })
        .toFormat(format)
        .toBuffer();

      const { status, body } = await upload(
        filesForm([{ bytes: original, field: 'FILE' }], { AltText: ' A pond at dawn ' }),
      );

      expect([status, body.succeeded, body.messages]).toEqual([200, true, []]);
      expect(body.data).toMatchObject({
        ...{ width: 900, height: 600, format: 'webp', resourceType: 'image', altText: 'A pond at dawn' },
        publicId: body.data.id,
      });
      const full = await bytesAt(body.data.url);
      const small = await bytesAt(body.data.thumbnailUrl);
      expect(full).toHaveLength(body.data.bytes);
      expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 640 });
      const { exif, xmp, icc, iptc } = await sharp(full).metadata();
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(full.includes('Somebody')).toBe(false);
    },
  );

  it('is 2,048 pixels wide at most, and turned the way its camera was held', async () => {
    const lying = await picture(4_000, 1_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();

    const { data } = (await upload(filesForm([lying]))).body;

    expect([data.width, data.height]).toEqual([512, 2_048]);
  });

  it('stays animated', async () => {
    const { data } = (await upload(filesForm([animation(12)]))).body;

    expect([data.width, data.height]).toEqual([8, 8]);
    expect((await sharp(await bytesAt(data.url), { animated: true }).metadata()).pages).toBe(12);
  });

  it.each([
    ['MP4', mp4(), 'mp4', 'video/mp4'],
    ['MP4 held upright', mp4({ width: 360, height: 640 }), 'mp4', 'video/mp4'],
    ['WebM', webm(), 'webm', 'video/webm'],
    ['WebM of a recorder', webm({ isLive: true }), 'webm', 'video/webm'],
  ])('takes a video (%s) as it is, with a still picture', async (name, video, format, type) => {
    const still = { bytes: await jpeg(), field: 'poster' };

    const { data } = (await upload(filesForm([{ bytes: video, name: 'x', type: 'video/mp4' }, still]))).body;

    expect(data).toMatchObject({
      format,
      resourceType: 'video',
      bytes: video.length,
      thumbnailUrl: expect.any(String),
    });
    expect([data.width, data.height]).toEqual(name.includes('upright') ? [360, 640] : [640, 360]);
    const served = await app.visitor.raw(data.url);
    expect(served.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await served.arrayBuffer()).equals(video)).toBe(true);
  });

  it('is played from anywhere', async () => {
    const video = mp4({ mediaBytes: 100_000 });
    const { data } = (await upload(filesForm([video]))).body;
    const ask = async (range: string) => {
      const answer = await app.visitor.raw(data.url, { headers: { range } });
      return {
        status: answer.status,
        told: answer.headers.get('content-range'),
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    };
    const { length } = video;

    const [head, middle, tail, behind, strange] = await Promise.all(
      ['bytes=0-99', 'bytes=500-', 'bytes=-10', `bytes=${length}-`, 'bytes=5-1,7-9'].map(ask),
    );

    expect([head!.status, head!.told]).toEqual([206, `bytes 0-99/${length}`]);
    expect(head!.bytes.equals(video.subarray(0, 100))).toBe(true);
    expect(middle!.bytes.equals(video.subarray(500))).toBe(true);
    expect(tail!.bytes.equals(video.subarray(-10))).toBe(true);
    expect([behind!.status, behind!.told]).toEqual([416, `bytes */${length}`]);
    expect([strange!.status, strange!.bytes.length]).toEqual([200, length]);
  });

  it('is served only as a picture, cacheable for ever once it is public', async () => {
    const media = await uploaded();
    const [{ url }] = (await quack(ada, [media.id])).media;

    const served = await app.visitor.raw(url);

    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]{36}\.webp"$/),
      'accept-ranges': 'bytes',
    });
    const etag = served.headers.get('etag') ?? '';
    expect((await app.visitor.raw(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await app.visitor.raw(url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(media.bytes));
    expect((await app.visitor.raw(url, { method: 'POST' })).status).toBe(405);
  });

  it('is visible to its owner alone until it is in a post, and to signed-in users if its owner requires login', async () => {
    const media = await uploaded();
    const bare = media.url.split('?')[0] as string;
    const forged = media.url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'));
    const other = media.url.split('?')[1] as string;
    const another = (await uploaded()).url.split('?')[0] as string;

    expect(media.url).toContain('?ticket=');
    expect(await Promise.all([media.url, bare, forged, `${another}?${other}`].map(status))).toEqual([
      200, 404, 404, 404,
    ]);

    const post = await quack(ada, [media.id]);
    expect(await status(bare)).toBe(200);

    await app.as(ada).put('/identity/profile', { requiresLogin: true });
    const seen = (await app.as(ben).get(`/posts/${post.id}`)).body.data.media[0];
    expect(await Promise.all([bare, seen.url, seen.thumbnailUrl].map(status))).toEqual([404, 200, 200]);
    expect((await app.visitor.raw(seen.url)).headers.get('cache-control')).toMatch(/^private/);
    expect((await app.visitor.get(`/posts/${post.id}`)).status).toBe(404);
    await app.as(ada).put('/identity/profile', { requiresLogin: false });
  });

  it('comes several at once, all or none', async () => {
    const good = await jpeg(20, 20);
    const many = (files: Buffer[]) =>
      app.as(ben).post(
        '/media/upload-multiple',
        filesForm(
          files.map((bytes) => ({ bytes, field: 'files' })),
          { altText: 'Four' },
        ),
      );
    const count = async () =>
      (await app.rows<{ n: number }>('select count(*) as n from media where owner_id = $1', [ben.id]))[0]!.n;

    const four = await many([good, good, good, good]);
    const before = await count();
    const five = await many([good, good, good, good, good]);
    const spoiled = await many([good, Buffer.from('<svg/>')]);

    expect(four.body.data).toHaveLength(4);
    expect(new Set(four.body.data.map(({ id }: Json) => id)).size).toBe(4);
    expect(four.body.data[3].altText).toBe('Four');
    expect([five.status, spoiled.status]).toEqual([400, 400]);
    expect(await count()).toBe(before);
  });

  it('is uploaded once, however often it is sent with the same key', async () => {
    const bytes = await jpeg(30, 30);
    const headers = { 'idempotency-key': `key-${place.replace(' ', '-')}` };

    const answers = await Promise.all([1, 2, 3].map(() => upload(filesForm([bytes]), ben, headers)));
    const other = await upload(filesForm([await jpeg(31, 30)]), ben, headers);

    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await status(answers[0]!.body.data.url)).toBe(200);
    expect(other.status).toBe(409);
  });

  it('is described later, by its owner alone', async () => {
    const { id } = await uploaded();
    const describe = (person: Person, altText: string) =>
      app
        .as(person)
        .graphql(
          'mutation($id: ID!, $altText: String!) { updateMedia(id: $id, input: { altText: $altText }) { altText } }',
          {
            ...{ id, altText },
          },
        );

    expect((await describe(ada, 'א'.repeat(1_500))).data.updateMedia.altText).toHaveLength(1_500);
    expect((await describe(ada, 'a'.repeat(1_501))).errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', reason: 'INVALID_ALT_TEXT' },
    });
    expect((await describe(ben, 'mine')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await quack(ada, [id]);
    expect((await describe(ben, 'mine')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await describe(ada, 'A heron')).data.updateMedia.altText).toBe('A heron');
  });

  it('is deleted by its address, by its owner alone, and not while a quack carries it', async () => {
    const media = await uploaded();
    const held = await uploaded();
    await quack(ada, [held.id]);
    const remove = async (person: Person, address: string) =>
      (await app.as(person).delete(`/media?cloudinaryUrl=${encodeURIComponent(address)}`)).status;

    expect(await remove(ben, media.url)).toBe(404);
    expect(await remove(ben, held.url)).toBe(403);
    expect(await remove(ada, held.url)).toBe(409);
    expect(await remove(ada, `http://localhost:3000${media.url}`)).toBe(200);
    expect(await remove(ada, media.url)).toBe(404);
    expect(await status(media.url)).toBe(404);
  });

  it('goes after a day where no quack takes it', async () => {
    const [lost, kept] = [await uploaded(), await uploaded()];
    await app.rows("update media set unheld_since = now() - interval '25 hours' where id = $1", [lost.id]);

    await app.get(MediaSweep).run();

    expect(await Promise.all([lost.url, kept.url].map(status))).toEqual([404, 200]);
    expect(await app.rows('select key from media_leftovers', [])).toEqual([]);
  });

  it('goes with its owner', async () => {
    const cy = await app.world.person(`cy${place.length}`);
    const media = await uploaded(cy);
    await app.rows('delete from users where id = $1', [cy.id]);

    await app.get(MediaSweep).run();

    expect(await status(media.url)).toBe(404);
    expect(await app.rows('select key from media_leftovers', [])).toEqual([]);
  });

  it('tells beforehand whether a file would be taken', async () => {
    const check = async (body: FormData | Record<string, unknown>) =>
      (await app.as(ada).post('/media/validate', body)).body.data;

    const good = await check(filesForm([await jpeg()]));
    const answers = await Promise.all([
      check(filesForm([Buffer.from('<svg/>')])),
      check({ fileName: 'a.svg', contentType: 'image/svg+xml', size: 10 }),
      check({ fileName: 'a.jpg', contentType: 'image/jpeg', size: 8 * 1_024 * 1_024 + 1 }),
      check({ fileName: 'a.mp4', contentType: 'video/mp4', size: 8 * 1_024 * 1_024 + 1 }),
    ]);

    expect(good).toEqual({
      ...{ isValid: true, errors: [], maxBytes: 8 * 1_024 * 1_024 },
      allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4', 'video/webm'],
    });
    expect(answers.map(({ isValid, errors }) => [isValid, errors.length])).toEqual([
      ...[
        [false, 1],
        [false, 1],
        [false, 1],
      ],
      [true, 0],
    ]);
    expect(answers[3]!.maxBytes).toBe(40 * 1_024 * 1_024);
  });

  it('leaves no upload lying about', () => {
    const folder = join(app.mallard.app.get<Settings>(SETTINGS).DATA_DIR, 'media', 'uploads');

    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });
});
