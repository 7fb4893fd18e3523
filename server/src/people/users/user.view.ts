import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { Viewer, ViewerId } from '#kernel/request/viewer.js';

/** A person as one viewer sees them. The only shape of a person that leaves this area. */
@ObjectType('User', { description: 'A person, as everyone may see them.', implements: () => [Node] })
export class UserView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String) handle!: string;
  @Field(() => String) displayName!: string;
  @Field(() => String) bio!: string;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => String, { nullable: true }) website!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true }) bannerUrl!: string | null;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => Boolean, { description: 'The owner shows posts and follows to signed-in people only.' })
  requiresLogin!: boolean;
  @Field(() => Int) followerCount!: number;
  @Field(() => Int) followingCount!: number;
  @Field(() => Int, { description: 'Quacks, replies apart.' }) postCount!: number;
  @Field(() => Boolean) viewerIsSelf!: boolean;
  @Field(() => Boolean) viewerIsFollowing!: boolean;
  @Field(() => Boolean) isFollowingViewer!: boolean;
}

@ObjectType()
export class UserConnection extends ConnectionOf('User', () => UserView) {}

interface UserColumns {
  id: string;
  handle: string;
  display_name: string;
  bio: string;
  location: string | null;
  website: string | null;
  image_url: string | null;
  banner_url: string | null;
  created_at: Date;
  requires_login: boolean;
  follower_count: number;
  following_count: number;
  post_count: number;
  viewer_is_following: boolean;
  is_following_viewer: boolean;
}

/** The columns of `userColumns`, each behind a prefix, so that they can stand beside another table's. */
export type UserRow<Prefix extends string = ''> = {
  [Column in keyof UserColumns as `${Prefix}${Column}`]: UserColumns[Column];
};

const PLAIN = [
  'id',
  'handle',
  'display_name',
  'bio',
  'location',
  'website',
  'image_url',
  'banner_url',
  'created_at',
  'requires_login',
  'follower_count',
  'following_count',
  'post_count',
] as const;

/** Whether a row stands: a look-up for each row. Of an `exists` PostgreSQL may make a hash of all that somebody follows. */
export const stands = (row: string) => `coalesce((select true from ${row} limit 1), false)`;

/**
 * The select list of a person, for statements that bring people along with something else.
 * @param alias of the users table
 * @param viewer the parameter that holds the viewer's id or null, such as `$2::uuid`
 */
export function userColumns(alias: string, viewer: string, prefix = ''): string {
  return [
    ...PLAIN.map((column) => `${alias}.${column} as ${prefix}${column}`),
    `${stands(`follows f where f.follower_id = ${viewer} and f.followee_id = ${alias}.id`)} as ${prefix}viewer_is_following`,
    `${stands(`follows f where f.follower_id = ${alias}.id and f.followee_id = ${viewer}`)} as ${prefix}is_following_viewer`,
  ].join(', ');
}

/** What a visitor sees of somebody who requires login: name and picture. */
export function userViewFrom<Prefix extends string = ''>(
  row: UserRow<Prefix>,
  viewer: ViewerId,
  prefix?: Prefix,
): UserView {
  const get = <Column extends keyof UserColumns>(column: Column): UserColumns[Column] =>
    (row as Record<string, unknown>)[`${prefix ?? ''}${column}`] as UserColumns[Column];
  const id = get('id');
  const hidden = viewer.id === null && get('requires_login');
  return {
    id,
    handle: get('handle'),
    displayName: get('display_name'),
    bio: hidden ? '' : get('bio'),
    location: hidden ? null : get('location'),
    website: hidden ? null : get('website'),
    imageUrl: get('image_url'),
    bannerUrl: hidden ? null : get('banner_url'),
    createdAt: get('created_at'),
    requiresLogin: get('requires_login'),
    followerCount: hidden ? 0 : get('follower_count'),
    followingCount: hidden ? 0 : get('following_count'),
    postCount: hidden ? 0 : get('post_count'),
    viewerIsSelf: viewer.id === id,
    viewerIsFollowing: get('viewer_is_following'),
    isFollowingViewer: get('is_following_viewer'),
  };
}

/** $1 ids, $2 viewer or null. */
export const PEOPLE_BY_IDS = `
select ${userColumns('u', '$2::uuid')} from users u
where u.id = any($1::uuid[]) and u.is_active and u.email_verified_at is not null`;

/** Deactivated and unverified people too. */
const HIDDEN_TOO = `select ${userColumns('u', '$2::uuid')} from users u where u.id = any($1::uuid[])`;

/** $1 handle in lower case, $2 viewer or null. */
export const PERSON_BY_HANDLE = `
select ${userColumns('u', '$2::uuid')} from users u
where u.handle_key = $1 and u.is_active and u.email_verified_at is not null`;

const HANDLE = /^[A-Za-z0-9_-]{3,30}$/;

@Injectable()
export class UserViews {
  constructor(private readonly database: Database) {}

  /** Hydrates people in one statement. Absent: unknown ids and accounts that are deactivated or not verified. */
  async byIds(ids: readonly string[], viewer: ViewerId): Promise<Map<string, UserView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.list<UserRow>(PEOPLE_BY_IDS, [ids, viewer.id]);
    return new Map(rows.map((row) => [row.id, userViewFrom(row, viewer)]));
  }

  /** The same with those whom nobody else sees, for administrators. */
  async hiddenToo(ids: readonly string[], viewer: ViewerId): Promise<Map<string, UserView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<UserRow>(HIDDEN_TOO, [ids, viewer.id]);
    return new Map(rows.map((row) => [row.id, userViewFrom(row, viewer)]));
  }

  /** The same as an array in the order of `ids`, without the absent ones. */
  async inOrder(ids: readonly string[], viewer: Viewer): Promise<UserView[]> {
    const views = await this.byIds(ids, viewer);
    return ids.map((id) => views.get(id)).filter((view) => view !== undefined);
  }

  /** @returns null where `byIds` would leave it out */
  async byId(id: string, viewer: Viewer): Promise<UserView | null> {
    return (await this.byIds([id], viewer)).get(id) ?? null;
  }

  /** By handle in any case, with or without its @; null where nobody visible has it. */
  async byHandle(typed: string, viewer: Viewer): Promise<UserView | null> {
    const handle = typed.replace(/^[@＠]/u, '');
    if (!HANDLE.test(handle)) return null;
    const [row] = await this.database.list<UserRow>(PERSON_BY_HANDLE, [handle.toLowerCase(), viewer.id]);
    return row ? userViewFrom(row, viewer) : null;
  }
}
