import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { StartupError } from './startup-error.js';
import { systemCode } from './system-code.js';

/**
 * The text of a file that holds secrets; null where there is none.
 * @param remedy what to do where other accounts can read it
 * @throws StartupError where others can read it, or this account cannot
 */
export function readPrivateFile(path: string, remedy: string): string | null {
  try {
    const file = openSync(path, constants.O_RDONLY);
    try {
      if (process.platform !== 'win32' && (fstatSync(file).mode & 0o077) !== 0)
        throw new StartupError(`The secrets in ${path} can be read by other accounts.`, remedy);
      return readFileSync(file, 'utf8');
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (systemCode(error) === 'ENOENT') return null;
    throw new StartupError(
      `The secrets in ${path} cannot be read (${systemCode(error)}).`,
      'Start Mallard as the owner of that file.',
      { cause: error },
    );
  }
}

/** Makes a file of mode 600 and waits until it is on disk. @param folder whose owner the file belongs to, where root makes it */
export function writePrivateFile(path: string, text: string, folder: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    // Root started once in someone's folder: that person can still start without root afterwards.
    const owner = statSync(folder);
    if (process.getuid?.() === 0 && owner.uid !== 0) fchownSync(file, owner.uid, owner.gid);
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes the names of new files survive a power failure. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, constants.O_RDONLY);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
