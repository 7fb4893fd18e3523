import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../logging/log.js';
import { systemCode } from '../config/system-code.js';

/** Only this process serves uploads, to those who may see them: no other account of the machine can read them. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Creates the folder of uploads, and restricts one that an earlier version left readable for other accounts. */
export async function closeMediaFolder(dataDir: string, log: Log): Promise<void> {
  const folder = join(dataDir, 'media');
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  try {
    await chmod(folder, PRIVATE_FOLDER);
  } catch (error) {
    // A volume that several machines share may not allow changing modes.
    log.warn({ folder, code: systemCode(error) }, 'Could not restrict the permissions of the uploads folder');
  }
}
