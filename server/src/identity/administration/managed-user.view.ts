import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { Role } from '#kernel/request/viewer.js';
import { RoleEnum } from '../account/graphql-enums.js';

/** An account as administrators see it. The people area adds the person. */
@ObjectType('ManagedUser', { implements: () => [Node], description: 'An account as administrators see it.' })
export class ManagedUserView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String) email!: string;
  @Field(() => RoleEnum) role!: Role;
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => Boolean) isEmailVerified!: boolean;
  @Field(() => DateTime) createdOn!: Date;
  @Field(() => DateTime, { nullable: true }) lastSeenAt!: Date | null;
  handle!: string;
  displayName!: string;
  imageUrl!: string | null;
}

@ObjectType()
export class ManagedUserConnection extends ConnectionOf('ManagedUser', () => ManagedUserView) {
  @Field(() => Int) totalCount!: number;
}

interface Row {
  id: string;
  handle: string;
  display_name: string;
  email: string;
  image_url: string | null;
  role: Role;
  is_active: boolean;
  email_verified_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}

/** $1 ids. */
const BY_IDS = `
select id, handle, display_name, email, image_url, role, is_active, email_verified_at, created_at, last_seen_at
from users where id = any($1::uuid[]) and deleted_at is null`;

@Injectable()
export class ManagedUserViews {
  constructor(private readonly database: Database) {}

  /** Absent: unknown ids and deleted accounts. */
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
    isEmailVerified: row.email_verified_at !== null,
    createdOn: row.created_at,
    lastSeenAt: row.last_seen_at,
    handle: row.handle,
    displayName: row.display_name,
    imageUrl: row.image_url,
  };
}
