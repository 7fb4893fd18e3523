import type { ManagedInviteSort } from '../../../graphql/schema.generated';
import type { TableSort } from '../tables/useTableAddress';

/** The orders of the server by column: ascending, descending. */
const SORTS = {
  owner: ['OWNER', 'OWNER_DESCENDING'],
  uses: ['USES', 'USES_DESCENDING'],
  created: ['OLDEST', 'NEWEST'],
  expires: ['EXPIRY', 'EXPIRY_DESCENDING'],
} as const satisfies Record<string, readonly [ManagedInviteSort, ManagedInviteSort]>;

export const SORTABLE = Object.keys(SORTS) as (keyof typeof SORTS)[];

export const NEWEST_FIRST: TableSort = { id: 'created', desc: true };

export function sortOf({ id, desc }: TableSort): ManagedInviteSort {
  const column = SORTABLE.find((each) => each === id) ?? 'created';
  return SORTS[column][desc ? 1 : 0];
}
