import { Injectable } from '@nestjs/common';
import { registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { keyedPosition, parseKeyedPosition } from '#kernel/paging/keyed-position.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';
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
  description: 'NAME and EMAIL sort from A to Z, ROLE from the highest, LAST_SEEN from the most recent.',
  valuesMap: {
    EMAIL: { description: 'By email address, A to Z.' },
    EMAIL_DESCENDING: { description: 'By email address, Z to A.' },
    LAST_SEEN: { description: 'Who was here most recently comes first.' },
    LAST_SEEN_DESCENDING: { description: 'Who has been away longest comes first.' },
    NAME: { description: 'By display name, A to Z.' },
    NAME_DESCENDING: { description: 'By display name, Z to A.' },
    NEWEST: { description: 'Newest accounts first.' },
    OLDEST: { description: 'Oldest accounts first.' },
    ROLE: { description: 'From root to basic.' },
    ROLE_DESCENDING: { description: 'From basic to root.' },
  },
});

export enum ManagedUserState {
  ACTIVE = 'ACTIVE',
  UNVERIFIED = 'UNVERIFIED',
  DEACTIVATED = 'DEACTIVATED',
  LIMITED = 'LIMITED',
  FROZEN = 'FROZEN',
  SUSPENDED = 'SUSPENDED',
  LEAVING = 'LEAVING',
}
registerEnumType(ManagedUserState, {
  name: 'ManagedUserState',
  description: 'Each account is in one of these states.',
  valuesMap: {
    ACTIVE: { description: 'The email address is verified, and the person can sign in.' },
    UNVERIFIED: { description: 'The email address, or a new one, waits for its verification.' },
    DEACTIVATED: { description: 'An administrator has deactivated the account.' },
    LIMITED: { description: 'Only followers, and people who know the address, see the person.' },
    FROZEN: { description: 'The person can read but not write for a while.' },
    SUSPENDED: { description: 'No one sees the person, who only sees why.' },
    LEAVING: { description: 'The person asked to delete the account, and can still take that back.' },
  },
});

/** Filters a list of accounts. */
export interface ManagedUserFilter {
  /** Part of a handle, name or email address. */
  query?: string | null;
  role?: Role | null;
  state?: ManagedUserState | null;
}

interface Order {
  /** The sort key, as text in the order of the "C" collation. */
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

/** Longest query, in characters; the rest is ignored. */
const MAX_QUERY = 100;
/** Accounts in the REST list at most, which has no pages. */
export const MAX_LISTED = 10_000;

/** $1 pattern or null, $2 role or null, $3 state or null. */
const MATCHES = `u.deleted_at is null
  and ($1::text is null or (u.handle_key || ' ' || lower(u.display_name) || ' ' || u.email_key || ' ' ||
    coalesce(u.pending_email_key, '')) collate "C" like $1)
  and ($2::text is null or u.role = $2)
  and ($3::text is null or $3 = case when u.suspended_at is not null then 'SUSPENDED'
    when u.leaves_at is not null then 'LEAVING' when not u.is_active then 'DEACTIVATED'
    when u.email_verified_at is null or u.pending_email is not null then 'UNVERIFIED'
    when u.frozen_until > now() then 'FROZEN' when u.is_limited then 'LIMITED' else 'ACTIVE' end)`;

/** $4 key and $5 id to start after, or null; $6 rows. */
function page({ key, descending }: Order): string {
  const direction = descending ? 'desc' : 'asc';
  return `select u.id, ${key} as key from users u where ${MATCHES}
    and ($5::uuid is null or (${key}, u.id) ${descending ? '<' : '>'} ($4, $5::uuid))
    order by ${key} ${direction}, u.id ${direction} limit $6::int`;
}

const COUNT = `select count(*) as n from users u where ${MATCHES}`;
const ALL = `select u.id from users u where ${MATCHES} order by u.id desc limit ${MAX_LISTED}`;

/** Lists of accounts for administrators: all but deleted ones. */
@Injectable()
export class ManagedUserTimelines {
  constructor(private readonly database: Database) {}

  /** @param after the key of the order, as base64url, and the id */
  async list(filter: ManagedUserFilter, sort: ManagedUserSort, { first, after }: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<{ id: string; key: string }>(page(ORDERS[sort]), [
      ...parametersOf(filter),
      ...parseKeyedPosition(after),
      first + 1,
    ]);
    return idPageOf(rows, { first, after }, keyedPosition);
  }

  async count(filter: ManagedUserFilter): Promise<number> {
    return (await this.database.rows<{ n: number }>(COUNT, parametersOf(filter)))[0]?.n ?? 0;
  }

  /** Newest first; at most 10,000. */
  async all(filter: ManagedUserFilter): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(ALL, parametersOf(filter))).map((row) => row.id);
  }
}

function parametersOf({
  query,
  role,
  state,
}: ManagedUserFilter): [string | null, Role | null, ManagedUserState | null] {
  const typed = (query ?? '')
    .trim()
    .replace(/^[@＠]/u, '')
    .slice(0, MAX_QUERY)
    .toLowerCase()
    .replaceAll('\0', '');
  return [typed === '' ? null : `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, role ?? null, state ?? null];
}
