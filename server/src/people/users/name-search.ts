import { withoutAccents } from '@mallard/rules/accents';

/** Longest query, in characters; the rest is ignored. */
const MAX_QUERY = 60;

/** What was typed to find people by handle or name, in lower case and without accents. */
export interface NameQuery {
  readonly query: string;
  /** The query for `like`, with its wildcards escaped. */
  readonly pattern: string;
}

/** @param typed with or without the @; @returns null if no one can be called that */
export function nameQuery(typed: string): NameQuery | null {
  const asked = typed
    .trim()
    .replace(/^[@＠]/u, '')
    .slice(0, MAX_QUERY);
  const query = withoutAccents(asked).toLowerCase();
  if (query === '' || query.includes('\0')) return null;
  return { query, pattern: query.replaceAll(/[\\%_]/g, String.raw`\$&`) };
}

/** The name of user `u` in lower case and without accents, as it is indexed. */
export const PLAIN_NAME = 'lower(without_accents(u.display_name))';

/** Whether the handle of user `u` begins with a pattern ($n), or their name contains it. */
export const named = (pattern: string) =>
  `(u.handle_key like ${pattern} || '%' or ${PLAIN_NAME} like '%' || ${pattern} || '%')`;
