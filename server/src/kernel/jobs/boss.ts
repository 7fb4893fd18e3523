import type { ClientConfig } from 'pg';
import { PgBoss, type QueueResult } from 'pg-boss';
import type { Job, JobOptions } from './job.js';
import type { JsonObject } from '../json/json.js';
import type { ScheduledJob } from './worker.decorator.js';

const SCHEMA = 'pgboss';
/** Connections of the queue's own pool, so that requests and jobs can't delay each other. */
const POOL_SIZE = 3;
const STATEMENT_TIMEOUT_MS = 60_000;
/** Seconds between checks for lost runs (of a process that died) and other maintenance. */
const SUPERVISE_SECONDS = 30;
/** Seconds without a heartbeat after which a run counts as lost, and the job is retried. */
const HEARTBEAT_SECONDS = 20;
/** How long finished jobs, and jobs without a worker, are stored. */
const KEEP_DONE_SECONDS = 3 * 86_400;
const KEEP_WAITING_SECONDS = 14 * 86_400;

/** @param works false if it only creates the tables */
export function createBoss(config: ClientConfig, works = true): PgBoss {
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
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // We use no flows, so checking for finished ones can be rare.
    flowIntervalSeconds: 3_600,
  });
}

/** Creates or updates the queue's tables, for deployments whose application can't. Safe in several processes at the same time. */
export async function installJobs(config: ClientConfig): Promise<void> {
  const boss = createBoss(config, false);
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
    deadLetter: options.deadLetter?.name ?? null,
    expireInSeconds: options.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    retentionSeconds: KEEP_WAITING_SECONDS,
  };
}

/** Creates and updates the queues as the code declares them. */
export async function syncQueues(boss: PgBoss, jobs: readonly Job<JsonObject>[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  // A dead letter queue must exist before the queues that name it.
  const ordered = [...jobs].sort((a, b) => Number(!!a.options.deadLetter) - Number(!!b.options.deadLetter));
  for (const { name, options } of ordered) {
    const wanted = queueOptions(options);
    const found = known.get(name);
    const { deadLetter, ...others } = wanted;
    if (!found) await boss.createQueue(name, deadLetter === null ? others : { ...others, deadLetter });
    else if (differs(found, wanted)) await boss.updateQueue(name, wanted);
  }
}

function differs(found: QueueResult, wanted: ReturnType<typeof queueOptions>): boolean {
  return (Object.keys(wanted) as (keyof typeof wanted)[]).some((name) => found[name] !== wanted[name]);
}

/** Creates and updates the schedules as the code declares them, and deletes those that it no longer declares. */
export async function syncSchedules(boss: PgBoss, wanted: readonly ScheduledJob[]): Promise<void> {
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { job, cron } of wanted) {
    if (known.get(job.name)?.cron !== cron) await boss.schedule(job.name, cron, {}, { tz: 'UTC' });
    known.delete(job.name);
  }
  for (const name of known.keys()) await boss.unschedule(name);
}
