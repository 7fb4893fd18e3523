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

/** Where root keeps databases of folders that PostgreSQL's account cannot come to. */
export const SYSTEM_FOLDER = '/var/lib/mallard-postgres';
const FOLDER = 'postgres';
const NOTE = 'postgres-location.json';
/** Of a folder in the system folder: twelve digits for the DATA_DIR that it was made for, six by chance. */
const NAME = /^[0-9a-f]{12}-[0-9a-f]{6}$/;

/** The folder that holds everything of one database, and the account it belongs to. */
export interface ClusterHome {
  folder: string;
  account: Account;
}

/** Tells where the database of a DATA_DIR is, when it is not inside. */
interface Note {
  dataDir: string;
  database: string;
}

/**
 * Finds the database's folder, or makes it, mode 700: DATA_DIR/postgres. Only where root starts Mallard below a folder
 * that is closed to PostgreSQL's account, it lies in `systemFolder`, and a note in DATA_DIR says where: the modes of
 * folders that exist are never changed.
 * @throws StartupError where no place is left, or an account has no right to the one in use
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
  // The random part keeps a new DATA_DIR apart from the database of a removed one at the same path.
  const outside = join(
    systemFolder,
    `${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-${randomBytes(3).toString('hex')}`,
  );
  if (!(await makeHome(outside, account))) {
    throw new StartupError(
      `PostgreSQL cannot run as root, and its account (${account.name}) can come neither to ${dataDir} nor to ${systemFolder}.`,
      'Set DATA_DIR to a folder that it can pass through, or start Mallard as an ordinary user.',
    );
  }
  await writeNote(dataDir, outside);
  return { folder: outside, account };
}

/** An empty folder is removed: what made it did not get any further. */
async function holdsSomething(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return false;
  } catch (error) {
    return systemCode(error) !== 'ENOENT';
  }
}

/** @param trusted whether only root could have put the folder there, so that root may give it away */
async function existingHome(folder: string, dataDirOwner: Owner, trusted: boolean): Promise<ClusterHome> {
  const owner = await stat(folder).catch(() => null);
  if (owner === null) {
    throw new StartupError(
      `The database should be in ${folder}, which is not there.`,
      `Restore it from a backup, or delete ${NOTE} from DATA_DIR to begin anew without its contents.`,
    );
  }
  const account = chooseAccount(owner, dataDirOwner);
  // A folder that belongs to root came from a backup.
  if (isRoot() && owner.uid === 0 && trusted) await giveTo(account, folder);
  if (process.platform === 'win32' || canWriteIn(account, folder)) return { folder, account };
  throw new StartupError(
    `The database in ${folder} belongs to account number ${owner.uid}, and ${account.name} cannot write there.`,
    'Start Mallard as the account that made it, or give the folder to the one that starts it (chown -R).',
  );
}

/** False where the account cannot live in the folder, which is then gone again. */
async function makeHome(folder: string, account: Account): Promise<boolean> {
  await mkdir(folder, { mode: 0o700 });
  if (process.platform === 'win32') return true;
  await chmod(folder, 0o700);
  if (isRoot()) {
    const given = await giveTo(account, folder).then(
      () => true,
      () => false,
    );
    // Shared folders of virtual machines accept a change of owner and ignore it.
    if (!given || (await stat(folder)).uid !== account.uid || !canWriteIn(account, folder)) {
      await rmdir(folder);
      return false;
    }
  }
  return true;
}

/** Children first: where this is cut off, the next start sees that the folder still is root's, and begins again. */
async function giveTo(account: Account, path: string): Promise<void> {
  if ((await lstat(path)).isDirectory()) {
    for (const name of await readdir(path)) await giveTo(account, join(path, name));
  }
  await lchown(path, account.uid, account.gid);
}

async function mkdirSystemFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new StartupError(`${folder} cannot be made (${systemCode(error)}).`, 'Start Mallard as an ordinary user.', {
      cause: error,
    });
  });
  if (made !== undefined) await chmod(folder, 0o711);
  const { uid, mode } = await lstat(folder);
  if (uid === 0 && (mode & 0o022) === 0) return;
  throw new StartupError(
    `${folder} can be changed by accounts other than root.`,
    'Give it to root, mode 711, or remove it.',
  );
}

/** The folder where root keeps what PostgreSQL's account has to reach; DATA_DIR itself for everybody else. */
export async function sparePlace(home: ClusterHome, dataDir: string, systemFolder: string): Promise<string> {
  if (!isRoot() || home.account.uid === process.getuid?.()) return dataDir;
  await mkdirSystemFolder(systemFolder);
  if (canEnter(home.account, systemFolder)) return systemFolder;
  throw new StartupError(`${systemFolder} is closed to the account ${home.account.name}.`, 'Give it the mode 711.');
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
  const about = 'The database is not in this folder: its account cannot pass the folders above. Back up both.';
  const draft = join(dataDir, `${NOTE}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify({ about, dataDir, database }, null, 2)}\n`, { flush: true });
  await rename(draft, join(dataDir, NOTE));
}

/** @returns the database's folder; a note that was copied with its DATA_DIR would give two installations one database */
async function checkNote(note: Note, dataDir: string, systemFolder: string): Promise<string> {
  if (dirname(note.database) !== systemFolder || !NAME.test(basename(note.database))) {
    throw new StartupError(`${join(dataDir, NOTE)} names no database in ${systemFolder}.`, 'Restore it from a backup.');
  }
  if (note.dataDir !== dataDir) {
    const original = await readNote(note.dataDir).catch(() => null);
    if (original?.database === note.database) {
      throw new StartupError(
        `${dataDir} is a copy of ${note.dataDir}, and both name the database in ${note.database}.`,
        `Copy the database as well, and name the copy in ${join(dataDir, NOTE)}, or delete that file to begin anew.`,
      );
    }
    await writeNote(dataDir, note.database);
  }
  return note.database;
}
