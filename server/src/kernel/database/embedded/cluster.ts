import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../config/startup-error.js';
import { systemCode } from '../../config/system-code.js';
import { runAs } from './account.js';
import type { Binaries } from './binaries.js';
import type { ClusterHome } from './cluster-home.js';

/** Role that owns everything in the database. */
export const SUPERUSER = 'mallard';
/** Version of PostgreSQL that the packages bring, as a data folder records it. */
const MAJOR = '18';
const DRAFT = 'data.new-';

/** A data folder, and the password that it asks for: only where it listens on an address, which is Windows. */
export interface Cluster {
  dataFolder: string;
  password: string | null;
  /** Whether it was made just now. */
  isNew: boolean;
}

/**
 * Makes the data folder where it is missing. It is made beside its place and moved there when it is whole and on disk,
 * so that a start which is cut off leaves no half database.
 * @throws StartupError where that fails, or the folder was made by another version
 */
export async function openCluster(home: ClusterHome, binaries: Binaries): Promise<Cluster> {
  const dataFolder = join(home.folder, 'data');
  await removeDrafts(home.folder);
  const password = process.platform === 'win32' ? await passwordIn(home.folder) : null;
  const version = await versionOf(dataFolder);
  if (version === MAJOR) return { dataFolder, password, isNew: false };
  if (version !== null) {
    throw new StartupError(
      `The database in ${dataFolder} was made by PostgreSQL ${version}, and this Mallard brings ${MAJOR}.`,
      'Load a dump of it into a new DATA_DIR, or set DATABASE_URL to a server of that version.',
    );
  }
  const draft = join(home.folder, `${DRAFT}${randomBytes(4).toString('hex')}`);
  await initialize(home, binaries, draft);
  try {
    await rename(draft, dataFolder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemCode(error))) throw error;
    throw new StartupError(
      `${dataFolder} is no database: PG_VERSION is missing.`,
      'Restore it from a backup, or remove the folder to begin anew.',
    );
  }
  await syncFolder(home.folder);
  return { dataFolder, password, isNew: true };
}

/** Null where there is no database. */
async function versionOf(dataFolder: string): Promise<string | null> {
  try {
    return (await readFile(join(dataFolder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw new StartupError(
      `The database in ${dataFolder} cannot be read (${systemCode(error)}).`,
      'Start Mallard as its owner.',
      {
        cause: error,
      },
    );
  }
}

/** An initdb that lost its Mallard may still be writing; what cannot be removed for that is, at the next start. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function initialize(home: ClusterHome, binaries: Binaries, draft: string): Promise<void> {
  const auth =
    process.platform === 'win32' ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(home.folder)}`] : ['--auth=trust'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];
  const args = ['-D', draft, '-U', SUPERUSER, '--data-checksums', ...auth, ...locale];
  const { code, stderr } = await runAs(home.account, binaries.initdb, args);
  if (code === 0) return;
  await rm(draft, { recursive: true, force: true });
  throw new StartupError(`The database cannot be made in ${home.folder} (${reasonIn(stderr)}).`, remedyFor(stderr));
}

function reasonIn(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.find((line) => /error|FATAL|PANIC|could not/.test(line)) ?? lines[0] ?? 'initdb says nothing';
  return telling.replace(/^.*?(?:error|FATAL|PANIC):\s*/, '').trim();
}

function remedyFor(stderr: string): string {
  if (stderr.includes('effective user ID')) {
    return 'PostgreSQL needs an account that has a name: add a line for it to /etc/passwd, or set DATABASE_URL.';
  }
  if (stderr.includes('No space left')) return 'Make room on the disk, or set DATA_DIR to a folder on another one.';
  return 'Set DATA_DIR to a folder on a local disk, or set DATABASE_URL.';
}

async function passwordIn(folder: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile(folder), password, { flag: 'wx', mode: 0o600, flush: true }).catch((error: unknown) => {
    if (systemCode(error) !== 'EEXIST') throw error;
  });
  return readFile(passwordFile(folder), 'utf8');
}

function passwordFile(folder: string): string {
  return join(folder, 'password');
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
