import type { LanguageFilter } from '#kernel/request/viewer.js';
import type { FilterContextName } from './filter-contexts.js';

const NOWHERE: readonly FilterContextName[] = [];
const IN_LISTS: readonly FilterContextName[] = ['LISTS'];
const AT_HOME_TOO: readonly FilterContextName[] = ['LISTS', 'HOME'];

/** A region or script is no other language: who reads Portuguese reads that of Brazil. */
const primary = (tag: string): string => tag.split('-', 1)[0]!;

/** Where a post is left out because its reader doesn't read its language; nowhere if that isn't said. */
export function contextsWithout(
  language: string | null,
  filter: LanguageFilter | null | undefined,
): readonly FilterContextName[] {
  if (!filter || language === null) return NOWHERE;
  if (filter.languages.some((read) => primary(read) === primary(language))) return NOWHERE;
  return filter.hidesAtHome ? AT_HOME_TOO : IN_LISTS;
}
