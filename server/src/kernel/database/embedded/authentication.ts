import { lchown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, isRoot } from './account.js';
import { OWNER } from './roles.js';

/** PostgreSQL's rules of who may connect, and how. */
const FILE = 'pg_hba.conf';
const LOOPBACK = '127.0.0.1/32';
const TRUSTING = /^\s*(?:local|host\w*)\s.*\btrust\b/m;
const ABOUT = '# Written by Mallard.\n';

/** Whether the database allows connections without a password, as earlier versions configured it. */
export async function isTrusting(dataFolder: string): Promise<boolean> {
  return TRUSTING.test(await readFile(join(dataFolder, FILE), 'utf8'));
}

/** Requires a password for all connections, from the next start or reload on. */
export function askForPasswords(dataFolder: string, account: Account): Promise<void> {
  return write(dataFolder, account, ['local all all scram-sha-256', `host all all ${LOOPBACK} scram-sha-256`]);
}

/** Lets the owner connect without a password, in order to set a new one. */
export function trustOwner(dataFolder: string, account: Account): Promise<void> {
  return write(dataFolder, account, [`local all ${OWNER} trust`, `host all ${OWNER} ${LOOPBACK} trust`]);
}

async function write(dataFolder: string, account: Account, lines: readonly string[]): Promise<void> {
  const path = join(dataFolder, FILE);
  const draft = `${path}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, `${ABOUT}${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  if (isRoot()) await lchown(draft, account.uid, account.gid);
  await rename(draft, path);
}
