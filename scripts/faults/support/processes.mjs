// Measures processor time of processes, and binds them to processors.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks per second, in which /proc counts processor time on Linux. */
const TICKS = 100;

/** Seconds of processor time that processes have used so far, without those that have ended. */
export function cpuSeconds(pids) {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      ticks += Number(user) + Number(system);
    } catch {
      // It has ended.
    }
  }
  return ticks / TICKS;
}

/** Binds processes and all their threads to one processor. @returns whether the system supports it */
export function pin(pids, processor) {
  return pids.every((pid) => spawnSync('taskset', ['-acp', String(processor), String(pid)]).status === 0);
}
