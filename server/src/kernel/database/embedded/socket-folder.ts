import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lchown, lstat, mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../config/startup-error.js';
import { systemCode } from '../../config/system-code.js';
import { type Account, canEnter, isRoot } from './account.js';

/** Names the socket in its folder; nothing listens on this network port. */
export const SOCKET_PORT = 5432;
const SOCKET = `.s.PGSQL.${SOCKET_PORT}`;
/** The system's limit for a socket's path is 104 bytes on macOS and 108 on Linux. */
const MAX_PATH_BYTES = 100;

/**
 * Creates the folder of the socket, mode 700, so that no other account can connect. Its path is short, because DATA_DIR may be
 * deep, and always the same for one DATA_DIR and account. Anyone who can write to the temporary folder could have created it
 * before, so an existing one is only used if it is safe.
 * @throws StartupError if it is not, or no temporary folder can be used
 */
export async function openSocketFolder(dataDir: string, account: Account): Promise<string> {
  const name = `mallard-${account.uid}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const complaints: string[] = [];
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const folder = join(parent, name);
    const complaint = await complaintAboutParent(parent, folder, account);
    if (complaint !== null) complaints.push(complaint);
    else return makeSocketFolder(folder, account);
  }
  throw new StartupError(
    `There is no suitable folder for the database's socket: ${complaints.join('; ')}.`,
    'Set TMPDIR to another folder.',
  );
}

async function complaintAboutParent(parent: string, folder: string, account: Account): Promise<string | null> {
  const found = await stat(parent).catch(() => null);
  if (found === null) return `${parent} does not exist`;
  if (Buffer.byteLength(join(folder, SOCKET)) > MAX_PATH_BYTES) return `the path of ${parent} is too long`;
  // PostgreSQL accepts a list of folders, with its own rules for quotes and commas.
  if (/[",]/.test(parent)) return `the path of ${parent} has a comma or a quote in it`;
  const [writableByOthers, sticky] = [(found.mode & 0o022) !== 0, (found.mode & 0o1000) !== 0];
  if (writableByOthers && !sticky) return `anyone can move the folders in ${parent}`;
  if (![0, process.getuid?.(), account.uid].includes(found.uid)) return `${parent} belongs to another account`;
  return canEnter(account, parent) ? null : `${account.name} cannot access ${parent}`;
}

/** @throws StartupError if a folder of that name exists and can't be trusted */
export async function makeSocketFolder(folder: string, account: Account): Promise<string> {
  try {
    await mkdir(folder, { mode: 0o700 });
    await chmod(folder, 0o700);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') {
      throw new StartupError(`${folder} cannot be created (${systemCode(error)}).`, 'Set TMPDIR to another folder.', {
        cause: error,
      });
    }
  }
  const complaint = await complaintAboutFolder(folder, isRoot() ? [0, account.uid] : [account.uid]);
  if (complaint !== null) {
    throw new StartupError(
      `The folder of the database's socket cannot be trusted: ${complaint}.`,
      'Remove it, or set TMPDIR to a folder of your own.',
    );
  }
  if (isRoot()) await lchown(folder, account.uid, account.gid);
  return folder;
}

/** Why a socket in the folder can't be trusted; null if it can. */
export async function complaintAboutFolder(folder: string, owners: readonly number[]): Promise<string | null> {
  const found = await lstat(folder).catch(() => null);
  if (found === null) return `${folder} does not exist`;
  if (!found.isDirectory()) return `${folder} is not a folder`;
  if (!owners.includes(found.uid)) return `${folder} belongs to account number ${found.uid}`;
  if ((found.mode & 0o077) !== 0) return `${folder} is open to other accounts`;
  return null;
}

/** Whether a server's socket exists. Cleanup of temporary files may have deleted it while the server runs. */
export function hasSocket(folder: string): boolean {
  return existsSync(join(folder, SOCKET));
}

/** Removes the files of a dead server: PostgreSQL considers its lock valid if any process has that number. */
export async function clearSocket(folder: string): Promise<void> {
  await rm(join(folder, SOCKET), { force: true });
  await rm(join(folder, `${SOCKET}.lock`), { force: true });
}

/** Removes the folder after the server has ended. */
export async function closeSocketFolder(folder: string): Promise<void> {
  await clearSocket(folder);
  // Other contents are not ours to remove.
  await rmdir(folder).catch(() => undefined);
}
