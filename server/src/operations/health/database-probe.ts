import { Pool, type ClientConfig } from 'pg';

/** How long a probe may take, and how long its result is valid. */
const TIMEOUT_MS = 1_000;
const FRESH_MS = 1_000;

/**
 * Tells whether the database is reachable, on its own connection: a pool that is busy must not take a replica out of
 * service.
 */
export class DatabaseProbe {
  private readonly pool: Pool;
  private pending: Promise<boolean> | undefined;
  private answer = false;
  private answeredAt = Number.NEGATIVE_INFINITY;

  constructor(config: ClientConfig) {
    this.pool = new Pool({
      ...config,
      application_name: 'mallard health',
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
    });
    this.pool.on('error', () => undefined);
  }

  /** Answers within a second. Calls during a probe and within a second after it share its result. */
  reachable(): Promise<boolean> {
    if (performance.now() - this.answeredAt < FRESH_MS) return Promise.resolve(this.answer);
    this.pending ??= this.probe();
    return this.pending;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async probe(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    });
    const asked = this.pool.query('select 1').then(
      () => true,
      () => false,
    );
    this.answer = await Promise.race([asked, tooLate]);
    clearTimeout(timer);
    this.answeredAt = performance.now();
    this.pending = undefined;
    return this.answer;
  }
}
