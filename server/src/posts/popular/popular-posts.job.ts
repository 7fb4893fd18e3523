import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { MOST_ARE_NEW, NEWCOMER_MS, NEWCOMER_WEIGHT } from '../hashtags/hashtag-trend.js';
import { ComputePopularPosts } from './popular-computations.js';
import { COMPUTE } from './popular-post.statements.js';

const DAY_MS = 86_400_000;
/** With fewer popular posts in a day, those of a week are listed. */
const ENOUGH = 10;

/** Replaces the popular posts every five minutes, and once after demo data was added. */
@Injectable()
export class PopularPosts {
  constructor(private readonly database: Database) {}

  @Worker(ComputePopularPosts)
  @RecurringJob(ComputePopularPosts, '1-59/5 * * * *')
  async run(): Promise<void> {
    await this.compute(new Date());
  }

  async compute(now: Date): Promise<void> {
    const newSince = new Date(now.getTime() - NEWCOMER_MS);
    const [site] = await this.database.backgroundRows<{ mostAreNew: boolean }>(MOST_ARE_NEW, [newSince]);
    const weight = site?.mostAreNew ? 1 : NEWCOMER_WEIGHT;
    const since = async (days: number, fewest: number) => {
      const least = leastIdOf(now.getTime() - days * DAY_MS);
      const [row] = await this.database.backgroundRows<{ n: number }>(COMPUTE, [least, newSince, weight, now, fewest]);
      return row?.n ?? 0;
    };
    if ((await since(1, ENOUGH)) < ENOUGH) await since(7, 0);
  }
}
