import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataDir } from '#kernel/config/data-dir.js';
import { createLog } from '#kernel/logging/log.js';
import { closeMediaFolder } from '#kernel/storage/private-files.js';

const log = createLog('silent');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('DATA_DIR', () => {
  it('is created with the folders above it, and those keep their usual mode', () => {
    const path = openDataDir(join(folder, 'srv/mallard'));

    const modes = [join(folder, 'srv'), path].map((each) => statSync(each).mode & 0o777);
    expect(path).toBe(join(folder, 'srv/mallard'));
    expect(modes).toEqual([0o777 & ~process.umask(), process.getuid?.() === 0 ? 0o711 : 0o700]);
  });

  it('is refused where it is a file, or below one', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');

    expect(() => openDataDir(file)).toThrow(`The data folder ${file} cannot be written (ENOTDIR).`);
    expect(() => openDataDir(join(file, 'data'))).toThrow('cannot be written (ENOTDIR)');
    await expect(closeMediaFolder(file, log)).rejects.toThrow(
      `The folder ${file}/media cannot be created (ENOTDIR). Set DATA_DIR to a folder that can be written.`,
    );
  });

  it('has a folder for uploads that only the server can read', async () => {
    await closeMediaFolder(folder, log);

    expect(statSync(join(folder, 'media')).mode & 0o777).toBe(0o700);
  });
});
