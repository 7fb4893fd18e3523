import { z } from 'zod';
import { restShape, instant, uuid } from '#kernel/envelope/rest-shape.js';
import type { ProductView } from './product.view.js';

/** Product of the REST contract. */
export const RestProduct = restShape('Product', {
  id: uuid,
  name: z.string(),
  description: z.string(),
  sku: z.string(),
  brand: z.string(),
  price: z.int(),
  currency: z.string(),
  stock: z.int(),
  isActive: z.boolean(),
  createdOn: instant,
  lastModifiedOn: instant,
});
export type RestProduct = z.infer<typeof RestProduct>;

export function toRestProduct(product: ProductView): RestProduct {
  const { id, name, description, sku, brand, price, currency, stock, isActive, createdAt, updatedAt } = product;
  return {
    id,
    name,
    description,
    sku,
    brand,
    price,
    currency,
    stock,
    isActive,
    createdOn: createdAt,
    lastModifiedOn: updatedAt,
  };
}
