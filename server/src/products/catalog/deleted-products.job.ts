import { Injectable } from '@nestjs/common';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { ProductsService } from './products.service.js';

export const EraseDeletedProducts = defineJob('product.erase-deleted');

/** Deletes for good what no one has restored. */
@Injectable()
export class DeletedProductsJob {
  constructor(private readonly products: ProductsService) {}

  @Worker(EraseDeletedProducts)
  @RecurringJob(EraseDeletedProducts, '51 4 * * *')
  async run(): Promise<void> {
    while ((await this.products.eraseOverdue()) > 0);
  }
}
