import { Injectable } from '@nestjs/common';
import type { ProductOrder } from '../catalog/product-order.js';
import { ProductTimelines } from '../catalog/product.timelines.js';
import { type ProductView, ProductViews } from '../catalog/product.view.js';

/** Products that are in memory at once. */
const BATCH = 500;

/** Reads a list of any length piece by piece, without holding a connection while somebody slow takes it. */
@Injectable()
export class ProductBatches {
  constructor(
    private readonly timelines: ProductTimelines,
    private readonly views: ProductViews,
  ) {}

  /** Every product with the keyword, in the order, 500 at a time. */
  async *of(keyword: string | null, order: ProductOrder): AsyncGenerator<ProductView[], void, void> {
    let after: readonly string[] | null = null;
    do {
      const { ids, positions, hasNextPage } = await this.timelines.list(keyword, order, { first: BATCH, after });
      yield await this.views.inOrder(ids);
      after = hasNextPage ? (positions.at(-1) ?? null) : null;
    } while (after !== null);
  }
}
