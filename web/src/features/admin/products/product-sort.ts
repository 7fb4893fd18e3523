import type { ProductSort as SortPart, ProductSortField } from '../../../graphql/schema.generated';
import type { TableSort } from '../tables/useTableAddress';

/** What each column sorts by: the field of GraphQL, and its name over REST. Prices of different currencies can't be compared. */
const FIELDS = {
  name: [['NAME', 'name']],
  brand: [['BRAND', 'brand']],
  price: [
    ['CURRENCY', 'currency'],
    ['PRICE', 'price'],
  ],
  stock: [['STOCK', 'stock']],
  created: [['CREATED_AT', 'createdOn']],
} as const satisfies Record<string, readonly (readonly [ProductSortField, string])[]>;

export const SORTABLE = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

export const NEWEST_FIRST: TableSort = { id: 'created', desc: true };

const fieldsOf = (id: string) => FIELDS[SORTABLE.find((column) => column === id) ?? 'created'];

export function sortPartsOf({ id, desc }: TableSort): SortPart[] {
  return fieldsOf(id).map(([field]) => ({ field, direction: desc ? 'DESC' : 'ASC' }));
}

export function restSortingOf({ id, desc }: TableSort): { id: string; desc: boolean }[] {
  return fieldsOf(id).map(([, name]) => ({ id: name, desc }));
}
