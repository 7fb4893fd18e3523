import type { ClientConfig } from 'pg';
import { PgBoss, type QueueResult } from 'pg-boss';
import type { Job, JobOptions } from './job.js';
import type { JsonObject } from '../pubsub/topic.js';
import type { ScheduledJob } from './worker.decorator.js';

const SCHEMA = 'pgboss';
/** Connections of the queue's own pool: requests that fill theirs can't keep jobs from running, nor the other way round. */
const POOL_SIZE = 3;
const STATEMENT_TIMEOUT_MS = 60_000;
/** Seconds between looks for lost runs (a process that died) and other housekeeping. */
const SUPERVISE_SECONDS = 30;
/** A run whose process has not said for so long that it lives is given to another one. */
const HEARTBEAT_SECONDS = 20;
/** Done jobs are kept so long, and jobs that nobody worked. */
const KEEP_DONE_SECONDS = 3 * 86_400;
const KEEP_WAITING_SECONDS = 14 * 86_400;

export function createBoss(config: ClientConfig): PgBoss {
  const connection = {
    ...config,
    password: config.password ?? undefined,
    application_name: 'mallard jobs',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  };
  return new PgBoss({
    ...connection,
    schema: SCHEMA,
    max: POOL_SIZE,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // We use no flows, so looking for finished ones may be rare.
    flowIntervalSeconds: 3_600,
  });
}

/** Creates or updates the queue's tables; for deployments whose application may not. Safe from several processes at once. */
export async function installJobs(config: ClientConfig): Promise<void> {
  const boss = createBoss(config);
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

function queueOptions(options: JobOptions) {
  return {
    retryLimit: options.retryLimit,
    retryDelay: options.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: options.retryDelayMaxSeconds,
    expireInSeconds: options.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    retentionSeconds: KEEP_WAITING_SECONDS,
  };
}

/** Makes the queues what the code says they are. */
export async function settleQueues(boss: PgBoss, jobs: readonly Job<JsonObject>[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, options } of jobs) {
    const wanted = queueOptions(options);
    const found = known.get(name);
    if (!found) await boss.createQueue(name, wanted);
    else if (differs(found, wanted)) await boss.updateQueue(name, wanted);
  }
}

function differs(found: QueueResult, wanted: ReturnType<typeof queueOptions>): boolean {
  return (Object.keys(wanted) as (keyof typeof wanted)[]).some((name) => found[name] !== wanted[name]);
}

/** Makes the schedules what the code says they are; those that it does not know any more end. */
export async function settleSchedules(boss: PgBoss, wanted: readonly ScheduledJob[]): Promise<void> {
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { job, cron } of wanted) {
    if (known.get(job.name)?.cron !== cron) await boss.schedule(job.name, cron, {}, { tz: 'UTC' });
    known.delete(job.name);
  }
  for (const name of known.keys()) await boss.unschedule(name);
}
