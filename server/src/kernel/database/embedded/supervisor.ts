import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.js';
import type { EmbeddedLogger } from './embedded-logger.js';
import type { Postmaster } from './postmaster.js';

/** Delays before the first, second and third restart within a minute. There is no fourth. */
const PAUSES_MS = [100, 1_000, 4_000] as const;
const WINDOW_MS = 60_000;

type Start = (signal: AbortSignal) => Promise<Postmaster>;

/** Keeps a server running until it is told to stop. */
export class Supervisor {
  /** Resolves when no server runs and none will be started: with null after `stop`, else with the reason. */
  readonly exited: Promise<StartupError | null>;
  private readonly start: Start;
  private readonly logger: EmbeddedLogger;
  private readonly stopping = new AbortController();
  private postmaster: Postmaster;
  private restarts: number[] = [];
  private stopped: Promise<void> | null = null;

  constructor(first: Postmaster, start: Start, logger: EmbeddedLogger) {
    this.postmaster = first;
    this.start = start;
    this.logger = logger;
    this.exited = this.keepRunning();
  }

  get pid(): number {
    return this.postmaster.pid;
  }

  /** Asks the server to end, without waiting. */
  interrupt(): void {
    this.stopping.abort();
    this.postmaster.interrupt();
  }

  /** Ends the server and waits for it; can be called more than once. */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end(): Promise<void> {
    this.stopping.abort();
    await this.postmaster.stop();
    // A restart in progress ends its own server.
    await this.exited;
  }

  private async keepRunning(): Promise<StartupError | null> {
    for (;;) {
      await this.postmaster.exited;
      if (this.stopping.signal.aborted) return null;
      const problem = await this.restart(this.postmaster.pid);
      if (this.stopping.signal.aborted) {
        await this.postmaster.stop();
        return null;
      }
      if (problem !== null) {
        this.logger.error(problem.message);
        return problem;
      }
    }
  }

  /** Null if a server runs again. */
  private async restart(pid: number): Promise<StartupError | null> {
    let reason = `PostgreSQL (process ${pid}) exited unexpectedly.`;
    for (;;) {
      const now = Date.now();
      this.restarts = this.restarts.filter((time) => now - time < WINDOW_MS);
      const wait = PAUSES_MS[this.restarts.length];
      if (wait === undefined)
        return new StartupError(
          `${reason} It was restarted ${PAUSES_MS.length} times within a minute.`,
          'The last lines of its log, postgres.log beside the database, say why.',
        );
      this.restarts.push(now);
      this.logger.warn(`${reason} Restarting it.`);
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return null;
      try {
        this.postmaster = await this.start(this.stopping.signal);
        this.logger.info(`PostgreSQL is running again (process ${this.postmaster.pid}).`);
        return null;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
  }
}
