import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

/** The fields of /proc/<pid>/stat after the name, which may contain spaces; null if the process is gone. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system, childrenUser, childrenSystem] = rest.slice(9, 13).map(Number);
    return { parent: Number(parent), own: user + system, ended: childrenUser + childrenSystem };
  } catch {
    return null;
  }
}

export function childrenOf(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => statOf(child)?.parent === pid);
}

export function argumentsOf(pid) {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
}

/** CPU milliseconds of all threads of a process so far. */
export function cpuOf(pid) {
  return ((statOf(pid)?.own ?? 0) * 1_000) / TICKS_PER_SECOND;
}

/** CPU milliseconds of a process and its children so far, including those that have ended. */
export function cpuOfFamily(pid) {
  const ended = statOf(pid)?.ended ?? 0;
  return childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), cpuOf(pid) + (ended * 1_000) / TICKS_PER_SECOND);
}

/** The current memory of a process in megabytes. */
export function memoryOf(pid) {
  return megabytesOf(pid, 'VmRSS');
}

/** The peak memory of a process in megabytes. */
export function mostMemoryOf(pid) {
  return megabytesOf(pid, 'VmHWM');
}

function megabytesOf(pid, field) {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}

/** Binds a process and all its threads to one processor; existing children are not affected. */
export function pin(pid, cpu) {
  if (hasTaskset) spawnSync('taskset', ['-acp', String(cpu), String(pid)], { stdio: 'ignore' });
  return hasTaskset;
}
