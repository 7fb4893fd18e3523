import { readFileSync } from 'node:fs';

/** Who may call a route: the author or owner of its item, an editor and an admin, or anyone above. */
export type Caller = 'anyone' | 'user' | 'author' | 'owner' | 'editor' | 'admin';

export interface ContractRow {
  /** Such as `GET /posts/{id}`. */
  readonly route: string;
  readonly who: Caller;
  /** A shape, `Shape[]`, `P<Shape>`, a plain type, `-` for null, or `file`. */
  readonly data: string;
}

/** The routes of the REST contract, as the table that clients were given has them. */
export const CONTRACT: readonly ContractRow[] = readFileSync(new URL('rest-routes.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [method, path, who, data] = line.split('\t');
    return { route: `${method} ${path}`, who: who as Caller, data: data! };
  });
