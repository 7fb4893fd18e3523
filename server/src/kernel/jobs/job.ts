import type { JsonObject } from '../pubsub/topic.js';

export interface JobOptions {
  /** How many run at once in each process. */
  readonly concurrency: number;
  /** Tries after the first one. */
  readonly retryLimit: number;
  /** Seconds before the second try; doubled before each further one, with jitter. */
  readonly retryDelaySeconds: number;
  readonly retryDelayMaxSeconds: number;
  /** Seconds that a run may take before it counts as failed. */
  readonly timeoutSeconds: number;
}

const DEFAULTS: JobOptions = {
  concurrency: 1,
  retryLimit: 8,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 3_600,
  timeoutSeconds: 60,
};

/** A kind of work done apart from requests. `T` is what each piece of it needs to know: ids, never secrets. */
export interface Job<T extends JsonObject> {
  readonly name: string;
  readonly options: JobOptions;
  /** Only for the compiler: never set. */
  readonly carries?: T;
}

/** What a job that needs to know nothing carries. */
export type NoData = Record<string, never>;

/**
 * Declares a kind of job. A job runs at least once (a crash in the middle means another run), so its worker is idempotent.
 * @param name lower-case words with dots, such as `mail.send`; unique and never renamed (queued jobs carry it)
 */
export function defineJob<T extends JsonObject = NoData>(name: string, options: Partial<JobOptions> = {}): Job<T> {
  return Object.freeze({ name, options: { ...DEFAULTS, ...options } });
}
