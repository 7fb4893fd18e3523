import { join } from 'node:path';
import { openDataDir } from '../../config/data-dir.js';
import { StartupError } from '../../config/startup-error.js';
import { openClusterHome, SYSTEM_FOLDER } from './cluster-home.js';
import { connectionAt, placeOf } from './listening.js';
import { hasPasswords, loadPasswords } from './passwords.js';
import { readPostmasterFile } from './postmaster-file.js';
import { servesFolder } from './process-identity.js';
import type { EmbeddedConnection } from './readiness.js';
import { APPLICATION } from './roles.js';

/**
 * How the application's role reaches the database of a Mallard that runs on DATA_DIR, for a command that works beside it.
 * @returns null if it doesn't run
 * @throws StartupError if DATA_DIR has no database
 */
export async function findRunningPostgres(dataDir: string): Promise<EmbeddedConnection | null> {
  if (!hasPasswords(dataDir)) {
    throw new StartupError(`There is no database in ${dataDir}.`, 'Set DATA_DIR or DATABASE_URL as for the server.');
  }
  const folder = openDataDir(dataDir);
  const home = await openClusterHome(folder, SYSTEM_FOLDER);
  const dataFolder = join(home.folder, 'data');
  const file = readPostmasterFile(dataFolder);
  if (file?.status !== 'ready' || !servesFolder(file.pid, dataFolder)) return null;
  const { passwords } = loadPasswords(folder, home.folder);
  return connectionAt(placeOf(file), APPLICATION, passwords.application);
}
