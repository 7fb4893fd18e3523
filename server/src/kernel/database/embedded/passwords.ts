import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPrivateFile, syncFolder, writePrivateFile } from '../../config/private-file.js';
import { StartupError } from '../../config/startup-error.js';

const FILE = 'postgres-passwords.json';
/** Where earlier versions stored the only password, on Windows. */
const FORMER_FILE = 'password';
const PASSWORD_BYTES = 24;

/** Passwords of the two roles. They are in DATA_DIR, which belongs to the account that starts Mallard, not to PostgreSQL's. */
export interface DatabasePasswords {
  owner: string;
  application: string;
}

/** Whether a start has created a database for DATA_DIR. */
export function hasPasswords(dataDir: string): boolean {
  return existsSync(join(dataDir, FILE));
}

/**
 * Reads the passwords, or generates them if there are none. The caller must have the lock of DATA_DIR.
 * @param clusterFolder of the database
 * @returns `areNew` if the database doesn't know the owner's password yet
 * @throws StartupError for a file that others can read, or a damaged one
 */
export function loadPasswords(
  dataDir: string,
  clusterFolder: string,
): { passwords: DatabasePasswords; areNew: boolean; path: string } {
  const path = join(dataDir, FILE);
  const text = readPrivateFile(path, 'If no one can have read them, run chmod 600 on the file. Otherwise delete it.');
  if (text !== null) return { passwords: parse(path, text), areNew: false, path };

  const former = formerPassword(clusterFolder);
  const passwords = { owner: former ?? generate(), application: generate() };
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  writePrivateFile(draft, `${JSON.stringify(passwords, null, 2)}\n`, dataDir);
  renameSync(draft, path);
  syncFolder(dataDir);
  return { passwords, areNew: former === null, path };
}

function formerPassword(clusterFolder: string): string | null {
  const path = join(clusterFolder, FORMER_FILE);
  return process.platform === 'win32' && existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function generate(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}

function parse(path: string, text: string): DatabasePasswords {
  try {
    const { owner, application } = JSON.parse(text) as Partial<DatabasePasswords>;
    if (typeof owner === 'string' && typeof application === 'string' && owner !== '' && application !== '')
      return { owner, application };
  } catch {
    // The parser's message would quote the contents.
  }
  throw new StartupError(
    `The passwords in ${path} are incomplete or damaged.`,
    'Restore the file from a backup, or delete it to generate new ones.',
  );
}
