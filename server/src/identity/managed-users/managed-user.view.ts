import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { Role } from '#kernel/request/viewer.js';
import { accountStateOf, type AccountStateRow, AccountStateView } from '../viewer/account-state.view.js';
import { RoleEnum } from '../viewer/graphql-enums.js';
import { NO_PASSWORD } from '../passwords/passwords.js';

/** An account as administrators see it. The people area adds the user. */
@ObjectType('ManagedUser', { implements: () => [Node], description: 'An account as administrators see it.' })
export class ManagedUserView implements Node {
  @Field(() => ID, { description: 'The id of the person, the same as that of user.' }) id!: string;
  @Field(() => String, { description: 'As last set by an administrator; see `isEmailVerified`.' }) email!: string;
  @Field(() => RoleEnum, { description: 'Their role, which brings its claims.' }) role!: Role;
  @Field(() => Boolean, { description: 'A deactivated person cannot sign in and is not shown.' }) isActive!: boolean;
  @Field(() => Boolean, {
    description: 'False until `email` is verified; until then, the previously verified address stays in use.',
  })
  isEmailVerified!: boolean;
  @Field(() => Boolean, { description: 'They have a verified address; `email` may be a newer one that is not.' })
  hasVerifiedAddress!: boolean;
  @Field(() => Boolean, { description: 'True until an invited person has chosen a password.' }) isInvited!: boolean;
  @Field(() => DateTime, { description: 'When the account was made.' }) createdOn!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When they last used the site; null if never.' })
  lastSeenAt!: Date | null;
  @Field(() => AccountStateView, { description: 'What staff decided about the account; empty for most.' })
  accountState!: AccountStateView;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the account is deleted because its owner asked for it; null: they stay.',
  })
  leavesAt!: Date | null;
  handle!: string;
  displayName!: string;
  imageUrl!: string | null;
}

@ObjectType({ description: 'A page of a list of accounts.' })
export class ManagedUserConnection extends ConnectionOf('ManagedUser', () => ManagedUserView) {
  @Field(() => Int, { description: 'How many match, on all pages.' }) totalCount!: number;
}

interface Row extends AccountStateRow {
  id: string;
  handle: string;
  display_name: string;
  email: string;
  image_url: string | null;
  role: Role;
  is_active: boolean;
  is_email_verified: boolean;
  has_verified_address: boolean;
  is_invited: boolean;
  created_at: Date;
  leaves_at: Date | null;
  last_seen_at: Date | null;
}

/** $1 ids. */
const BY_IDS = `
select id, handle, display_name, coalesce(pending_email, email) as email, image_url, role, is_active,
  email_verified_at is not null and pending_email is null as is_email_verified,
  email_verified_at is not null as has_verified_address,
  email_verified_at is null and password_hash = '${NO_PASSWORD}' as is_invited, created_at, last_seen_at,
  is_limited, frozen_until, suspended_at, posts_erased_at, leaves_at
from users where id = any($1::uuid[]) and deleted_at is null`;

@Injectable()
export class ManagedUserViews {
  constructor(private readonly database: Database) {}

  /** Unknown ids and deleted accounts are absent. */
  async byIds(ids: readonly string[]): Promise<Map<string, ManagedUserView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<Row>(BY_IDS, [ids]);
    return new Map(rows.map((row) => [row.id, viewOf(row)]));
  }

  async byId(id: string): Promise<ManagedUserView | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  async inOrder(ids: readonly string[]): Promise<ManagedUserView[]> {
    const views = await this.byIds(ids);
    return ids.map((id) => views.get(id)).filter((view) => view !== undefined);
  }
}

function viewOf(row: Row): ManagedUserView {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    isActive: row.is_active,
    isEmailVerified: row.is_email_verified,
    hasVerifiedAddress: row.has_verified_address,
    isInvited: row.is_invited,
    createdOn: row.created_at,
    lastSeenAt: row.last_seen_at,
    accountState: accountStateOf(row),
    leavesAt: row.leaves_at,
    handle: row.handle,
    displayName: row.display_name,
    imageUrl: row.image_url,
  };
}
