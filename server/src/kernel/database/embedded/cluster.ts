import { randomBytes } from 'node:crypto';
import { lchown, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../config/startup-error.js';
import { systemCode } from '../../config/system-code.js';
import { isRoot, runAs } from './account.js';
import type { Binaries } from './binaries.js';
import type { ClusterHome } from './cluster-home.js';
import { OWNER, scramVerifier } from './roles.js';

/** The major version of the packages' PostgreSQL, as a data folder records it. */
const MAJOR = '18';
const DRAFT = 'data.new-';

export interface Cluster {
  dataFolder: string;
  /** Whether this start created it. */
  isNew: boolean;
}

/**
 * Creates the data folder if it is missing: under another name first, and renamed when it is complete and on disk, so that an
 * interrupted start leaves no incomplete database.
 * @param password of the owner of a new one
 * @throws StartupError if that fails, or another version created the folder
 */
export async function openCluster(home: ClusterHome, binaries: Binaries, password: string): Promise<Cluster> {
  const dataFolder = join(home.folder, 'data');
  await removeDrafts(home.folder);
  const version = await versionOf(dataFolder);
  if (version === MAJOR) return { dataFolder, isNew: false };
  if (version !== null) {
    throw new StartupError(
      `The database in ${dataFolder} was created by PostgreSQL ${version}, and this version of Mallard uses ${MAJOR}.`,
      'Load a dump of it into a new DATA_DIR, or set DATABASE_URL to a server of that version.',
    );
  }
  const draft = join(home.folder, `${DRAFT}${randomBytes(4).toString('hex')}`);
  await initialize(home, binaries, draft, password);
  try {
    await rename(draft, dataFolder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemCode(error))) throw error;
    throw new StartupError(
      `${dataFolder} is not a database: PG_VERSION is missing.`,
      'Restore it from a backup, or remove the folder to start over.',
    );
  }
  await syncFolder(home.folder);
  return { dataFolder, isNew: true };
}

/** Null if there is no database. */
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

/** An initdb whose parent was killed may still be writing. What can't be removed now is removed by the next start. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function initialize(home: ClusterHome, binaries: Binaries, draft: string, password: string): Promise<void> {
  // initdb accepts a password verifier too, so its account need not know the password.
  const verifier = `${draft}.verifier`;
  await writeFile(verifier, scramVerifier(password), { flag: 'wx', mode: 0o600 });
  if (isRoot()) await lchown(verifier, home.account.uid, home.account.gid);
  const auth = ['--auth=scram-sha-256', `--pwfile=${verifier}`];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];
  const args = ['-D', draft, '-U', OWNER, '--data-checksums', ...auth, ...locale];
  const { code, stderr } = await runAs(home.account, binaries.initdb, args);
  await rm(verifier, { force: true });
  if (code === 0) return;
  await rm(draft, { recursive: true, force: true });
  throw new StartupError(`The database cannot be created in ${home.folder} (${reasonIn(stderr)}).`, remedyFor(stderr));
}

function reasonIn(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.find((line) => /error|FATAL|PANIC|could not/.test(line)) ?? lines[0] ?? 'initdb gave no reason';
  return telling.replace(/^.*?(?:error|FATAL|PANIC):\s*/, '').trim();
}

function remedyFor(stderr: string): string {
  if (stderr.includes('effective user ID')) {
    return 'PostgreSQL needs an account that has a name: add a line for it to /etc/passwd, or set DATABASE_URL.';
  }
  if (stderr.includes('No space left')) return 'Free space on the disk, or set DATA_DIR to a folder on another one.';
  return 'Set DATA_DIR to a folder on a local disk, or set DATABASE_URL.';
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
