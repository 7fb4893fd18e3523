import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { isUuid, MAX_ID } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf, keysetPageOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';

@ObjectType('EmailSubscription', {
  implements: () => [Node],
  description: 'An email address that gets the newsletters.',
})
export class EmailSubscriptionView implements Node {
  @Field(() => ID, { description: 'Identifies the subscription.' }) id!: string;
  @Field(() => String, { description: "The subscriber's address." }) email!: string;
  @Field(() => Boolean, { description: 'False after the person unsubscribed.' }) isActive!: boolean;
  @Field(() => Boolean, { description: 'True once the emailed link was used.' }) isEmailVerified!: boolean;
  @Field(() => DateTime, { description: 'When the address was entered.' }) createdAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the address was confirmed, by its link or by an administrator; null if it is not.',
  })
  verifiedAt!: Date | null;
}

@ObjectType({ description: 'A page of a list of subscriptions.' })
export class EmailSubscriptionConnection extends ConnectionOf('EmailSubscription', () => EmailSubscriptionView) {
  @Field(() => Int, { description: 'How many match, on all pages.' }) totalCount!: number;
}

@ObjectType({ description: 'How many subscriptions there are, by state.' })
export class EmailSubscriptionCounts {
  @Field(() => Int, { description: 'All addresses, whatever their state.' }) total!: number;
  @Field(() => Int, { description: 'Gets the newsletter.' }) confirmed!: number;
  @Field(() => Int, { description: 'The address has not been confirmed.' }) unconfirmed!: number;
  @Field(() => Int, { description: 'The person unsubscribed.' }) unsubscribed!: number;
}

export enum EmailSubscriptionState {
  CONFIRMED = 'CONFIRMED',
  UNCONFIRMED = 'UNCONFIRMED',
  UNSUBSCRIBED = 'UNSUBSCRIBED',
}
registerEnumType(EmailSubscriptionState, {
  name: 'EmailSubscriptionState',
  description: 'The states that emailSubscriptionCounts counts.',
  valuesMap: {
    CONFIRMED: { description: 'Gets the newsletter.' },
    UNCONFIRMED: { description: 'The address has not been confirmed.' },
    UNSUBSCRIBED: { description: 'The person unsubscribed.' },
  },
});

export enum EmailSubscriptionSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  EMAIL = 'EMAIL',
  EMAIL_DESCENDING = 'EMAIL_DESCENDING',
  VERIFIED = 'VERIFIED',
  VERIFIED_DESCENDING = 'VERIFIED_DESCENDING',
}
registerEnumType(EmailSubscriptionSort, {
  name: 'EmailSubscriptionSort',
  description: 'EMAIL sorts from A to Z, VERIFIED from the earliest confirmation.',
  valuesMap: {
    EMAIL: { description: 'By address, A to Z.' },
    EMAIL_DESCENDING: { description: 'By address, Z to A.' },
    NEWEST: { description: 'Newest subscriptions first.' },
    OLDEST: { description: 'Oldest subscriptions first.' },
    VERIFIED: { description: 'Unconfirmed ones first, then by the time of the confirmation.' },
    VERIFIED_DESCENDING: { description: 'The latest confirmation first, unconfirmed ones last.' },
  },
});

interface Row {
  id: string;
  email: string;
  is_active: boolean;
  verified_at: Date | null;
  created_at: Date;
}

/** Longest search text, in characters; the rest is ignored. */
const MAX_QUERY = 100;
/** Rows per query of an export. MAX_LISTED bounds the REST list, which has no pages. */
const BATCH = 1_000;
const MAX_LISTED = 10_000;

const COLUMNS = 'id, email, is_active, verified_at, created_at';
const STATE = `case when not is_active then 'UNSUBSCRIBED' when verified_at is null then 'UNCONFIRMED' else 'CONFIRMED' end`;
/** $1 pattern or null, $2 state or null. */
const MATCHES = `($1::text is null or email_key like $1) and ($2::text is null or ${STATE} = $2)`;

interface Order {
  /** The sort key, as text in the order of the "C" collation. */
  readonly key: string;
  readonly descending: boolean;
}

const NOTHING = `''::text collate "C"`;
const EMAIL = 'email_key collate "C"';
const VERIFIED = `coalesce(to_char(verified_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS'), '') collate "C"`;

const ORDERS: Readonly<Record<EmailSubscriptionSort, Order>> = {
  NEWEST: { key: NOTHING, descending: true },
  OLDEST: { key: NOTHING, descending: false },
  EMAIL: { key: EMAIL, descending: false },
  EMAIL_DESCENDING: { key: EMAIL, descending: true },
  VERIFIED: { key: VERIFIED, descending: false },
  VERIFIED_DESCENDING: { key: VERIFIED, descending: true },
};

