import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Circuit } from '#kernel/circuit/circuit.js';
import { newId } from '#kernel/database/ids.js';
import { GuardedStorage } from '#kernel/storage/guarded-storage.js';
import { S3Storage } from '#kernel/storage/s3-storage.js';
import { StorageUnavailable } from '#kernel/storage/storage.js';
import { S3Road } from '../support/s3-road.js';
import { S3_KEYS, type S3Server, startS3Server } from '../support/s3-server.js';

const PAUSE_MS = 30_000;
const CONTENT = Buffer.from('a picture');

describe('a storage that fails', () => {
  let s3: S3Server;
  let road: S3Road;
  let now: number;
  let storage: GuardedStorage;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    s3 = await startS3Server();
  });
  afterAll(() => s3.stop());
  beforeEach(async () => {
    road = await S3Road.to(s3);
    now = 0;
    storage = new GuardedStorage(
      new S3Storage({ url: road.url, bucket: 'media', ...S3_KEYS }),
      new Circuit(5, PAUSE_MS, () => now),
    );
  });
  afterEach(() => road.close());

  const put = (key = `${newId()}.webp`) => storage.put(key, CONTENT, 'image/webp');
  const puts = () => road.came.PUT ?? 0;

  /** Blocks the road and fails until the storage is left alone. */
  async function breakDown(): Promise<void> {
    road.blocked = true;
    for (let failures = 0; failures < 5; failures += 1) {
      expect(storage.working).toBe(true);
      await expect(put()).rejects.toThrow(StorageUnavailable);
    }
    expect(storage.working).toBe(false);
  }

  it('is left alone after five failures in a row, by whoever stores, reads or removes', async () => {
    await breakDown();
    const before = { ...road.came };

    await expect(put()).rejects.toThrow(StorageUnavailable);
    await expect(storage.read('a.webp')).rejects.toThrow(StorageUnavailable);
    await expect(storage.remove(['a.webp'])).rejects.toThrow(StorageUnavailable);
    expect(() => storage.admit()).toThrow(StorageUnavailable);

    expect(road.came).toEqual(before);
  });

  it('is not left alone for what it never had, for a key that is not valid, nor for failures that are far between', async () => {
    await put();
    for (let tries = 0; tries < 8; tries += 1) {
      expect(await storage.read(`${newId()}.webp`)).toBeNull();
      await expect(put('../secrets.json')).rejects.toThrow('not valid');
      road.blocked = tries % 3 > 0;
      await put().catch(() => undefined);
      road.blocked = false;
    }

    expect(storage.working).toBe(true);
  });

  it('is tried by one alone after half a minute, and left alone again where that fails', async () => {
    await breakDown();
    now += PAUSE_MS;
    const before = puts();

    const tried = await Promise.allSettled(Array.from({ length: 10 }, () => put()));
    await expect(put()).rejects.toThrow(StorageUnavailable);

    expect(tried.every(({ status }) => status === 'rejected')).toBe(true);
    expect(puts() - before).toBe(1);
  });

  it('serves everybody again as soon as one has been served', async () => {
    await breakDown();
    road.blocked = false;
    await expect(put()).rejects.toThrow(StorageUnavailable);
    now += PAUSE_MS;
    expect(storage.working).toBe(false);

    const key = `${newId()}.webp`;
    await put(key);

    expect(storage.working).toBe(true);
    expect(() => storage.admit()).not.toThrow();
    const read = await Promise.all(Array.from({ length: 10 }, () => storage.read(key)));
    expect(read.every((content) => content !== null)).toBe(true);
    for (const content of read) content?.destroy();
  });
});
