import { UnderscoreNamingStrategy } from '@mikro-orm/core';

/** PostgreSQL's default names of constraints, because the migrations name few of them. */
const SUFFIXES: Readonly<Record<string, string>> = { unique: 'key', foreign: 'fkey' };

/** Columns are properties in snake case; constraints have PostgreSQL's default names. */
export class PostgresNamingStrategy extends UnderscoreNamingStrategy {
  override indexName(...[table, columns, type]: Parameters<UnderscoreNamingStrategy['indexName']>): string {
    if (type === 'primary') return `${table}_pkey`;
    return [table, ...columns, SUFFIXES[type] ?? type].join('_');
  }
}
