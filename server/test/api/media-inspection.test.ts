import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Storage } from '#kernel/storage/storage.js';
import { MediaInspection } from '../../src/media/media-inspection.job.js';
import { S3_KEYS, type S3Server, startS3Server } from '../support/s3-server.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { animation, filesForm, picture } from './support/pictures.js';
import { mp4, mp4Box, webm } from './support/videos.js';
import type { Person } from './support/world.js';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

const SECRET = '+32.0853+034.7818/';

describe.each(['a folder', 'S3'])('what an earlier version stored in %s', (where) => {
  let app: TestApp;
  let ada: Person;
  let folder: string;
  beforeAll(async () => {
    const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = S3_KEYS;
    const env = { S3_URL: s3.url, S3_BUCKET: 'inspected', S3_ACCESS_KEY, S3_SECRET_KEY };
    app = await startTestApp({ env: where === 'S3' ? env : {} });
    ada = await app.world.person('ada');
    folder = join(app.mallard.app.get<Settings>(SETTINGS).DATA_DIR, 'media', 'uploads');
  });
  afterAll(() => app.stop());

  const upload = async (bytes: Buffer): Promise<Json> =>
    (await app.as(ada).post('/media/upload', filesForm([bytes]))).body.data;
  const served = async ({ url }: Json) => Buffer.from(await (await app.visitor.raw(url)).arrayBuffer());

  /** Stores unmodified bytes under the row of an upload of the same length, as before videos were cleaned. */
  async function storedBefore(bytes: Buffer, clean: Buffer, type: string): Promise<Json> {
    const media = await upload(clean);
    const draft = join(folder, 'draft');
    writeFileSync(draft, bytes);
    await app.get(Storage).put(`${media.id}.${media.format}`, { path: draft }, type);
    await app.rows('update media set is_inspected = false where id = $1', [media.id]);
    return media;
  }

  it.each([
    ['an MP4', 'video/mp4', (note: Buffer) => mp4({ inIndex: mp4Box('udta', note) })],
    ['a WebM', 'video/webm', (note: Buffer) => webm({ more: Buffer.concat([Buffer.from('1254c36792', 'hex'), note]) })],
  ])('is cleaned of what is private in %s', async (_, type, video) => {
    const dirty = video(Buffer.from(SECRET));
    const media = await storedBefore(dirty, video(Buffer.alloc(SECRET.length)), type);
    expect((await served(media)).includes(SECRET)).toBe(true);

    await app.get(MediaInspection).run();

    const clean = await served(media);
    expect([clean.includes(SECRET), clean.length]).toEqual([false, dirty.length]);
    expect(await app.rows('select id from media where not is_inspected')).toEqual([]);
    expect(readdirSync(folder).filter((name) => name !== 'draft')).toEqual([]);
  });

  it('stays unchanged if it is a video that would be refused today, and is inspected once', async () => {
    const broken = Buffer.from(mp4());
    broken.write('what', 4);
    const media = await storedBefore(broken, mp4(), 'video/mp4');

    await app.get(MediaInspection).run();

    expect(await served(media)).toEqual(broken);
    expect(await app.rows('select id from media where not is_inspected')).toEqual([]);
  });

  it('is known to move where it does', async () => {
    const [moving, still] = [await upload(animation(3)), await upload(await picture(20, 20).png().toBuffer())];
    await app.rows('update media set is_inspected = false, is_animated = false');

    await app.get(MediaInspection).run();

    const moves = await app.rows<{ id: string }>('select id from media where is_animated');
    expect(moves.map(({ id }) => id)).toEqual([moving.id]);
    expect(still.id).not.toBe(moving.id);
  });
});
