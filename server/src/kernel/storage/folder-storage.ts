import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { systemCode } from '../config/system-code.js';
import { newId } from '../database/ids.js';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-files.js';
import { type ByteRange, checkedKey, type Content, Storage, StorageUnavailable } from './storage.js';

/** Files on this machine, spread over 256 folders so that none grows too large. */
export class FolderStorage extends Storage {
  /** @param folder absolute; created with the first file */
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Content): Promise<void> {
    const path = this.pathOf(key);
    const draft = join(dirname(path), `.${newId()}.part`);
    try {
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
      await this.write(draft, content);
      await rename(draft, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw new StorageUnavailable(error);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const path = this.pathOf(key);
    try {
      // Opened here, so that a missing file is known before the response begins.
      const file = await open(path, 'r');
      return createReadStream(path, { ...range, fd: file });
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return null;
      throw new StorageUnavailable(error);
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    try {
      for (const key of keys) await rm(this.pathOf(key), { force: true });
    } catch (error) {
      throw new StorageUnavailable(error);
    }
  }

  private async write(path: string, content: Content): Promise<void> {
    if (!Buffer.isBuffer(content)) await copyFile(content.path, path);
    const file = await open(path, Buffer.isBuffer(content) ? 'wx' : 'r+', PRIVATE_FILE);
    try {
      // A copy has the mode of its original.
      await file.chmod(PRIVATE_FILE);
      if (Buffer.isBuffer(content)) await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** The folder is named by the end of the id: the beginning is the time, which all ids of a day share. */
  private pathOf(key: string): string {
    const [id = key] = checkedKey(key).split('.', 1);
    return join(this.folder, id.slice(-2).toLowerCase().padStart(2, '0'), key);
  }
}

/** Makes the name of a new file survive a power failure, on systems that can. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
}
