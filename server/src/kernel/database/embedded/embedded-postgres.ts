import { openDataDir } from '../../config/data-dir.js';
import type { StartupError } from '../../config/startup-error.js';
import { Ballast } from './ballast.js';
import { postgresPackage, prepareBinaries } from './binaries.js';
import { openCluster, SUPERUSER } from './cluster.js';
import { openClusterHome, sparePlace, SYSTEM_FOLDER } from './cluster-home.js';
import { DataDirLock } from './data-dir-lock.js';
import type { EmbeddedLogger } from './embedded-logger.js';
import { findOrphan, Launcher } from './launcher.js';
import { newPlace, placeOf } from './listening.js';
import { type EmbeddedConnection, ensureDatabase } from './readiness.js';
import { ServerLog } from './server-log.js';
import { closeSocketFolder } from './socket-folder.js';
import { Supervisor } from './supervisor.js';

const DATABASE = 'mallard';
const LOOPBACK = '127.0.0.1';

export interface EmbeddedOptions {
  /** Made where it is missing. */
  dataDir: string;
  logger: EmbeddedLogger;
  /** The npm package with the programs; the one in node_modules unless given. */
  packageFolder?: string;
  /** Where root keeps what PostgreSQL's account cannot reach in DATA_DIR. */
  systemFolder?: string;
}

/** A PostgreSQL server of our own. It is started again when it ends by itself. */
export interface EmbeddedPostgres {
  /** For `pg`; stays the same when the server is started again. */
  readonly connection: EmbeddedConnection;
  /** Whether the database was made by this start. */
  readonly isNew: boolean;
  /** The server's main process. */
  readonly pid: number;
  /** Whether the disk was full, so that the room kept for this is in use. Only what frees room should be written. */
  readonly ballastSpent: boolean;
  /** Settles when there is no server any more: with null after `stop`; with the reason when it could not be kept running. */
  readonly exited: Promise<StartupError | null>;
  /** Ends the server in order and gives DATA_DIR back; again is harmless. Close every connection before. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on DATA_DIR, makes the database `mallard` on the first start, and waits until it answers. Takes over
 * a server that a killed Mallard left behind. When this process ends without `stop`, the server is told to end as well.
 * @throws StartupError where DATA_DIR is in use by another process, or something in the way needs a person
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = openDataDir(options.dataDir);
  const lock = await DataDirLock.acquire(dataDir);
  try {
    return await startLocked(dataDir, lock, options);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(dataDir: string, lock: DataDirLock, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { logger, packageFolder = postgresPackage(), systemFolder = SYSTEM_FOLDER } = options;
  const began = performance.now();
  const home = await openClusterHome(dataDir, systemFolder);
  const binaries = await prepareBinaries(packageFolder, home.account, () => sparePlace(home, dataDir, systemFolder));
  const cluster = await openCluster(home, binaries);
  const log = await ServerLog.open(home.folder, home.account);
  const ballast = new Ballast(home.folder);
  const installation = { binaries, account: home.account, dataFolder: cluster.dataFolder, log };
  let close = () => log.close();
  try {
    const orphan = cluster.isNew ? null : await findOrphan(installation);
    const listening = orphan === null ? await newPlace(dataDir, home.account) : placeOf(orphan);
    close = async () => {
      await ballast.settled();
      await log.close();
      if (listening.socketFolder !== null) await closeSocketFolder(listening.socketFolder);
    };
    const connection = connectionTo(listening.socketFolder ?? LOOPBACK, listening.port, cluster.password);
    const launcher = new Launcher(installation, listening, connection, ballast, logger);
    const adopted = orphan === null ? null : await launcher.adopt(orphan);
    const first = adopted ?? (await launcher.start(new AbortController().signal));
    const supervisor = new Supervisor(first, (signal) => launcher.start(signal), logger);
    await ensureDatabase(connection).catch(async (error: unknown) => {
      await supervisor.stop();
      throw error;
    });
    if (!ballast.spent) ballast.fill();
    const took = Math.round(performance.now() - began);
    logger.info(
      `PostgreSQL ${adopted === null ? 'started' : 'was still running and is taken over'} (process ${first.pid}, ${took} ms).`,
    );
    return new RunningPostgres({ connection, isNew: cluster.isNew, supervisor, ballast, lock, close });
  } catch (error) {
    await close();
    throw error;
  }
}

function connectionTo(host: string, port: number, password: string | null): EmbeddedConnection {
  const place = { host, port, user: SUPERUSER, database: DATABASE, ssl: false } as const;
  return password === null ? place : { ...place, password };
}

interface Parts {
  connection: EmbeddedConnection;
  isNew: boolean;
  supervisor: Supervisor;
  ballast: Ballast;
  lock: DataDirLock;
  /** Gives back what is open besides the server and the lock. */
  close: () => Promise<void>;
}

class RunningPostgres implements EmbeddedPostgres {
  readonly connection: EmbeddedConnection;
  readonly isNew: boolean;
  readonly exited: Promise<StartupError | null>;
  private readonly parts: Parts;
  private stopped: Promise<void> | null = null;
  private readonly atExit = (): void => {
    this.parts.supervisor.interrupt();
    this.parts.lock.release();
  };

  constructor(parts: Parts) {
    this.parts = parts;
    this.connection = parts.connection;
    this.isNew = parts.isNew;
    this.exited = parts.supervisor.exited;
    process.once('exit', this.atExit);
  }

  get pid(): number {
    return this.parts.supervisor.pid;
  }

  get ballastSpent(): boolean {
    return this.parts.ballast.spent;
  }

  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end(): Promise<void> {
    await this.parts.supervisor.stop();
    await this.parts.close();
    this.parts.lock.release();
    process.off('exit', this.atExit);
  }
}
