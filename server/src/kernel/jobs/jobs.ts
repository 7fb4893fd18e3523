import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Db, Job as BossJob, PgBoss } from 'pg-boss';
import { ConnectionSettings } from '../database/connection-settings.js';
import type { Tx } from '../events/tx.js';
import type { JsonObject } from '../json/json.js';
import { createBoss, syncQueues, syncSchedules } from './boss.js';
import { type Job, RetryLater } from './job.js';
import { JobRegistry, type RegisteredWorker } from './job-registry.js';

/** How often each worker polls. Jobs enqueued by this process start at once; polling is for all others. */
const POLL_SECONDS = 2;
/** How long a stop waits for running jobs; interrupted ones run again. */
const STOP_TIMEOUT_MS = 6_000;
/** How often the same error is logged at most, because every worker reports an unreachable database. */
const REPEATED_ERROR_MS = 30_000;

export interface EnqueueOptions {
  /** The earliest time. */
  startAfter?: Date;
}

/** Background work, stored in PostgreSQL: it survives a crash and runs on any replica. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly boss: PgBoss;
  private readonly workerIds = new Map<string, string[]>();
  private readonly loggedAt = new Map<string, number>();
  private starting: Promise<readonly RegisteredWorker[]> | undefined;
  private stopping: Promise<void> | undefined;
  private readonly ending = new AbortController();

  constructor(
    connection: ConnectionSettings,
    private readonly registry: JobRegistry,
  ) {
    this.boss = createBoss(connection.direct);
    this.boss.on('error', (error) => this.warnOnce('The job queue reported an error', error));
    this.boss.on('warning', ({ message }) => this.logger.warn(message));
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const worker of await this.start()) await this.startWorker(worker);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** Starts no more jobs, aborts the signal of running ones, and waits some seconds for them. */
  stop(): Promise<void> {
    this.stopping ??= this.close();
    return this.stopping;
  }

  /** Stores a job in the transaction; a worker starts as soon as that has committed. */
  async enqueue<T extends JsonObject>(tx: Tx, job: Job<T>, data: T, options: EnqueueOptions = {}): Promise<void> {
    const db: Db = {
      executeSql: async (text, values) => ({ rows: await tx.rows(text, values) }),
    };
    await this.start();
    await this.boss.send(job.name, data, { ...options, singletonKey: job.name, db });
    tx.afterCommit(() => this.wake(job, options));
  }

  /** Stores a job on its own, if nothing else must be committed with it. */
  async send<T extends JsonObject>(job: Job<T>, data: T, options: EnqueueOptions = {}): Promise<void> {
    await this.start();
    await this.boss.send(job.name, data, { ...options, singletonKey: job.name });
    this.wake(job, options);
  }

  /** Makes all waiting jobs of a kind due now, including those that wait for another attempt. */
  async makeDue(job: Job<JsonObject>): Promise<void> {
    await this.boss.update(job.name, undefined, { singletonKey: job.name, match: 'all', startAfter: new Date() });
    this.wake(job, {});
  }

  /** Opens the queue once, also when a job is enqueued during start-up. */
  private start(): Promise<readonly RegisteredWorker[]> {
    this.starting ??= this.open();
    return this.starting;
  }

  private async open(): Promise<readonly RegisteredWorker[]> {
    const { workers, schedules } = this.registry.discover();
    await this.boss.start();
    await syncQueues(
      this.boss,
      workers.map(({ job }) => job),
    );
    await syncSchedules(this.boss, schedules);
    return workers;
  }

  private async close(): Promise<void> {
    this.ending.abort(new Error('The server is stopping'));
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_TIMEOUT_MS);
    });
    const idle = Promise.all([...this.workerIds.keys()].map((name) => this.boss.offWork(name, { wait: true })));
    await Promise.race([idle, tooLong]);
    clearTimeout(timer);
    // Jobs that still run are marked as failed, so that they run again.
    await this.boss.stop({ graceful: false });
  }

  private wake(job: Job<JsonObject>, { startAfter }: EnqueueOptions): void {
    if (startAfter && startAfter.getTime() > Date.now()) return;
    for (const id of this.workerIds.get(job.name) ?? []) this.boss.notifyWorker(id);
  }

  private async startWorker(worker: RegisteredWorker): Promise<void> {
    const { name, options } = worker.job;
    const ids: string[] = [];
    this.workerIds.set(name, ids);
    for (let count = 0; count < options.concurrency; count += 1) {
      const id: string = await this.boss.work<JsonObject>(
        name,
        { pollingIntervalSeconds: POLL_SECONDS },
        async ([job]) => {
          try {
            if (job) await this.run(worker, job);
          } finally {
            // Fetch the next one at once. Otherwise, a backlog would be worked off at one job per poll.
            this.boss.notifyWorker(id);
          }
        },
      );
      ids.push(id);
    }
  }

  private async run(
    { job, work }: RegisteredWorker,
    { id, data, retryCount, signal }: BossJob<JsonObject>,
  ): Promise<void> {
    try {
      await work(data, { id, attempt: retryCount + 1, signal: AbortSignal.any([signal, this.ending.signal]) });
    } catch (error) {
      if (error === this.ending.signal.reason) throw outcomeOf(error);
      const last = retryCount >= job.options.retryLimit;
      const fields = { job: job.name, id, attempt: retryCount + 1, error };
      if (last) this.logger.error({ message: 'A job failed and will not be retried', ...fields });
      else if (!(error instanceof RetryLater))
        this.logger.warn({ message: 'A job failed and will be retried', ...fields });
      throw outcomeOf(error);
    }
  }

  private warnOnce(message: string, error: Error): void {
    const now = Date.now();
    const key = error.message;
    if (now - (this.loggedAt.get(key) ?? 0) < REPEATED_ERROR_MS) return;
    if (this.loggedAt.size > 100) this.loggedAt.clear();
    this.loggedAt.set(key, now);
    this.logger.warn({ message, error });
  }
}

/** What the queue stores of a failure: its kind. The message could contain personal data. */
function outcomeOf(error: unknown): Error {
  const kind = error instanceof Error ? error.name : typeof error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? ` ${String(error.code)}` : '';
  const outcome = new Error(`${kind}${code}`);
  outcome.stack = undefined;
  return outcome;
}
