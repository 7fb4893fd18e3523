import { SetMetadata } from '@nestjs/common';
import type { JsonObject } from '../json/json.js';
import type { Job, NoData } from './job.js';

/** One run of a job. */
export interface JobRun {
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
  /** Aborted when the process stops and can't wait any longer. */
  readonly signal: AbortSignal;
}

export const WORKER = 'mallard:worker';
export const SCHEDULE = 'mallard:schedule';

type Work<T extends JsonObject> = (data: T, run: JobRun) => Promise<void>;
type WorkDecorator<T extends JsonObject> = <M extends Work<T>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

/**
 * Makes a provider's method the worker of a job: `@Worker(SendDigest) async send({ userId }: …, run: JobRun)`.
 * What it throws is logged with the job's name and id (never its data), and the job is retried.
 */
export function Worker<T extends JsonObject>(job: Job<T>): WorkDecorator<T> {
  return (target, key, descriptor) => {
    SetMetadata(WORKER, job)(target, key, descriptor);
  };
}

export interface ScheduledJob {
  readonly job: Job<NoData>;
  readonly cron: string;
}

/**
 * Runs a job regularly, once for all replicas together, by pg-boss; used together with `@Worker`. What each process does for itself
 * is an `@Interval` of @nestjs/schedule.
 * @param cron five fields in UTC, such as `17 3 * * *`
 */
export function RecurringJob(job: Job<NoData>, cron: string): WorkDecorator<NoData> {
  return (target, key, descriptor) => {
    SetMetadata(SCHEDULE, { job, cron } satisfies ScheduledJob)(target, key, descriptor);
  };
}
