import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { keyedPosition, parseKeyedPosition } from '#kernel/paging/keyed-position.js';
import { idPageOf, keysetPageOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { EmailSubscription, type EmailSubscriptionSchema } from './email-subscription.entity.js';

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

type Tables = InferKyselyDB<typeof EmailSubscriptionSchema>;

/** Longest search text, in characters; the rest is ignored. */
const MAX_QUERY = 100;
/** Rows per query of an export. MAX_LISTED bounds the REST list, which has no pages. */
const BATCH = 1_000;
const MAX_LISTED = 10_000;

const COLUMNS = [
  'id',
  'email',
  'is_active as isActive',
  'verified_at as verifiedAt',
  'created_at as createdAt',
] as const;
const STATE = sql<string>`case when not is_active then 'UNSUBSCRIBED' when verified_at is null then 'UNCONFIRMED'
  else 'CONFIRMED' end`;

/** Sort keys, as text in the order of the "C" collation. */
const NOTHING = sql<string>`''::text collate "C"`;
const EMAIL = sql<string>`email_key collate "C"`;
const VERIFIED = sql<string>`coalesce(to_char(verified_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS'), '') collate "C"`;

const ORDERS = {
  NEWEST: { key: NOTHING, direction: 'desc' },
  OLDEST: { key: NOTHING, direction: 'asc' },
  EMAIL: { key: EMAIL, direction: 'asc' },
  EMAIL_DESCENDING: { key: EMAIL, direction: 'desc' },
  VERIFIED: { key: VERIFIED, direction: 'asc' },
  VERIFIED_DESCENDING: { key: VERIFIED, direction: 'desc' },
} as const satisfies Record<EmailSubscriptionSort, object>;

const COUNTS = `
select count(*)::int as total,
  count(*) filter (where is_active and verified_at is not null)::int as confirmed,
  count(*) filter (where is_active and verified_at is null)::int as unconfirmed,
  count(*) filter (where not is_active)::int as unsubscribed
from email_subscriptions`;

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
    const [lastKey, lastId] = parseKeyedPosition(page.after);
    const { key, direction } = ORDERS[sort];
    const matching = this.matching(query, state);
    const [rows, total] = await Promise.all([
      matching
        .select(COLUMNS)
        .select(key.as('key'))
        .$if(lastId !== null, (subscriptions) => {
          const after = sql`(${lastKey}, ${lastId}::uuid)`;
          return subscriptions.where(
            direction === 'asc' ? sql<boolean>`(${key}, id) > ${after}` : sql<boolean>`(${key}, id) < ${after}`,
          );
        })
        .orderBy(key, direction)
        .orderBy('id', direction)
        .limit(page.first + 1)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst(),
    ]);
    const views = new Map(rows.map((row) => [row.id, subscriptionView(row)]));
    const ids = idPageOf(rows, page, keyedPosition);
    return { ...connectionOf(list, page, ids, views), totalCount: total?.count ?? 0 };
  }

  async counts(): Promise<EmailSubscriptionCounts> {
    const [counts] = await this.database.rows<EmailSubscriptionCounts>(COUNTS, []);
    return counts ?? { total: 0, confirmed: 0, unconfirmed: 0, unsubscribed: 0 };
  }

  /** Newest first; 10,000 at most. */
  async newest(): Promise<EmailSubscriptionView[]> {
    return (await this.before(MAX_ID, MAX_LISTED, null, null)).map(subscriptionView);
  }

  /** All matches, newest first, in batches of 1,000. @param query part of an address, or null */
  async *all(query: string | null, state: EmailSubscriptionState | null): AsyncGenerator<EmailSubscriptionView[]> {
    let before = MAX_ID;
    for (;;) {
      const rows = await this.before(before, BATCH, query, state);
      if (rows.length > 0) yield rows.map(subscriptionView);
      if (rows.length < BATCH) return;
      before = rows.at(-1)!.id;
    }
  }

  async byId(id: string): Promise<EmailSubscriptionView | null> {
    const subscription = await this.database.fork().findOne(EmailSubscription, { id });
    return subscription && subscriptionView(subscription);
  }

  private before(id: string, limit: number, query: string | null, state: EmailSubscriptionState | null) {
    const newest = this.matching(query, state).select(COLUMNS).orderBy('id', 'desc');
    return newest.where('id', '<', id).limit(limit).execute();
  }

  private matching(query: string | null, state: EmailSubscriptionState | null) {
    const pattern = patternOf(query);
    return this.database
      .reads<Tables>()
      .selectFrom('email_subscriptions')
      .$if(pattern !== null, (subscriptions) => subscriptions.where('email_key', 'like', pattern!))
      .$if(state !== null, (subscriptions) => subscriptions.where(STATE, '=', state!));
  }
}

type StoredSubscription = Pick<EmailSubscription, 'id' | 'email' | 'isActive' | 'verifiedAt' | 'createdAt'>;

function subscriptionView({ id, email, isActive, verifiedAt, createdAt }: StoredSubscription): EmailSubscriptionView {
  return { id, email, isActive, isEmailVerified: verifiedAt !== null, createdAt, verifiedAt };
}

function patternOf(query: string | null): string | null {
  const typed = (query ?? '').trim().slice(0, MAX_QUERY).toLowerCase().replaceAll('\0', '').toWellFormed();
  return typed === '' ? null : `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
