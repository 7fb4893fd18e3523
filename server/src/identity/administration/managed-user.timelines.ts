import { Injectable } from '@nestjs/common';
import { registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { isUuid } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, Skeleton } from '#kernel/paging/page-input.js';
import type { Role } from '#kernel/request/viewer.js';

export enum ManagedUserSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME = 'NAME',
  NAME_DESCENDING = 'NAME_DESCENDING',
  EMAIL = 'EMAIL',
  EMAIL_DESCENDING = 'EMAIL_DESCENDING',
  ROLE = 'ROLE',
  ROLE_DESCENDING = 'ROLE_DESCENDING',
  LAST_SEEN = 'LAST_SEEN',
  LAST_SEEN_DESCENDING = 'LAST_SEEN_DESCENDING',
}
registerEnumType(ManagedUserSort, {
  name: 'ManagedUserSort',
  description: 'NAME and EMAIL go from A to Z, ROLE from the highest down, LAST_SEEN from the latest back.',
});

/** Which accounts a list holds. */
export interface ManagedUserFilter {
  /** A part of a handle, name or address. */
  query?: string | null;
  role?: Role | null;
}

interface Order {
  /** What rows are compared by, as a text in the order of the "C" collation. */
  readonly key: string;
  readonly descending: boolean;
}

const NAME = `lower(u.display_name) collate "C"`;
const EMAIL = 'u.email_key collate "C"';
const RANK = `(array_position(array['basic','editor','admin','root'], u.role))::text collate "C"`;
const SEEN = `coalesce(to_char(u.last_seen_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS'), '') collate "C"`;
const NOTHING = `''::text collate "C"`;

const ORDERS: Readonly<Record<ManagedUserSort, Order>> = {
  NEWEST: { key: NOTHING, descending: true },
  OLDEST: { key: NOTHING, descending: false },
  NAME: { key: NAME, descending: false },
  NAME_DESCENDING: { key: NAME, descending: true },
  EMAIL: { key: EMAIL, descending: false },
  EMAIL_DESCENDING: { key: EMAIL, descending: true },
  ROLE: { key: RANK, descending: true },
  ROLE_DESCENDING: { key: RANK, descending: false },
  LAST_SEEN: { key: SEEN, descending: true },
  LAST_SEEN_DESCENDING: { key: SEEN, descending: false },
};

/** Characters of a search that are looked at. */
const MAX_QUERY = 100;
/** Accounts that REST lists, which knows no pages here. */
export const MAX_LISTED = 10_000;

/** $1 pattern or null, $2 role or null. */
const MATCHES = `u.deleted_at is null
  and ($1::text is null or (u.handle_key || ' ' || lower(u.display_name) || ' ' || u.email_key) collate "C" like $1)
  and ($2::text is null or u.role = $2)`;

/** $3 key and $4 id after which to start, or null; $5 rows. */
function page({ key, descending }: Order): string {
  const direction = descending ? 'desc' : 'asc';
  return `select u.id, ${key} as key from users u where ${MATCHES}
    and ($4::uuid is null or (${key}, u.id) ${descending ? '<' : '>'} ($3, $4::uuid))
    order by ${key} ${direction}, u.id ${direction} limit $5::int`;
}

const COUNT = `select count(*) as n from users u where ${MATCHES}`;
const ALL = `select u.id from users u where ${MATCHES} order by u.id desc limit ${MAX_LISTED}`;

/** Which accounts administrators see, in which order: all but deleted ones. */
@Injectable()
export class ManagedUserTimelines {
  constructor(private readonly database: Database) {}

  /** @param after the key of the order, as base64url, and the id */
  async list(filter: ManagedUserFilter, sort: ManagedUserSort, { first, after }: KeysetPage): Promise<Skeleton> {
    const [key, id] = after ? [Buffer.from(after[0]!, 'base64url').toString().slice(1), after[1]!] : [null, null];
    if (id !== null && (!isUuid(id) || key?.includes('\0') === true)) {
      throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
    }
    const rows = await this.database.rows<{ id: string; key: string }>(page(ORDERS[sort]), [
      ...parametersOf(filter),
      key,
      id,
      first + 1,
    ]);
    // A sign before the key, since no part of a position may be empty.
    return skeletonOf(rows, { first, after }, (row) => [Buffer.from(`=${row.key}`).toString('base64url'), row.id]);
  }

  async count(filter: ManagedUserFilter): Promise<number> {
    return (await this.database.rows<{ n: number }>(COUNT, parametersOf(filter)))[0]?.n ?? 0;
  }

  /** Newest first; 10,000 at most. */
  async all(filter: ManagedUserFilter): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(ALL, parametersOf(filter))).map((row) => row.id);
  }
}

function parametersOf({ query, role }: ManagedUserFilter): [string | null, Role | null] {
  const typed = (query ?? '')
    .trim()
    .replace(/^[@＠]/u, '')
    .slice(0, MAX_QUERY)
    .toLowerCase()
    .replaceAll('\0', '');
  return [typed === '' ? null : `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, role ?? null];
}
