import type { Client } from 'pg';
import { openDataDir } from '../../config/data-dir.js';
import type { StartupError } from '../../config/startup-error.js';
import { Ballast } from './ballast.js';
import { postgresPackage, prepareBinaries } from './binaries.js';
import { askForPasswords, isTrusting, trustOwner } from './authentication.js';
import { openCluster } from './cluster.js';
import { openClusterHome, sparePlace, SYSTEM_FOLDER } from './cluster-home.js';
import { DataDirLock } from './data-dir-lock.js';
import type { EmbeddedLogger } from './embedded-logger.js';
import { findOrphan, Launcher } from './launcher.js';
import { connectionAt, DATABASE, newPlace, placeOf } from './listening.js';
import { loadPasswords } from './passwords.js';
import { Postmaster } from './postmaster.js';
import { type EmbeddedConnection, MAINTENANCE_DATABASE, withClient } from './readiness.js';
import { admitApplication, APPLICATION, ensureApplicationRole, OWNER, setPassword } from './roles.js';
import { ServerLog } from './server-log.js';
import { closeSocketFolder } from './socket-folder.js';
import { Supervisor } from './supervisor.js';

export interface EmbeddedOptions {
  /** Created if it is missing. */
  dataDir: string;
  logger: EmbeddedLogger;
  /** The npm package with the programs; by default the one in node_modules. */
  packageFolder?: string;
  /** Where root stores what PostgreSQL's account can't access in DATA_DIR. */
  systemFolder?: string;
}

/** A running embedded PostgreSQL. It is restarted when it ends by itself. */
export interface EmbeddedPostgres {
  /** For `pg`, with the role of the application; the same after a restart. */
  readonly connection: EmbeddedConnection;
  /** Where its files are: below DATA_DIR, or elsewhere if its account can't access that. */
  readonly folder: string;
  /** The same with the role that owns everything, for migrations. Call `admitApplication` after them. */
  readonly ownerConnection: EmbeddedConnection;
  /** Whether this start created the database. */
  readonly isNew: boolean;
  /** The id of the server's main process. */
  readonly pid: number;
  /** Whether the disk was full, so that the ballast was deleted. Only writes that free space should be accepted. */
  readonly ballastSpent: boolean;
  /** Resolves when the server has ended: with null after `stop`, else with the reason why it is not running. */
  readonly exited: Promise<StartupError | null>;
  /** Grants the application's role its rights on all existing tables. */
  admitApplication(): Promise<void>;
  /** Shuts the server down and releases DATA_DIR; can be called more than once. Close all connections before. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on DATA_DIR, creates the database `mallard` on the first start, and waits until it answers. Takes over a
 * server that a killed Mallard left behind. When this process ends without `stop`, the server is told to end as well.
 * @throws StartupError if another process uses DATA_DIR, or a problem needs an administrator
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
  const { passwords, areNew, path: passwordsPath } = loadPasswords(dataDir, home.folder);
  const cluster = await openCluster(home, binaries, passwords.owner);
  const log = await ServerLog.open(home.folder, home.account);
  const ballast = new Ballast(home.folder);
  const installation = { binaries, account: home.account, dataFolder: cluster.dataFolder, log, passwordsPath };
  let close = () => log.close();
  try {
    let orphan = cluster.isNew ? null : await findOrphan(installation);
    if (areNew && !cluster.isNew && !(await isTrusting(cluster.dataFolder))) {
      // The passwords were lost, and a running server would still require them.
      if (orphan !== null) await Postmaster.adopt(installation, orphan.pid).stop();
      orphan = null;
      await trustOwner(cluster.dataFolder, home.account);
    }
    const listening = orphan === null ? await newPlace(dataDir, home.account) : placeOf(orphan);
    close = async () => {
      await ballast.idle();
      await log.close();
      if (listening.socketFolder !== null) await closeSocketFolder(listening.socketFolder);
    };
    const connection = connectionAt(listening, APPLICATION, passwords.application);
    const ownerConnection = connectionAt(listening, OWNER, passwords.owner);
    const launcher = new Launcher(installation, listening, ownerConnection, ballast, logger);
    const adopted = orphan === null ? null : await launcher.adopt(orphan);
    const first = adopted ?? (await launcher.start(new AbortController().signal));
    const supervisor = new Supervisor(first, (signal) => launcher.start(signal), logger);
    const ready = withClient({ ...ownerConnection, database: MAINTENANCE_DATABASE }, async (client) => {
      await ensureDatabase(client);
      await ensureApplicationRole(client, passwords.application);
      if (!(await isTrusting(cluster.dataFolder))) return;
      await setPassword(client, OWNER, passwords.owner);
      await askForPasswords(cluster.dataFolder, home.account);
      await client.query('select pg_reload_conf()');
    });
    await ready.catch(async (error: unknown) => {
      await supervisor.stop();
      throw error;
    });
    if (!ballast.spent) ballast.fill();
    const took = Math.round(performance.now() - began);
    logger.info(
      `PostgreSQL ${adopted === null ? 'started' : 'was still running and has been taken over'} (process ${first.pid}, ${took} ms).`,
    );
    return new RunningPostgres({
      connection,
      ownerConnection,
      folder: home.folder,
      isNew: cluster.isNew,
      supervisor,
      ballast,
      lock,
      close,
    });
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates the database if it is missing. If a start was interrupted before this, the next one does it. */
async function ensureDatabase(client: Client): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
}

interface Parts {
  connection: EmbeddedConnection;
  folder: string;
  ownerConnection: EmbeddedConnection;
  isNew: boolean;
  supervisor: Supervisor;
  ballast: Ballast;
  lock: DataDirLock;
  /** Closes what is open besides the server and the lock. */
  close: () => Promise<void>;
}

class RunningPostgres implements EmbeddedPostgres {
  readonly connection: EmbeddedConnection;
  readonly folder: string;
  readonly ownerConnection: EmbeddedConnection;
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
    this.folder = parts.folder;
    this.ownerConnection = parts.ownerConnection;
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

  admitApplication(): Promise<void> {
    return withClient(this.ownerConnection, admitApplication);
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
