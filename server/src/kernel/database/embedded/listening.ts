import { createServer } from 'node:net';
import type { Account } from './account.js';
import type { PostmasterFile } from './postmaster-file.js';
import type { EmbeddedConnection } from './readiness.js';
import { openSocketFolder, SOCKET_PORT } from './socket-folder.js';

export const DATABASE = 'mallard';
const LOOPBACK = '127.0.0.1';

/** Where a server listens. */
export interface Listening {
  /** The folder of the Unix socket; null on Windows, which uses the loopback address. */
  socketFolder: string | null;
  port: number;
}

/** An address at which nothing listens yet. */
export async function newPlace(dataDir: string, account: Account): Promise<Listening> {
  if (process.platform === 'win32') return { socketFolder: null, port: await freePort() };
  return { socketFolder: await openSocketFolder(dataDir, account), port: SOCKET_PORT };
}

/** The address of a running server, from its file. */
export function placeOf({ socketFolder, port }: Pick<PostmasterFile, 'socketFolder' | 'port'>): Listening {
  return { socketFolder: process.platform === 'win32' ? null : socketFolder, port };
}

/** How a role reaches the database of a server. */
export function connectionAt({ socketFolder, port }: Listening, user: string, password: string): EmbeddedConnection {
  return { host: socketFolder ?? LOOPBACK, port, database: DATABASE, ssl: false, user, password };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : SOCKET_PORT));
    });
  });
}
