import { Injectable } from '@nestjs/common';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { ComputePopularity } from './hashtag-computations.js';
import { HashtagPopularity } from './hashtag-popularity.js';

/** Runs four times an hour, and once after demo data was added. */
@Injectable()
export class HashtagPopularityJob {
  constructor(private readonly popularity: HashtagPopularity) {}

  @Worker(ComputePopularity)
  @RecurringJob(ComputePopularity, '2-59/15 * * * *')
  async run(): Promise<void> {
    await this.popularity.compute(new Date());
  }
}
