import type { ProductSort as SortPart, ProductSortField } from '../../../graphql/schema.generated';

export type SortColumn = 'name' | 'brand' | 'price' | 'stock' | 'created';

/** The sort orders by their name in the address; the first is the default and has none. */
const ORDERS = {
  newest: ['created', 'DESC'],
  oldest: ['created', 'ASC'],
  name: ['name', 'ASC'],
  'name-desc': ['name', 'DESC'],
  brand: ['brand', 'ASC'],
  'brand-desc': ['brand', 'DESC'],
  price: ['price', 'ASC'],
  'price-desc': ['price', 'DESC'],
  stock: ['stock', 'ASC'],
  'stock-desc': ['stock', 'DESC'],
} as const satisfies Record<string, readonly [SortColumn, 'ASC' | 'DESC']>;

export type ProductSort = keyof typeof ORDERS;

export const PRODUCT_SORTS = Object.keys(ORDERS) as readonly ProductSort[];

const FIELDS: Readonly<Record<SortColumn, ProductSortField>> = {
  name: 'NAME',
  brand: 'BRAND',
  price: 'PRICE',
  stock: 'STOCK',
  created: 'CREATED_AT',
};
/** The sort order for REST. */
const REST_FIELDS: Readonly<Record<SortColumn, string>> = {
  name: 'name',
  brand: 'brand',
  price: 'price',
  stock: 'stock',
  created: 'createdOn',
};

export function sortOf(name: string | null): ProductSort {
  return PRODUCT_SORTS.find((sort) => sort === name) ?? 'newest';
}

export function sortPartsOf(sort: ProductSort): SortPart[] {
  const [column, direction] = ORDERS[sort];
  return [{ field: FIELDS[column], direction }];
}

export function restSortingOf(sort: ProductSort): { id: string; desc: boolean }[] {
  const [column, direction] = ORDERS[sort];
  return [{ id: REST_FIELDS[column], desc: direction === 'DESC' }];
}

export function columnOf(sort: ProductSort): { column: SortColumn; descending: boolean } {
  const [column, direction] = ORDERS[sort];
  return { column, descending: direction === 'DESC' };
}

/** The order after a press on a column heading: its default order, reversed by a second press. */
export function nextSort(column: SortColumn, present: ProductSort): ProductSort {
  const [first, second] = PRODUCT_SORTS.filter((sort) => ORDERS[sort][0] === column);
  return (present === first ? second : first) ?? 'newest';
}
