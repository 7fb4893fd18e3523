import type { ProductView } from './product.view.js';

/** Product of the REST contract. */
export interface RestProduct {
  id: string;
  name: string;
  description: string;
  sku: string;
  brand: string;
  price: number;
  currency: string;
  stock: number;
  isActive: boolean;
  createdOn: Date;
  lastModifiedOn: Date;
}

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
