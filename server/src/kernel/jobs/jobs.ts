import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import type { Db, Job as BossJob, PgBoss } from 'pg-boss';
import { ConnectionSettings } from '../database/connection-settings.js';
import type { Tx } from '../events/tx.js';
import type { JsonObject } from '../pubsub/topic.js';
import { createBoss, settleQueues, settleSchedules } from './boss.js';
import type { Job } from './job.js';
import { JobRegistry, type RegisteredWorker } from './job-registry.js';

/** How often each worker looks by itself. What this process enqueues is worked at once, so this is for all the rest. */
const POLL_SECONDS = 2;
/** How long a stop waits for jobs under way; what is cut off then runs again. */
const STOP_TIMEOUT_MS = 6_000;
/** The same complaint is logged at most so often (a database that is away makes every worker complain). */
const COMPLAINT_PAUSE_MS = 30_000;

export interface EnqueueOptions {
  /** Not before then. */
  startAfter?: Date;
}

/** Work done apart from requests, stored in PostgreSQL: it survives a crash and runs on any replica. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly boss: PgBoss;
  private readonly workerIds = new Map<string, string[]>();
  private readonly complaints = new Map<string, number>();
  private starting: Promise<readonly RegisteredWorker[]> | undefined;
  private stopping: Promise<void> | undefined;

  constructor(
    connection: ConnectionSettings,
    private readonly registry: JobRegistry,
  ) {
    this.boss = createBoss(connection.config);
    this.boss.on('error', (error) => this.complain('The job queue had trouble', error));
    this.boss.on('warning', ({ message }) => this.logger.warn(message));
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const worker of await this.start()) await this.begin(worker);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** Takes no more jobs, and waits some seconds for those under way. */
  stop(): Promise<void> {
    this.stopping ??= this.close();
    return this.stopping;
  }

  /** Stores a job with the transaction; a worker begins as soon as that has committed. */
  async enqueue<T extends JsonObject>(tx: Tx, job: Job<T>, data: T, options: EnqueueOptions = {}): Promise<void> {
    const db: Db = {
      executeSql: async (text, values) => {
        const { rows } = await tx.db<unknown>().executeQuery(CompiledQuery.raw(text, values ? [...values] : []));
        return { rows };
      },
    };
    await this.start();
    await this.boss.send(job.name, data, { ...options, db });
    tx.afterCommit(() => this.wake(job, options));
  }

  /** Stores a job by itself, where nothing else has to be committed with it. */
  async send<T extends JsonObject>(job: Job<T>, data: T, options: EnqueueOptions = {}): Promise<void> {
    await this.start();
    await this.boss.send(job.name, data, options);
    this.wake(job, options);
  }

  /** Opens the queue once; whoever enqueues while the application starts may be first. */
  private start(): Promise<readonly RegisteredWorker[]> {
    this.starting ??= this.open();
    return this.starting;
  }

  private async open(): Promise<readonly RegisteredWorker[]> {
    const { workers, schedules } = this.registry.discover();
    await this.boss.start();
    await settleQueues(
      this.boss,
      workers.map(({ job }) => job),
    );
    await settleSchedules(this.boss, schedules);
    return workers;
  }

  private async close(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_TIMEOUT_MS);
    });
    const idle = Promise.all([...this.workerIds.keys()].map((name) => this.boss.offWork(name, { wait: true })));
    await Promise.race([idle, tooLong]);
    clearTimeout(timer);
    // What is still under way is marked as failed, so that it runs again.
    await this.boss.stop({ graceful: false });
  }

  private wake(job: Job<JsonObject>, { startAfter }: EnqueueOptions): void {
    if (startAfter && startAfter.getTime() > Date.now()) return;
    for (const id of this.workerIds.get(job.name) ?? []) this.boss.notifyWorker(id);
  }

  private async begin(worker: RegisteredWorker): Promise<void> {
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
            // Look again at once: without it a backlog would be worked at one job per poll.
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
      await work(data, { id, attempt: retryCount + 1, signal });
    } catch (error) {
      const last = retryCount >= job.options.retryLimit;
      const fields = { job: job.name, id, attempt: retryCount + 1, error };
      if (last) this.logger.error({ message: 'A job failed for good', ...fields });
      else this.logger.warn({ message: 'A job failed and will be tried again', ...fields });
      throw outcomeOf(error);
    }
  }

  private complain(message: string, error: Error): void {
    const now = Date.now();
    const key = error.message;
    if (now - (this.complaints.get(key) ?? 0) < COMPLAINT_PAUSE_MS) return;
    if (this.complaints.size > 100) this.complaints.clear();
    this.complaints.set(key, now);
    this.logger.warn({ message, error });
  }
}

/** What the queue's table may keep of a failure: its kind. The message could repeat what the job was about. */
function outcomeOf(error: unknown): Error {
  const kind = error instanceof Error ? error.name : typeof error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? ` ${String(error.code)}` : '';
  const outcome = new Error(`${kind}${code}`);
  outcome.stack = undefined;
  return outcome;
}
