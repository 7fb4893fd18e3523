import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../../config/system-code.js';

/** The contents of postmaster.pid in the data folder, which PostgreSQL's main process writes. */
export interface PostmasterFile {
  pid: number;
  dataFolder: string;
  port: number;
  socketFolder: string;
  /** starting, ready, stopping; empty before that. */
  status: string;
}

const NAME = 'postmaster.pid';

/** Null if there is no such file, or it is incomplete because its writer died. */
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

/** Removes the file of a dead server: PostgreSQL would take any process with that id for it. */
export function removePostmasterFile(dataFolder: string): void {
  rmSync(join(dataFolder, NAME), { force: true });
}
