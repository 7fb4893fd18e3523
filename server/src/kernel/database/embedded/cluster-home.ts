import { createHash, randomBytes } from 'node:crypto';
import {
  chmod,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../config/startup-error.js';
import { systemCode } from '../../config/system-code.js';
import { type Account, canEnter, canWriteIn, chooseAccount, isRoot, type Owner } from './account.js';

/** Where root stores databases if PostgreSQL's account cannot access DATA_DIR. */
export const SYSTEM_FOLDER = '/var/lib/mallard-postgres';
const FOLDER = 'postgres';
const NOTE = 'postgres-location.json';
/** The name of a folder in the system folder: twelve digits of a hash of its DATA_DIR, and six random ones. */
const NAME = /^[0-9a-f]{12}-[0-9a-f]{6}$/;

/** The folder with everything of one database, and the account that owns it. */
export interface ClusterHome {
  folder: string;
  account: Account;
}

/** The file that says where the database of a DATA_DIR is, if it is not inside. */
interface Note {
  dataDir: string;
  database: string;
}

/**
 * Finds or creates the database's folder, mode 700: DATA_DIR/postgres. If root starts Mallard in a folder that PostgreSQL's
 * account can't access, the database is in `systemFolder` instead, and a note in DATA_DIR says where. The modes of existing
 * folders are never changed.
 * @throws StartupError if the account can use neither, or not the one in use
 */
export async function openClusterHome(dataDir: string, systemFolder: string): Promise<ClusterHome> {
  const inside = join(dataDir, FOLDER);
  const owner = await stat(dataDir);
  const note = await readNote(dataDir);
  if (note !== null) return existingHome(await checkNote(note, dataDir, systemFolder), owner, true);
  if (await holdsSomething(inside)) return existingHome(await realpath(inside), owner, owner.uid === 0);

  const account = chooseAccount(null, owner);
  if (await makeHome(inside, account)) return { folder: inside, account };
  await mkdirSystemFolder(systemFolder);
  // The random part separates a new DATA_DIR from the database of a deleted one with the same path.
  const outside = join(
    systemFolder,
    `${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-${randomBytes(3).toString('hex')}`,
  );
  if (!(await makeHome(outside, account))) {
    throw new StartupError(
      `PostgreSQL cannot run as root, and its account (${account.name}) can access neither ${dataDir} nor ${systemFolder}.`,
      'Set DATA_DIR to a folder that it can access, or start Mallard as an ordinary user.',
    );
  }
  await writeNote(dataDir, outside);
  return { folder: outside, account };
}

/** Removes an empty folder, which an interrupted start has left. */
async function holdsSomething(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return false;
  } catch (error) {
    return systemCode(error) !== 'ENOENT';
  }
}

/** @param trusted whether only root could have created the folder, so that its owner may be changed */
async function existingHome(folder: string, dataDirOwner: Owner, trusted: boolean): Promise<ClusterHome> {
  const owner = await stat(folder).catch(() => null);
  if (owner === null) {
    throw new StartupError(
      `The database should be in ${folder}, which does not exist.`,
      `Restore it from a backup, or delete ${NOTE} from DATA_DIR to start over without its contents.`,
    );
  }
  const account = chooseAccount(owner, dataDirOwner);
  // A folder that belongs to root came from a backup.
  if (isRoot() && owner.uid === 0 && trusted) await giveTo(account, folder);
  if (process.platform === 'win32' || canWriteIn(account, folder)) return { folder, account };
  throw new StartupError(
    `The database in ${folder} belongs to account number ${owner.uid}, and ${account.name} cannot write there.`,
    'Start Mallard as the account that created it, or change the owner of the folder (chown -R).',
  );
}

/** @returns false if the account cannot use the folder, which is then removed */
async function makeHome(folder: string, account: Account): Promise<boolean> {
  await mkdir(folder, { mode: 0o700 });
  if (process.platform === 'win32') return true;
  await chmod(folder, 0o700);
  if (isRoot()) {
    const given = await giveTo(account, folder).then(
      () => true,
      () => false,
    );
    // Shared folders of virtual machines accept a change of owner, but ignore it.
    if (!given || (await stat(folder)).uid !== account.uid || !canWriteIn(account, folder)) {
      await rmdir(folder);
      return false;
    }
  }
  return true;
}

/** Children first: if this is interrupted, the next start sees that root still owns the folder, and does it again. */
async function giveTo(account: Account, path: string): Promise<void> {
  if ((await lstat(path)).isDirectory()) {
    for (const name of await readdir(path)) await giveTo(account, join(path, name));
  }
  await lchown(path, account.uid, account.gid);
}

async function mkdirSystemFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new StartupError(
      `${folder} cannot be created (${systemCode(error)}).`,
      'Start Mallard as an ordinary user.',
      {
        cause: error,
      },
    );
  });
  if (made !== undefined) await chmod(folder, 0o711);
  const { uid, mode } = await lstat(folder);
  if (uid === 0 && (mode & 0o022) === 0) return;
  throw new StartupError(
    `${folder} can be modified by accounts other than root.`,
    'Make root its owner with mode 711, or remove it.',
  );
}

/** The folder for files that PostgreSQL's account must access: a system folder for root, else DATA_DIR. */
export async function sparePlace(home: ClusterHome, dataDir: string, systemFolder: string): Promise<string> {
  if (!isRoot() || home.account.uid === process.getuid?.()) return dataDir;
  await mkdirSystemFolder(systemFolder);
  if (canEnter(home.account, systemFolder)) return systemFolder;
  throw new StartupError(`The account ${home.account.name} cannot access ${systemFolder}.`, 'Set its mode to 711.');
}

async function readNote(dataDir: string): Promise<Note | null> {
  const path = join(dataDir, NOTE);
  try {
    const { database, dataDir: original } = JSON.parse(await readFile(path, 'utf8')) as Partial<Note>;
    if (typeof database === 'string' && typeof original === 'string') return { database, dataDir: original };
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
  }
  throw new StartupError(`${path} cannot be read.`, 'Restore it from a backup: it says where the database is.');
}

async function writeNote(dataDir: string, database: string): Promise<void> {
  const about =
    'The database is not in this folder, because its account cannot access the folders above. Back up both.';
  const draft = join(dataDir, `${NOTE}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify({ about, dataDir, database }, null, 2)}\n`, { flush: true });
  await rename(draft, join(dataDir, NOTE));
}

/** @returns the database's folder; a note that was copied with its DATA_DIR would give two installations one database */
async function checkNote(note: Note, dataDir: string, systemFolder: string): Promise<string> {
  if (dirname(note.database) !== systemFolder || !NAME.test(basename(note.database))) {
    throw new StartupError(
      `${join(dataDir, NOTE)} does not name a database in ${systemFolder}.`,
      'Restore it from a backup.',
    );
  }
  if (note.dataDir !== dataDir) {
    const original = await readNote(note.dataDir).catch(() => null);
    if (original?.database === note.database) {
      throw new StartupError(
        `${dataDir} is a copy of ${note.dataDir}, and both name the database in ${note.database}.`,
        `Copy the database as well, and name the copy in ${join(dataDir, NOTE)}, or delete that file to start over.`,
      );
    }
    await writeNote(dataDir, note.database);
  }
  return note.database;
}
