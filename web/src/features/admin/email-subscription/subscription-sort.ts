import type { EmailSubscriptionSort } from '../../../graphql/schema.generated';
import type { TableSort } from '../tables/useTableAddress';

/** The orders of the server by column: ascending, descending. */
const SORTS = {
  email: ['EMAIL', 'EMAIL_DESCENDING'],
  created: ['OLDEST', 'NEWEST'],
  verifiedAt: ['VERIFIED', 'VERIFIED_DESCENDING'],
} as const satisfies Record<string, readonly [EmailSubscriptionSort, EmailSubscriptionSort]>;

export const SORTABLE = Object.keys(SORTS) as (keyof typeof SORTS)[];

export const NEWEST_FIRST: TableSort = { id: 'created', desc: true };

export function sortOf({ id, desc }: TableSort): EmailSubscriptionSort {
  const column = SORTABLE.find((each) => each === id) ?? 'created';
  return SORTS[column][desc ? 1 : 0];
}
