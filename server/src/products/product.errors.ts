import { AppError } from '#kernel/errors/app-error.js';

export class ProductNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Product not found', { reason: 'PRODUCT_NOT_FOUND' });
  }
}

/** SKUs are unique, ignoring case. */
export class SkuTaken extends AppError {
  constructor(sku: string) {
    const message = 'Another product has this SKU.';
    super('CONFLICT', message, { reason: 'SKU_TAKEN', fields: [{ field: 'sku', message }], values: { sku } });
  }
}
