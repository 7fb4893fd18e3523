import type { ManagedUserSort } from '../../../graphql/schema.generated';
import type { TableSort } from '../tables/useTableAddress';

/** The orders of the server by column: ascending, descending. */
const SORTS = {
  name: ['NAME', 'NAME_DESCENDING'],
  email: ['EMAIL', 'EMAIL_DESCENDING'],
  role: ['ROLE_DESCENDING', 'ROLE'],
  joined: ['OLDEST', 'NEWEST'],
  seen: ['LAST_SEEN_DESCENDING', 'LAST_SEEN'],
} as const satisfies Record<string, readonly [ManagedUserSort, ManagedUserSort]>;

export const SORTABLE = Object.keys(SORTS) as (keyof typeof SORTS)[];

export const NEWEST_FIRST: TableSort = { id: 'joined', desc: true };

export function sortOf({ id, desc }: TableSort): ManagedUserSort {
  const column = SORTABLE.find((each) => each === id) ?? 'joined';
  return SORTS[column][desc ? 1 : 0];
}
