import type { ProductRow_ProductFragment } from './Products.generated';

/** A product of the catalog, or of the bin. */
export type Product = Omit<ProductRow_ProductFragment, '__typename' | ' $fragmentName'>;
