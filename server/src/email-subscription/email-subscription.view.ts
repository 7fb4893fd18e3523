import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage, idPageOf } from '#kernel/paging/keyset.js';
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

interface Row {
  id: string;
  email: string;
  is_active: boolean;
  verified_at: Date | null;
  created_at: Date;
}

const LIST = 'emailSubscriptions';
/** Longest search text, in characters; the rest is ignored. */
const MAX_QUERY = 100;
/** Rows per query of an export. MAX_LISTED bounds the REST list, which has no pages. */
const BATCH = 1_000;
const MAX_LISTED = 10_000;

const COLUMNS = 'id, email, is_active, verified_at, created_at';
const STATE = `case when not is_active then 'UNSUBSCRIBED' when verified_at is null then 'UNCONFIRMED' else 'CONFIRMED' end`;
/** $1 pattern or null, $2 state or null. */
const MATCHES = `($1::text is null or email_key like $1) and ($2::text is null or ${STATE} = $2)`;
/** $3 the last id of the previous page, $4 rows. */
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

  /** Newest first. @param query part of an address, or null @throws InvalidInput */
  async list(
    query: string | null,
    state: EmailSubscriptionState | null,
    args: PageArgs,
  ): Promise<EmailSubscriptionConnection> {
    const page = keysetPage(LIST, args);
    const pattern = patternOf(query);
    const [rows, counted] = await Promise.all([
      this.database.rows<Row>(PAGE, [pattern, state, page.after?.[0] ?? MAX_ID, page.first + 1]),
      this.database.rows<{ n: number }>(COUNT, [pattern, state]),
    ]);
    const views = new Map(rows.map((row) => [row.id, viewOf(row)]));
    return { ...connectionOf(LIST, page, idPageOf(rows, page), views), totalCount: counted[0]?.n ?? 0 };
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

function patternOf(query: string | null): string | null {
  const typed = (query ?? '').trim().slice(0, MAX_QUERY).toLowerCase().replaceAll('\0', '').toWellFormed();
  return typed === '' ? null : `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
