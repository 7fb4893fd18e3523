import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/database/ids.js';
import { FolderStorage } from '#kernel/storage/folder-storage.js';
import { S3Storage } from '#kernel/storage/s3-storage.js';
import { type Storage, STORAGE_SECONDS, StorageUnavailable } from '#kernel/storage/storage.js';
import { S3_KEYS, type S3Server, startS3Server } from '../support/s3-server.js';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const CONTENT = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
const inFolder = (): Storage => new FolderStorage(join(folder, 'files'));
const inS3 = (bucket = 'media') => new S3Storage({ url: s3.url, bucket, ...S3_KEYS });
const bytesOf = async (stored: Readable | null) => stored && (await buffer(stored));

describe.each<[string, () => Storage]>([
  ['a folder', inFolder],
  ['S3', inS3],
])('storage in %s', (_, open) => {
  it('gives back what was stored, from memory and from a file', async () => {
    const storage = open();
    const keys = [`${newId()}.webp`, `${newId()}.mp4`];
    const path = join(folder, 'upload.part');
    writeFileSync(path, CONTENT);

    await storage.put(keys[0]!, CONTENT, 'image/webp');
    await storage.put(keys[1]!, { path }, 'video/mp4');

    for (const key of keys) expect((await bytesOf(await storage.read(key)))?.equals(CONTENT)).toBe(true);
    expect(statSync(path).size).toBe(CONTENT.length);
  });

  it('reads a part', async () => {
    const storage = open();
    const key = `${newId()}.mp4`;
    await storage.put(key, CONTENT, 'video/mp4');

    const part = await bytesOf(await storage.read(key, { start: 1_000, end: 2_999 }));

    expect(part?.equals(CONTENT.subarray(1_000, 3_000))).toBe(true);
  });

  it('knows nothing of what was never stored', async () => {
    expect(await open().read(`${newId()}.webp`)).toBeNull();
  });

  it('removes what is there and passes by what is not', async () => {
    const storage = open();
    const key = `${newId()}.webp`;
    await storage.put(key, CONTENT, 'image/webp');

    await storage.remove([key, `${newId()}.webp`]);
    await storage.remove([key]);

    expect(await storage.read(key)).toBeNull();
  });

  it.each(['../secrets.json', '/etc/passwd', 'a/b', '', '.part', 'a\0b', '%2e%2e'])(
    'refuses the key %j',
    async (key) => {
      const storage = open();

      await expect(storage.put(key, CONTENT, 'image/webp')).rejects.toThrow('not valid');
      await expect(storage.read(key)).rejects.toThrow('not valid');
      await expect(storage.remove([key])).rejects.toThrow();
    },
  );
});

describe('storage in a folder', () => {
  it('leaves nothing of a file that could not be stored', async () => {
    const storage = inFolder();
    const key = `${newId()}.webp`;
    const below = join(folder, 'files', key.split('.')[0]!.slice(-2));

    await expect(storage.put(key, { path: join(folder, 'nothing-here') }, 'video/mp4')).rejects.toThrow(
      StorageUnavailable,
    );

    // Files of other tests may lie there too.
    expect(readdirSync(below).filter((name) => name.endsWith('.part') || name === key)).toEqual([]);
  });

  it('says that it cannot store where it cannot write', async () => {
    writeFileSync(join(folder, 'no-folder'), '');

    const storage = new FolderStorage(join(folder, 'no-folder', 'files'));

    await expect(storage.put(`${newId()}.webp`, CONTENT)).rejects.toThrow(StorageUnavailable);
  });
});

describe('storage in S3', () => {
  let broken: Server | undefined;
  afterEach(() => {
    broken?.closeAllConnections();
    broken?.close();
  });

  async function answering(listener: RequestListener, timeoutSeconds?: number): Promise<Storage> {
    broken = createServer(listener);
    await new Promise<void>((resolve) => broken!.listen(0, '127.0.0.1', resolve));
    const { port } = broken.address() as AddressInfo;
    return new S3Storage({ url: `http://127.0.0.1:${port}`, bucket: 'media', ...S3_KEYS }, timeoutSeconds);
  }

  it('makes a bucket that is missing', async () => {
    const key = `${newId()}.webp`;

    await inS3('made-when-needed').put(key, CONTENT, 'image/webp');

    expect(await bytesOf(await inS3('made-when-needed').read(key))).toHaveLength(CONTENT.length);
  });

  it('says so at once where the service fails, refuses or is away', async () => {
    const failing = await answering((_request, response) => void response.writeHead(500).end());
    const strangers = new S3Storage({ url: s3.url, bucket: 'media', accessKey: 'nobody', secretKey: 'nothing' });
    const away = new S3Storage({ url: 'http://127.0.0.1:1', bucket: 'media', ...S3_KEYS });

    for (const storage of [failing, strangers, away]) {
      await expect(storage.put('a.webp', CONTENT, 'image/webp')).rejects.toThrow(StorageUnavailable);
      await expect(storage.remove(['a.webp'])).rejects.toThrow(StorageUnavailable);
    }
    await expect(failing.read('a.webp')).rejects.toThrow(StorageUnavailable);
  });

  it('waits no longer than its patience for a service that hangs', async () => {
    const storage = await answering(() => undefined, 0.2);

    await expect(storage.put('a.webp', CONTENT, 'image/webp')).rejects.toThrow(StorageUnavailable);

    expect(STORAGE_SECONDS).toBeLessThan(10);
  });
});
