import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { keyedPosition, parseKeyedPosition } from '#kernel/paging/keyed-position.js';
import { idPageOf, keysetPageOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { inviteCode } from './invite-use.js';

export enum InviteState {
  OPEN = 'OPEN',
  USED_UP = 'USED_UP',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
}
registerEnumType(InviteState, {
  name: 'InviteState',
  description: 'Each invite is in one of these states.',
  valuesMap: {
    OPEN: { description: 'People can register with it, as long as its owner may invite.' },
    USED_UP: { description: 'As many have registered with it as can.' },
    EXPIRED: { description: 'Its time is over, no matter how often it was used.' },
    REVOKED: { description: 'Its owner or an administrator ended it.' },
  },
});

export enum ManagedInviteSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  OWNER = 'OWNER',
  OWNER_DESCENDING = 'OWNER_DESCENDING',
  USES = 'USES',
  USES_DESCENDING = 'USES_DESCENDING',
  EXPIRY = 'EXPIRY',
  EXPIRY_DESCENDING = 'EXPIRY_DESCENDING',
}
registerEnumType(ManagedInviteSort, {
  name: 'ManagedInviteSort',
  description: 'OWNER sorts from A to Z, USES from the least used, EXPIRY from the earliest end.',
  valuesMap: {
    NEWEST: { description: 'Newest invites first.' },
    OLDEST: { description: 'Oldest invites first.' },
    OWNER: { description: "By its owner's display name, A to Z." },
    OWNER_DESCENDING: { description: "By its owner's display name, Z to A." },
    USES: { description: 'The least used first.' },
    USES_DESCENDING: { description: 'The most used first.' },
    EXPIRY: { description: 'What expires first comes first; invites that never expire are last.' },
    EXPIRY_DESCENDING: { description: 'Invites that never expire first, then what expires last.' },
  },
});

/** An invite as administrators see it: its code and the note of its owner are not theirs. The people area adds the people. */
@ObjectType('ManagedInvite', {
  implements: () => [Node],
  description: 'An invite as administrators see it, without its code and note.',
})
export class ManagedInviteView implements Node {
  @Field(() => ID, { description: 'Identifies the invite.' }) id!: string;
  @Field(() => InviteState, { description: 'Whether people can register with it, or why they no longer can.' })
  state!: InviteState;
  @Field(() => Int, { nullable: true, description: 'How many can register with it; null for no limit.' })
  maxUses!: number | null;
  @Field(() => Int, { description: 'How often someone registered with it; some of these accounts may be gone.' })
  uses!: number;
  @Field(() => DateTime, { nullable: true, description: 'From when it no longer works; null: it never expires.' })
  expiresAt!: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null if it was not.' })
  revokedAt!: Date | null;
  @Field(() => Boolean, { description: 'Those who register with it follow its owner.' }) followsOwner!: boolean;
  @Field(() => DateTime, { description: 'When it was created.' }) createdAt!: Date;
  /** Resolved as `owner`. */
  ownerId!: string;
}

@ObjectType({ description: 'A page of a list of invites.' })
export class ManagedInviteConnection extends ConnectionOf('ManagedInvite', () => ManagedInviteView) {
  @Field(() => Int, { description: 'How many match, on all pages.' }) totalCount!: number;
}

/** Which invites a list has; null for all. */
export interface ManagedInviteFilter {
  /** Part of the handle or name of the owner, or a whole code. */
  readonly query: string | null;
  readonly state: InviteState | null;
}

/** Longest query, in characters; the rest is ignored. */
const MAX_QUERY = 100;

const STATE = `case when i.revoked_at is not null then 'REVOKED' when i.expires_at <= now() then 'EXPIRED'
  when i.uses >= i.max_uses then 'USED_UP' else 'OPEN' end`;
const COLUMNS = `
i.id, i.owner_id as "ownerId", ${STATE} as state, i.max_uses as "maxUses", i.uses, i.expires_at as "expiresAt",
i.revoked_at as "revokedAt", i.follows_owner as "followsOwner", i.created_at as "createdAt"`;

/** Sort keys, as text in the order of the "C" collation. */
const NOTHING = `''::text collate "C"`;
const OWNER = `lower(u.display_name) collate "C"`;
const USES = `lpad(i.uses::text, 10, '0') collate "C"`;
const EXPIRY = `coalesce(to_char(i.expires_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS'), 'never') collate "C"`;

const ORDERS: Readonly<Record<ManagedInviteSort, { key: string; descending: boolean }>> = {
  NEWEST: { key: NOTHING, descending: true },
  OLDEST: { key: NOTHING, descending: false },
  OWNER: { key: OWNER, descending: false },
  OWNER_DESCENDING: { key: OWNER, descending: true },
  USES: { key: USES, descending: false },
  USES_DESCENDING: { key: USES, descending: true },
  EXPIRY: { key: EXPIRY, descending: false },
  EXPIRY_DESCENDING: { key: EXPIRY, descending: true },
};

/** $1 pattern or null, $2 code or null, $3 state or null. */
const MATCHING = `
from invites i join users u on u.id = i.owner_id
where ($1::text is null or i.code = $2 or (u.handle_key || ' ' || lower(u.display_name)) collate "C" like $1)
  and ($3::text is null or $3 = ${STATE})`;
const COUNT = `select count(*)::int as n ${MATCHING}`;

/** $4 key and $5 id to start after, or null; $6 rows. */
export function invitesIn(sort: ManagedInviteSort): string {
  const { key, descending } = ORDERS[sort];
  const direction = descending ? 'desc' : 'asc';
  return `select ${COLUMNS}, ${key} as key ${MATCHING}
    and ($5::uuid is null or (${key}, i.id) ${descending ? '<' : '>'} ($4, $5::uuid))
    order by ${key} ${direction}, i.id ${direction} limit $6::int`;
}

/** $1 invite. */
const BY_ID = `select ${COLUMNS} from invites i where i.id = $1::uuid`;

@Injectable()
export class ManagedInviteViews {
  constructor(private readonly database: Database) {}

  /** Invites of everyone; those that were revoked or have expired for 30 days. @throws InvalidInput */
  async list(filter: ManagedInviteFilter, sort: ManagedInviteSort, args: PageArgs): Promise<ManagedInviteConnection> {
    const list = `managedInvites.${sort}`;
    const page = keysetPageOf(list, 2, args);
    const values = valuesOf(filter);
    const [rows, [total]] = await Promise.all([
      this.database.rows<ManagedInviteView & { key: string }>(invitesIn(sort), [
        ...values,
        ...parseKeyedPosition(page.after),
        page.first + 1,
      ]),
      this.database.rows<{ n: number }>(COUNT, values),
    ]);
    const views = new Map(rows.map((row) => [row.id, row]));
    const ids = idPageOf(rows, page, keyedPosition);
    return { ...connectionOf(list, page, ids, views), totalCount: total?.n ?? 0 };
  }

  async byId(id: string): Promise<ManagedInviteView | null> {
    const [view] = await this.database.rows<ManagedInviteView>(BY_ID, [id]);
    return view ?? null;
  }
}

function valuesOf({ query, state }: ManagedInviteFilter): (string | null)[] {
  const typed = (query ?? '').trim().slice(0, MAX_QUERY).replaceAll('\0', '').toWellFormed();
  const name = typed.replace(/^[@＠]/u, '').toLowerCase();
  const pattern = name === '' ? null : `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [pattern, inviteCode(typed), state];
}
