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

/** Products that can be deleted or restored at once. */
export const MAX_PRODUCTS_AT_ONCE = 100;

export class TooManyProductsAtOnce extends AppError {
  constructor() {
    const message = `Choose 1 to ${MAX_PRODUCTS_AT_ONCE} products at once.`;
    super('BAD_USER_INPUT', message, { reason: 'TOO_MANY_PRODUCTS_AT_ONCE', fields: [{ field: 'ids', message }] });
  }
}
