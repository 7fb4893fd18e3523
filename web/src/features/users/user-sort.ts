import type { ManagedUserSort } from '../../graphql/schema.generated';

export type UserSort = ManagedUserSort;
export type SortColumn = 'name' | 'email' | 'role' | 'joined' | 'seen';

/** What a first press on the heading of a column asks for, and what a second one does. */
const SORTS: Readonly<Record<SortColumn, readonly [first: UserSort, second: UserSort]>> = {
  name: ['NAME', 'NAME_DESCENDING'],
  email: ['EMAIL', 'EMAIL_DESCENDING'],
  role: ['ROLE', 'ROLE_DESCENDING'],
  joined: ['NEWEST', 'OLDEST'],
  seen: ['LAST_SEEN', 'LAST_SEEN_DESCENDING'],
};
const DESCENDING: readonly UserSort[] = ['NAME_DESCENDING', 'EMAIL_DESCENDING', 'ROLE', 'NEWEST', 'LAST_SEEN'];

export function nextSort(column: SortColumn, present: UserSort): UserSort {
  const [first, second] = SORTS[column];
  return present === first ? second : first;
}

export function columnOf(sort: UserSort): { column: SortColumn; descending: boolean } {
  const found = (Object.keys(SORTS) as SortColumn[]).find((column) => SORTS[column].includes(sort));
  return { column: found ?? 'joined', descending: DESCENDING.includes(sort) };
}
