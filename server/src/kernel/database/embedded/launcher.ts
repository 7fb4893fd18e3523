import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.js';
import { systemCode } from '../../config/system-code.js';
import type { Account } from './account.js';
import type { Ballast } from './ballast.js';
import type { EmbeddedLogger } from './embedded-logger.js';
import type { Listening } from './listening.js';
import { type Installation, Postmaster } from './postmaster.js';
import { type PostmasterFile, readPostmasterFile, removePostmasterFile } from './postmaster-file.js';
import { processesServing, servesFolder } from './process-identity.js';
import { type EmbeddedConnection, untilReady } from './readiness.js';
import { clearSocket, complaintAboutFolder, hasSocket, makeSocketFolder } from './socket-folder.js';

/** Recovery after a crash replays all writes since the last checkpoint. */
const READY_MS = 60_000;
const REMAINS_MS = 5_000;
const POLL_MS = 20;
/** PostgreSQL's error code. */
const INVALID_PASSWORD = '28P01';

/** A server that an earlier Mallard left running, and where it listens. */
export interface Orphan {
  pid: number;
  socketFolder: string;
  port: number;
}

/**
 * Finds a server that already runs on the data folder. If it can't be taken over, because it is stopping, the folder was moved, or
 * its socket is missing or unsafe, it is ended.
 */
export async function findOrphan(installation: Installation): Promise<Orphan | null> {
  const { account, dataFolder } = installation;
  const file = readPostmasterFile(dataFolder);
  if (file === null || !servesFolder(file.pid, dataFolder)) return null;
  const isSettled = file.dataFolder === dataFolder && file.status !== 'stopping';
  if (isSettled && (process.platform === 'win32' || (await canBeReached(file, account)))) return file;
  await Postmaster.adopt(installation, file.pid).stop();
  return null;
}

async function canBeReached({ socketFolder, status }: PostmasterFile, account: Account): Promise<boolean> {
  if ((await complaintAboutFolder(socketFolder, [account.uid])) !== null) return false;
  return status === 'starting' || hasSocket(socketFolder);
}

/** Starts the server, no matter how the last one ended. */
export class Launcher {
  private readonly installation: Installation;
  private readonly listening: Listening;
  private readonly connection: EmbeddedConnection;
  private readonly ballast: Ballast;
  private readonly logger: EmbeddedLogger;

  constructor(
    installation: Installation,
    listening: Listening,
    connection: EmbeddedConnection,
    ballast: Ballast,
    logger: EmbeddedLogger,
  ) {
    this.installation = installation;
    this.listening = listening;
    this.connection = connection;
    this.ballast = ballast;
    this.logger = logger;
  }

  /** Takes over a running server. If it does not answer, it is ended, and the result is null. */
  async adopt(orphan: Orphan): Promise<Postmaster | null> {
    const postmaster = Postmaster.adopt(this.installation, orphan.pid);
    try {
      await this.ready(postmaster, 0, new AbortController().signal);
      return postmaster;
    } catch {
      await postmaster.stop();
      return null;
    }
  }

  /**
   * Starts a server and waits until it answers. If the disk is full, it tries once more without the ballast.
   * @throws StartupError if it does not answer within 60 seconds
   */
  async start(signal: AbortSignal): Promise<Postmaster> {
    try {
      return await this.startOnce(signal);
    } catch (error) {
      if (!((await this.ballast.isNeeded()) && (await this.ballast.spend()))) throw error;
      this.logger.error(
        'The disk is full. The database is starting with space reserved for this; free up more before anything is written.',
      );
      return this.startOnce(signal);
    }
  }

  private async startOnce(signal: AbortSignal): Promise<Postmaster> {
    const { account, dataFolder, log } = this.installation;
    const { socketFolder } = this.listening;
    await this.clearRemains(dataFolder);
    if (socketFolder !== null) {
      await makeSocketFolder(socketFolder, account);
      await clearSocket(socketFolder);
    }
    const since = await log.size();
    const postmaster = await Postmaster.start(this.installation, this.listening);
    try {
      await this.ready(postmaster, since, signal);
      return postmaster;
    } catch (error) {
      await postmaster.stop();
      throw error;
    }
  }

  /** Cleans up after a killed server: its file, and children that end a moment after it. */
  private async clearRemains(dataFolder: string): Promise<void> {
    for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
      for (const pid of processesServing(dataFolder)) kill(pid, signal);
      for (let waited = 0; waited < REMAINS_MS && processesServing(dataFolder).length > 0; waited += POLL_MS)
        await pause(POLL_MS);
    }
    const [left] = processesServing(dataFolder);
    if (left === undefined) return removePostmasterFile(dataFolder);
    throw new StartupError(`A PostgreSQL process (${left}) of this database cannot be ended.`, 'Restart the machine.');
  }

  private async ready(postmaster: Postmaster, since: number, signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + READY_MS;
    let problem: string | null = null;
    await untilReady(this.connection, () => {
      if (!postmaster.running) problem = 'PostgreSQL ended while it was starting';
      else if (signal.aborted) problem = 'PostgreSQL was told to stop while it was starting';
      else if (Date.now() > deadline) problem = `PostgreSQL did not answer within ${READY_MS / 1000} seconds`;
      return problem === null ? null : new Error(problem);
    }).catch(async (error: unknown) => {
      if (systemCode(error) === INVALID_PASSWORD)
        throw new StartupError(
          `The database does not accept the password in ${this.installation.passwordsPath}.`,
          'Restore the file from the backup that the database is from, or delete it to generate new ones.',
          { cause: error },
        );
      const complaint = await this.installation.log.lastComplaint(since);
      const message =
        problem ?? `PostgreSQL does not answer: ${error instanceof Error ? error.message : String(error)}`;
      throw new StartupError(
        `${message}${complaint === null ? '' : ` (${complaint})`}.`,
        `Its log is ${this.installation.log.path}.`,
        {
          cause: error,
        },
      );
    });
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has just ended by itself.
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}
