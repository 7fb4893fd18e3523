import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmod, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresPackage } from '../../../src/kernel/database/embedded/binaries.js';

/** Someone who starts Mallard. */
export interface Person {
  called: string;
  uid: number;
  /** Set where the test runs as root and becomes this person. */
  become?: number;
}

const ownUid = process.getuid?.() ?? -1;

/** Everybody that this machine lets us be: root can be anybody, an ordinary user is one. */
export const people: readonly Person[] =
  ownUid === 0
    ? [
        { called: 'root', uid: 0 },
        { called: 'an ordinary user', uid: accountNumber('daemon'), become: accountNumber('daemon') },
      ]
    : [{ called: 'an ordinary user', uid: ownUid }];

export const anybody = people.at(-1) as Person;

function accountNumber(name: string): number {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  return Number(line?.split(':')[2]);
}

const made: string[] = [];

/** A new folder of the person's own, which others may pass through. It is removed by `removeFolders`. */
export async function folderOf(person: Person, mode = 0o755): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-test-'));
  made.push(folder);
  await chmod(folder, mode);
  if (ownUid === 0) chownSync(folder, person.uid, person.uid);
  return folder;
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/**
 * The npm package with PostgreSQL, in a folder that everybody can come to; the one in node_modules may not be.
 * Its files may be those of node_modules under another name: change its folders only.
 * @param bare without its symbolic links, as npm leaves it where install scripts do not run
 */
export async function packageIn(folder: string, bare = false): Promise<string> {
  const copy = join(folder, 'package');
  if (!(await linkTree(postgresPackage(), copy))) {
    await cp(postgresPackage(), copy, { recursive: true, verbatimSymlinks: true });
    await promisify(execFile)('chmod', ['-R', 'a+rX', copy]);
  }
  if (bare) {
    const links = JSON.parse(readFileSync(join(copy, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    for (const { target } of links) rmSync(join(copy, target), { force: true });
  }
  return copy;
}

/** Copies without writing 60 MB. False where the system cannot do that, or not everybody could read the result. */
async function linkTree(from: string, to: string): Promise<boolean> {
  try {
    await promisify(execFile)('cp', ['-al', from, to]);
    if ((statSync(join(to, 'native', 'bin', 'postgres')).mode & 0o005) === 0o005) return true;
  } catch {
    // Another file system, or a cp that has no links.
  }
  rmSync(to, { recursive: true, force: true });
  return false;
}
