import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '#kernel/database/database.js';
import type { ViewerId } from '#kernel/request/viewer.js';
import { contextsOf, type FilterActionName } from './filter-contexts.js';
import { CompiledFilters, type FilterRule, type FilterTermRule } from './filter-matching.js';
import { FILTERS_BY_OWNERS } from './filter-statements.js';

/** People whose filters are in memory. */
const MAX_PEOPLE = 2_000;

interface FilterRow {
  owner_id: string;
  version: string | null;
  id: string;
  title: string;
  action: FilterActionName;
  contexts: number;
  ends_at: Date | null;
  except_following: boolean;
  terms: FilterTermRule[];
}

interface Compiled {
  /** Of the filters that were read. */
  readonly version: string;
  readonly filters: CompiledFilters;
}

const ruleOf = ({ id, title, action, contexts, ends_at: endsAt, except_following, terms }: FilterRow): FilterRule => ({
  ...{ id, title, action, terms },
  contexts: contextsOf(contexts),
  endsAt: endsAt?.getTime() ?? null,
  exceptFollowing: except_following,
});

/**
 * The compiled filters of people, by the version that their session, or the statement that reads something for them, names: people
 * without filters cost nothing, and others one statement after each change.
 */
@Injectable()
export class FilterSets {
  private readonly compiled = new LRUCache<string, Compiled>({ max: MAX_PEOPLE });

  constructor(private readonly database: Database) {}

  /** @returns null for people without filters, and for a viewer of whom only the id is known */
  async of({ id, filtersVersion }: ViewerId): Promise<CompiledFilters | null> {
    if (id === null || !filtersVersion) return null;
    return (await this.ofMany(new Map([[id, filtersVersion]]))).get(id) ?? null;
  }

  /** The same for many, in one statement at most. @param versions of their filters; people without filters are left out */
  async ofMany(versions: ReadonlyMap<string, string>): Promise<Map<string, CompiledFilters>> {
    const missing = [...versions].filter(([id, version]) => this.compiled.get(id)?.version !== version);
    if (missing.length > 0) await this.read(missing.map(([id]) => id));
    const found = [...versions.keys()].map((id) => [id, this.compiled.get(id)?.filters] as const);
    return new Map(found.filter((entry): entry is [string, CompiledFilters] => entry[1] !== undefined));
  }

  private async read(ids: readonly string[]): Promise<void> {
    const rows = await this.database.rows<FilterRow>(FILTERS_BY_OWNERS, [ids]);
    const byOwner = Map.groupBy(rows, (row) => row.owner_id);
    for (const id of ids) {
      const own = byOwner.get(id);
      const version = own?.[0]?.version;
      if (own && version) this.compiled.set(id, { version, filters: new CompiledFilters(own.map(ruleOf)) });
      else this.compiled.delete(id);
    }
  }
}
