import { Injectable } from '@nestjs/common';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { DailyFigures } from './daily-figures.js';

export const CountDailyFigures = defineJob('figures.count', { timeoutSeconds: 1_800, retryLimit: 2 });

/** Counts several times a day, so that no session of that day is missed. */
@Injectable()
export class DailyFiguresJob {
  constructor(private readonly figures: DailyFigures) {}

  @Worker(CountDailyFigures)
  @RecurringJob(CountDailyFigures, '*/10 * * * *')
  async run(): Promise<void> {
    await this.figures.count();
  }
}
