import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../../config/system-code.js';

/** What PostgreSQL's main process writes about itself into postmaster.pid, in the data folder. */
export interface PostmasterFile {
  pid: number;
  dataFolder: string;
  port: number;
  socketFolder: string;
  /** starting, ready, stopping; empty before the first of them. */
  status: string;
}

const NAME = 'postmaster.pid';

/** Null where there is no such file, or its writer died before it was whole. */
export function readPostmasterFile(dataFolder: string): PostmasterFile | null {
  let text: string;
  try {
    text = readFileSync(join(dataFolder, NAME), 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
  const [pid, folder, , port, socketFolder, , , status] = text.split('\n').map((line) => line.trim());
  if (!(Number(pid) > 0) || folder === undefined || socketFolder === undefined) return null;
  return { pid: Number(pid), dataFolder: folder, port: Number(port), socketFolder, status: status ?? '' };
}

/** Removes the file of a server that is known to be dead: PostgreSQL itself believes any process with that number. */
export function removePostmasterFile(dataFolder: string): void {
  rmSync(join(dataFolder, NAME), { force: true });
}
