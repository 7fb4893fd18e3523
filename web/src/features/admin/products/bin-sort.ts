import type { DeletedProductSort } from '../../../graphql/schema.generated';
import type { TableSort } from '../tables/useTableAddress';

/** The orders of the server by column: ascending, descending. */
const SORTS = {
  name: ['NAME', 'NAME_DESCENDING'],
  deleted: ['EARLIEST', 'LATEST'],
} as const satisfies Record<string, readonly [DeletedProductSort, DeletedProductSort]>;

export const SORTABLE_IN_BIN = Object.keys(SORTS) as (keyof typeof SORTS)[];

export const LATEST_FIRST: TableSort = { id: 'deleted', desc: true };

export function binSortOf({ id, desc }: TableSort): DeletedProductSort {
  const column = SORTABLE_IN_BIN.find((each) => each === id) ?? 'deleted';
  return SORTS[column][desc ? 1 : 0];
}
