import type { ProductRow_ProductFragment } from './Products.generated';

export type Product = ProductRow_ProductFragment;
