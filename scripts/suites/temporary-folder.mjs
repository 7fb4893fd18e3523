// Where tests put their files. Databases of tests have nothing to lose, and in memory no write waits for a disk.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** What a whole run writes at most, in bytes. */
const NEEDED_BYTES = 4 * 1_024 ** 3;

/** @returns {string} a folder in memory where there is one with room enough, or else the system's; TMPDIR decides where it is set */
export function temporaryFolder() {
  return !process.env.TMPDIR && hasRoomInMemory() ? MEMORY : tmpdir();
}

function hasRoomInMemory() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}
