import type { JsonObject } from '../json/json.js';

export interface JobOptions {
  /** How many run at once in each process. */
  readonly concurrency: number;
  /** Attempts after the first one. */
  readonly retryLimit: number;
  /** Seconds before the second attempt, doubled before each further one, plus jitter of half as much on average. */
  readonly retryDelaySeconds: number;
  readonly retryDelayMaxSeconds: number;
  /** Seconds after which a run counts as failed. */
  readonly timeoutSeconds: number;
  /** The job that gets the data when the last attempt has failed, or was lost with its process. */
  readonly deadLetter?: Job<JsonObject>;
}

const DEFAULTS: JobOptions = {
  concurrency: 1,
  retryLimit: 8,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 3_600,
  timeoutSeconds: 60,
};

/** A kind of background work. `T` is the data of each job: ids, never secrets. */
export interface Job<T extends JsonObject> {
  readonly name: string;
  readonly options: JobOptions;
  /** Only for the compiler; never set. */
  readonly carries?: T;
}

/** The data of a job that needs none. */
export type NoData = Record<string, never>;

/**
 * Declares a kind of job. A job runs at least once (after a crash it runs again), so its worker is idempotent.
 * @param name lower-case words with dots, such as `mail.deliver`; unique, and never renamed because queued jobs have it
 */
export function defineJob<T extends JsonObject = NoData>(name: string, options: Partial<JobOptions> = {}): Job<T> {
  return Object.freeze({ name, options: { ...DEFAULTS, ...options } });
}

/** Thrown by a worker that has logged the reason already, so that its job is retried. */
export class RetryLater extends Error {
  constructor() {
    super('The job is to be retried.');
    this.name = 'RetryLater';
  }
}
