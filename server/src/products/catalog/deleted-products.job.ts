import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';

/** Days in which a deleted product can be restored. */
const RETENTION_DAYS = 30;
const ERASE = `delete from deleted_products where deleted_at < now() - interval '${RETENTION_DAYS} days'`;

export const EraseDeletedProducts = defineJob('product.erase-deleted');

/** Deletes for good what no one has restored. */
@Injectable()
export class DeletedProductsJob {
  constructor(private readonly database: Database) {}

  @Worker(EraseDeletedProducts)
  @RecurringJob(EraseDeletedProducts, '51 4 * * *')
  async run(): Promise<void> {
    await this.database.rows(ERASE, []);
  }
}