/** $3 key and $4 id to start after, or null; $5 rows. */
function sorted({ key, descending }: Order): string {
  const direction = descending ? 'desc' : 'asc';
  return `select ${COLUMNS}, ${key} as key from email_subscriptions where ${MATCHES}
    and ($4::uuid is null or (${key}, id) ${descending ? '<' : '>'} ($3, $4::uuid))
    order by ${key} ${direction}, id ${direction} limit $5::int`;
}

/** Newest first. $3 the last id of the previous batch, $4 rows. */
const PAGE = `
select ${COLUMNS} from email_subscriptions where ${MATCHES} and id < $3::uuid order by id desc limit $4::int`;
const COUNT = `select count(*)::int as n from email_subscriptions where ${MATCHES}`;
const COUNTS = `
select count(*)::int as total,
  count(*) filter (where is_active and verified_at is not null)::int as confirmed,
  count(*) filter (where is_active and verified_at is null)::int as unconfirmed,
  count(*) filter (where not is_active)::int as unsubscribed
from email_subscriptions`;
const BY_ID = `select ${COLUMNS} from email_subscriptions where id = $1`;

@Injectable()
export class EmailSubscriptionViews {
  constructor(private readonly database: Database) {}

  /** @param query part of an address, or null @throws InvalidInput */
  async list(
    query: string | null,
    state: EmailSubscriptionState | null,
    sort: EmailSubscriptionSort,
    args: PageArgs,
  ): Promise<EmailSubscriptionConnection> {
    const list = `emailSubscriptions.${sort}`;
    const page = keysetPageOf(list, 2, args);
    const pattern = patternOf(query);
    const [rows, counted] = await Promise.all([
      this.database.rows<Row & { key: string }>(sorted(ORDERS[sort]), [
        ...[pattern, state],
        ...positionOf(page.after),
        page.first + 1,
      ]),
      this.database.rows<{ n: number }>(COUNT, [pattern, state]),
    ]);
    const views = new Map(rows.map((row) => [row.id, viewOf(row)]));
    // A sign before the key, since no part of a position may be empty.
    const ids = idPageOf(rows, page, ({ key, id }) => [Buffer.from(`=${key}`).toString('base64url'), id]);
    return { ...connectionOf(list, page, ids, views), totalCount: counted[0]?.n ?? 0 };
  }

  async counts(): Promise<EmailSubscriptionCounts> {
    const [counts] = await this.database.rows<EmailSubscriptionCounts>(COUNTS, []);
    return counts ?? { total: 0, confirmed: 0, unconfirmed: 0, unsubscribed: 0 };
  }

  /** Newest first; 10,000 at most. */
  async newest(): Promise<EmailSubscriptionView[]> {
    const rows = await this.database.rows<Row>(PAGE, [null, null, MAX_ID, MAX_LISTED]);
    return rows.map(viewOf);
  }

  /** All matches, newest first, in batches of 1,000. @param query part of an address, or null */
  async *all(query: string | null, state: EmailSubscriptionState | null): AsyncGenerator<EmailSubscriptionView[]> {
    const pattern = patternOf(query);
    let before = MAX_ID;
    for (;;) {
      const rows = await this.database.rows<Row>(PAGE, [pattern, state, before, BATCH]);
      if (rows.length > 0) yield rows.map(viewOf);
      if (rows.length < BATCH) return;
      before = rows.at(-1)!.id;
    }
  }

  async byId(id: string): Promise<EmailSubscriptionView | null> {
    const [row] = await this.database.rows<Row>(BY_ID, [id]);
    return row ? viewOf(row) : null;
  }
}

function viewOf(row: Row): EmailSubscriptionView {
  return {
    id: row.id,
    email: row.email,
    isActive: row.is_active,
    isEmailVerified: row.verified_at !== null,
    createdAt: row.created_at,
    verifiedAt: row.verified_at,
  };
}

/** The key and id to start after; null for the first page. @throws InvalidInput */
function positionOf(after: readonly string[] | null): [string | null, string | null] {
  if (after === null) return [null, null];
  const key = Buffer.from(after[0]!, 'base64url').toString().slice(1);
  const id = after[1]!;
  if (!isUuid(id) || key.includes('\0')) {
    throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
  }
  return [key, id];
}

function patternOf(query: string | null): string | null {
  const typed = (query ?? '').trim().slice(0, MAX_QUERY).toLowerCase().replaceAll('\0', '').toWellFormed();
  return typed === '' ? null : `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
