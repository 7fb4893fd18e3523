import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { systemCode } from '../../config/system-code.js';

/** Stands for a process that exists, but whose beginning this account may not see. */
export const UNKNOWN_START = 'unknown';

/**
 * When a living process began, as text that is equal for the same process only: process ids are used again.
 * @returns null where there is no such process; one that has ended and waits for its parent counts as none
 */
export function processStart(pid: number): string | null {
  if (!exists(pid)) return null;
  if (process.platform === 'linux') return linuxStart(pid);
  if (process.platform === 'win32') return UNKNOWN_START;
  const [state, ...start] = ps(pid, 'stat=,lstart=').split(/\s+/);
  return state === undefined || state === '' || state.startsWith('Z') ? null : start.join(' ');
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

function linuxStart(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    // Ended just now, or hidden from this account.
    return exists(pid) ? UNKNOWN_START : null;
  }
  // The second field is the program's name in parentheses, and may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, start] = [fields[0], fields[19]];
  return state === 'Z' || state === 'X' || start === undefined ? null : start;
}

/**
 * Whether a process is a PostgreSQL server on this data folder.
 * PostgreSQL makes the data folder its working folder, which tells more than its arguments where it can be seen.
 */
export function servesFolder(pid: number, folder: string): boolean {
  // A process that has ended and waits for its parent has no working folder any more.
  if (process.platform === 'linux') return nameOf(pid) === 'postgres' && workingFolderOf(pid) === folder;
  if (processStart(pid) === null) return false;
  if (process.platform === 'win32') return taskName(pid).startsWith('postgres');
  return ps(pid, 'command=').includes(`-D ${folder}`);
}

/** Every PostgreSQL process that works in the folder, servers and their children. Empty where the system cannot tell. */
export function processesServing(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && servesFolder(pid, folder));
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'latin1').trim();
  } catch {
    return '';
  }
}

function workingFolderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function ps(pid: number, columns: string): string {
  return output('ps', ['-ww', '-o', columns, '-p', String(pid)]);
}

function taskName(pid: number): string {
  return output('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']).replaceAll('"', '');
}

function output(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
