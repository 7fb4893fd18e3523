import { Injectable } from '@nestjs/common';
import type { ProductOrder } from '../catalog/product-order.js';
import { type ProductFilter, ProductTimelines } from '../catalog/product.timelines.js';
import { type ProductView, ProductViews } from '../catalog/product.view.js';

/** Products in memory at once. */
const BATCH = 500;

/** Reads a list of any length in batches, without holding a connection while a slow client downloads. */
@Injectable()
export class ProductBatches {
  constructor(
    private readonly timelines: ProductTimelines,
    private readonly views: ProductViews,
  ) {}

  /** All products that match, sorted, in batches of 500. */
  async *of(filter: ProductFilter, order: ProductOrder): AsyncGenerator<ProductView[], void, void> {
    let after: readonly string[] | null = null;
    do {
      const { ids, positions, hasNextPage } = await this.timelines.list(filter, order, { first: BATCH, after });
      yield await this.views.inOrder(ids);
      after = hasNextPage ? (positions.at(-1) ?? null) : null;
    } while (after !== null);
  }
}
