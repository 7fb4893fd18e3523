import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartupError } from '../../config/startup-error.js';

/** The account that PostgreSQL runs as, and that owns its files. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
  /** Options for `spawn`; empty if this process runs as that account. */
  credentials: { uid?: number; gid?: number };
}

/** The owner of a folder. */
export interface Owner {
  uid: number;
  gid: number;
}

export interface Output {
  code: number | null;
  stdout: string;
  stderr: string;
}

const ACCOUNTS_FILE = '/etc/passwd';
/**
 * Used if root starts Mallard and no folder has another owner. An administrator who wants to separate the database's files from
 * other services that run as nobody creates an account named mallard.
 */
const PREFERRED_NAMES = ['mallard', 'nobody'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account that this process runs as; -1 on Windows, which has no numeric ids. */
export function ownAccount(): Account {
  return { name: 'this account', uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1, credentials: {} };
}

/**
 * The account for PostgreSQL, which refuses to run as root: the account of this process, or if that is root, the owner of the
 * database, else of DATA_DIR, else mallard or nobody.
 * @param database owner of the database's folder; null if there is none yet
 * @throws StartupError if the system has no such account
 */
export function chooseAccount(database: Owner | null, dataDir: Owner): Account {
  if (!isRoot()) return ownAccount();
  const known = knownAccounts();
  if (database !== null && database.uid !== 0) return switchedTo(nameOf(known, database.uid), database);
  // A new database needs an account with a name, which initdb requires.
  const owner = known.find(({ uid }) => uid === dataDir.uid && uid !== 0);
  const account =
    owner ?? PREFERRED_NAMES.map((name) => known.find((one) => one.name === name)).find((one) => one !== undefined);
  if (account === undefined) {
    throw new StartupError(
      'PostgreSQL refuses to run as root, and this system has no account named mallard or nobody.',
      'Create one, start Mallard as an ordinary user, or set DATABASE_URL.',
    );
  }
  return switchedTo(account.name, account);
}

function nameOf(known: readonly (Owner & { name: string })[], uid: number): string {
  return known.find((one) => one.uid === uid)?.name ?? `number ${uid}`;
}

function switchedTo(name: string, { uid, gid }: Owner): Account {
  // Node passes ids as signed 32-bit numbers; on macOS, nobody is -2.
  return { name, uid, gid, credentials: { uid: uid | 0, gid: gid | 0 } };
}

function knownAccounts(): (Owner & { name: string })[] {
  let text: string;
  try {
    text = readFileSync(ACCOUNTS_FILE, 'utf8');
  } catch {
    return [];
  }
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && !fields[0]?.startsWith('#'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }));
}

/**
 * The environment of database processes: nothing that configures PostgreSQL, and no secrets, because other programs of the
 * account can read it.
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  if (process.platform !== 'win32') return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  const wanted =
    /^(SystemRoot|SystemDrive|windir|TEMP|TMP|PATH|PATHEXT|COMSPEC|USERNAME|USERPROFILE|APPDATA|LOCALAPPDATA)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => wanted.test(name)));
}

/** Runs a program as the account until it ends. Also resolves if it fails, with its output. */
export function runAs(account: Account, program: string, args: readonly string[]): Promise<Output> {
  const folder = process.platform === 'win32' ? undefined : '/';
  return new Promise((resolve) => {
    const options = { ...account.credentials, cwd: folder, env: plainEnvironment(), encoding: 'utf8' as const };
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const failure = error !== null && child.exitCode === null ? `${program}: ${error.message}` : '';
      resolve({ code: error === null ? 0 : (child.exitCode ?? 1), stdout, stderr: stderr || failure });
    });
  });
}

/** Whether the account can enter the folder and write there. The system itself is asked, because only it knows every rule. */
export function canWriteIn(account: Account, folder: string): boolean {
  return test(account, 'cd -- "$1" && test -w .', [folder]);
}

/** Whether the account can read all the files and execute the first. */
export function canRun(account: Account, files: readonly string[]): boolean {
  return test(account, 'test -x "$1" || exit 1; for file; do test -r "$file" || exit 1; done', files);
}

/** Whether the account can access the contents of the folder. */
export function canEnter(account: Account, folder: string): boolean {
  return test(account, 'cd -- "$1"', [folder]);
}

function test(account: Account, script: string, args: readonly string[]): boolean {
  const options = { ...account.credentials, cwd: '/', env: plainEnvironment(), stdio: 'ignore' as const };
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...args], options).status === 0;
}
