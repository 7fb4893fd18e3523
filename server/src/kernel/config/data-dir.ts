import { accessSync, chmodSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartupError } from './startup-error.js';
import { systemCode } from './system-code.js';

/** Readable by its owner only. */
const PRIVATE = 0o700;
/**
 * A folder that root makes can be passed through, though not listed: PostgreSQL refuses to run as root, and the account
 * that it runs as has to reach its own folder below. Everything secret in here is closed by its own mode.
 */
const PASSABLE = 0o711;

/**
 * Makes DATA_DIR where it is missing. A folder that exists keeps the mode it has.
 * @returns its real path, absolute and without symbolic links
 * @throws StartupError where it cannot be made or written
 */
export function openDataDir(dataDir: string): string {
  const path = resolve(dataDir);
  try {
    const made = mkdirSync(path, { recursive: true });
    // Not mkdir's own mode: that would close the folders above as well, and the umask would apply.
    if (made !== undefined) chmodSync(path, process.getuid?.() === 0 ? PASSABLE : PRIVATE);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    throw new StartupError(
      `The data folder ${path} cannot be written (${systemCode(error)}).`,
      'Give its owner the right to write, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}
