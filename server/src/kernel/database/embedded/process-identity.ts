import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { systemCode } from '../../config/system-code.js';

/** The start of a process that exists, but whose start this account can't read. */
export const UNKNOWN_START = 'unknown';

/**
 * When a process started, as text that differs between processes with the same id, because ids are reused.
 * @returns null if there is no such process, or it is a zombie
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
    // It has just ended, or is hidden from this account.
    return exists(pid) ? UNKNOWN_START : null;
  }
  // The second field is the program's name in parentheses, and may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, start] = [fields[0], fields[19]];
  return state === 'Z' || state === 'X' || start === undefined ? null : start;
}

/**
 * Whether a process is a PostgreSQL server on this data folder.
 * PostgreSQL's working directory is the data folder, which is more reliable than its arguments if it can be read.
 */
export function servesFolder(pid: number, folder: string): boolean {
  // A zombie has no working directory.
  if (process.platform === 'linux') return nameOf(pid) === 'postgres' && workingFolderOf(pid) === folder;
  if (processStart(pid) === null) return false;
  if (process.platform === 'win32') return taskName(pid).startsWith('postgres');
  return ps(pid, 'command=').includes(`-D ${folder}`);
}

/** All PostgreSQL processes with that working directory, servers and their children. Empty if the system can't tell. */
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
