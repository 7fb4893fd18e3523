import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../config/data-dir.js';
import { StartupError } from '../config/startup-error.js';
import type { Log } from '../logging/log.js';
import { systemCode } from '../config/system-code.js';

/** Only this process serves uploads, to those who may see them: no other account of the machine can read them. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/**
 * Creates the folder of uploads, and restricts one that an earlier version left readable for other accounts.
 * @throws StartupError if it can't be created
 */
export async function closeMediaFolder(dataDir: string, log: Log): Promise<void> {
  const folder = join(dataDir, 'media');
  try {
    makeFolder(folder, PRIVATE_FOLDER);
  } catch (error) {
    throw new StartupError(
      `The folder ${folder} cannot be created (${systemCode(error)}).`,
      'Set DATA_DIR to a folder that can be written.',
      { cause: error },
    );
  }
  try {
    await chmod(folder, PRIVATE_FOLDER);
  } catch (error) {
    // A volume that several machines share may not allow changing modes.
    log.warn({ folder, code: systemCode(error) }, 'Could not restrict the permissions of the uploads folder');
  }
}
