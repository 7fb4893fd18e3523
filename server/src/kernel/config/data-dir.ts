import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
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
    // Not mkdir's own mode: that would close the folders above as well, and the umask would apply.
    if (makeFolder(path)) chmodSync(path, process.getuid?.() === 0 ? PASSABLE : PRIVATE);
    // A file is none, even if it can be written.
    accessSync(path + sep, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    throw new StartupError(
      `The data folder ${path} cannot be written (${systemCode(error)}).`,
      'Give its owner the right to write, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/**
 * Creates a folder and the missing ones above it, one by one: Node's recursive mkdir never returns where the system refuses new
 * folders by ENOENT, as below /proc.
 * @returns false if it exists
 */
export function makeFolder(path: string, mode?: number): boolean {
  if (existsSync(path)) return false;
  makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, mode);
    return true;
  } catch (error) {
    // Another process was faster.
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}
