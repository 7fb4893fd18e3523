import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Database } from '#kernel/database/database.js';
import { DegradedParts, PARTS } from '../health/degraded-parts.js';
import { JobStates, type QueueState } from '../dashboard/job-states.js';

/**
 * How long figures are cached, in milliseconds: several collectors may ask, and each request would query the database.
 */
const FRESH_MS = 5_000;
const TIMEOUT_MS = 1_000;

/** Reads few rows each: what is waiting, and what failed within two weeks. */
const QUEUES = `
select (select count(*) from outbox_events) as events,
  (select count(*) from mails where state = 'waiting') as "mailsWaiting",
  (select count(*) from mails where state = 'failed') as "mailsFailed"`;

interface Queues {
  events: number;
  mailsWaiting: number;
  mailsFailed: number;
}

/** Figures that all replicas share, read from the database. */
@Injectable()
export class InstallationMetrics {
  private readonly registry = new Registry();
  private readonly up = this.gauge('database_up', 'Whether the database answered.');
  private readonly jobs = this.gauge('jobs', 'Jobs by queue and state; up to 30 seconds old.', 'queue', 'state');
  private readonly mails = this.gauge('mails', 'Emails by state.', 'state');
  private readonly events = this.gauge('outbox_events', 'Events not yet handled by all handlers.');
  private readonly degraded = this.gauge(
    'degraded',
    '1 for each service that this process is running without.',
    'part',
  );
  private answer: Promise<void> | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: Database,
    private readonly jobStates: JobStates,
    private readonly parts: DegradedParts,
  ) {}

  async text(): Promise<string> {
    const now = performance.now();
    if (now - this.askedAt >= FRESH_MS) {
      this.askedAt = now;
      this.answer = this.ask();
    }
    await this.answer;
    const degraded = this.parts.now();
    for (const part of PARTS) this.degraded.labels(part).set(degraded.includes(part) ? 1 : 0);
    return this.registry.metrics();
  }

  private async ask(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('too late')), TIMEOUT_MS);
    });
    try {
      const asked = Promise.all([this.jobStates.counted(), this.database.rows<Queues>(QUEUES, [])]);
      const [jobs, [queues]] = await Promise.race([asked, tooLate]);
      this.tell(jobs, queues);
    } catch {
      // Stale values would look like current ones.
      for (const gauge of [this.jobs, this.mails, this.events]) gauge.reset();
      this.up.set(0);
    } finally {
      clearTimeout(timer);
    }
  }

  private tell(jobs: readonly QueueState[], queues: Queues | undefined): void {
    this.up.set(1);
    this.jobs.reset();
    for (const { queue, waiting, active, failed } of jobs) {
      this.jobs.labels(queue, 'waiting').set(waiting);
      this.jobs.labels(queue, 'active').set(active);
      this.jobs.labels(queue, 'failed').set(failed);
    }
    this.events.set(queues?.events ?? 0);
    this.mails.labels('waiting').set(queues?.mailsWaiting ?? 0);
    this.mails.labels('failed').set(queues?.mailsFailed ?? 0);
  }

  private gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name: `mallard_${name}`, help, labelNames, registers: [this.registry] });
  }
}
