import { HANDLE_PATTERN } from '@mallard/rules/text-entities';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { instantOf } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { Viewer, ViewerId } from '#kernel/request/viewer.js';
import { FollowState, followStateOf, type FollowStateName, hasRequested } from '../ties/follow-state.js';
import { existingHandlesIn } from './existing-handles.js';
import type { ProfileFieldView } from './profile-link.view.js';
import { relationshipJson } from '../ties/relationship-conditions.js';
import { type RelationshipRow, RelationshipView, relationshipViewFrom } from '../ties/relationship.view.js';

/** A user as one viewer sees them. No other representation of a user leaves this area. */
@ObjectType('User', { description: 'A person, as everyone may see them.', implements: () => [Node] })
export class UserView implements Node {
  @Field(() => ID, { description: 'Identifies the person, whatever their handle.' }) id!: string;
  @Field(() => String, { description: 'The unique name, without the @.' }) handle!: string;
  @Field(() => String, { description: 'The name to show.' }) displayName!: string;
  @Field(() => String, { description: 'What the person says about themselves; may be empty.' }) bio!: string;
  @Field(() => [String], {
    description: 'The handles in the bio, in lower case, that people have: only these are mentions.',
  })
  bioMentions!: readonly string[];
  @Field(() => String, { nullable: true, description: 'Where they say they are, as free text.' }) location!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'An http or https address.' }) website!: string | null;
  @Field(() => String, { nullable: true, description: 'The profile picture; null without one.' }) imageUrl!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The wide picture of the profile; null without one.' })
  bannerUrl!: string | null;
  @Field(() => DateTime, { description: 'When the account was made.' }) createdAt!: Date;
  @Field(() => Boolean, { description: 'The owner shows posts and follows only to signed-in people.' })
  requiresLogin!: boolean;
  @Field(() => Boolean, { description: 'Only the owner sees the list of their nods; nods stays empty for others.' })
  hidesNods!: boolean;
  @Field(() => Int, { description: 'How many people follow this person.' }) followerCount!: number;
  @Field(() => Int, { description: 'How many people this person follows.' }) followingCount!: number;
  @Field(() => Int, { description: 'Posts, not counting replies.' }) postCount!: number;
  @Field(() => Boolean, { description: 'True for the viewer.' }) viewerIsSelf!: boolean;
  @Field(() => Boolean, { description: 'True if the viewer follows this person.' }) viewerIsFollowing!: boolean;
  @Field(() => FollowState, { description: 'Whether the viewer follows this person, or has asked to.' })
  viewerFollowState!: FollowStateName;
  @Field(() => Boolean, { description: 'New followers have to be accepted by this person.' })
  approvesFollowers!: boolean;
  @Field(() => Boolean, { description: 'True if this person follows the viewer.' }) isFollowingViewer!: boolean;
  @Field(() => Boolean, {
    description: 'True if this person blocks the viewer, who then sees only their name and picture.',
  })
  blocksViewer!: boolean;
  @Field(() => RelationshipView, {
    nullable: true,
    description: 'The block or mute by which the viewer hides this person; null without one.',
  })
  viewerRelationship!: RelationshipView | null;
  /** When the person last quacked; null if never, or where that is hidden. */
  lastPostAt!: Date | null;
  /** The links and texts of the profile, if the user was read with them. */
  fields?: readonly ProfileFieldView[];
}

@ObjectType({ description: 'A page of a list of people.' })
export class UserConnection extends ConnectionOf('User', () => UserView) {}

interface UserColumns {
  id: string;
  handle: string;
  display_name: string;
  bio: string;
  /** Null for a bio without an @. */
  bio_mentions: string[] | null;
  location: string | null;
  website: string | null;
  image_url: string | null;
  banner_url: string | null;
  created_at: Date;
  requires_login: boolean;
  hides_nods: boolean;
  approves_followers: boolean;
  follower_count: number;
  following_count: number;
  post_count: number;
  last_post_id: string | null;
  viewer_is_following: boolean;
  viewer_has_requested: boolean;
  is_following_viewer: boolean;
  /** What the viewer decided about the user, and the user about the viewer; null for most. */
  relationship: RelationshipRow | null;
}

/** The columns of `userColumns` with a prefix, so that they fit beside the columns of other tables. */
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
  'hides_nods',
  'approves_followers',
  'follower_count',
  'following_count',
  'post_count',
  'last_post_id',
] as const;

const COLUMNS = [
  ...PLAIN,
  'bio_mentions',
  'viewer_is_following',
  'viewer_has_requested',
  'is_following_viewer',
  'relationship',
] as const;

/** Whether a row exists, by one index lookup. For `exists`, PostgreSQL may hash every follow of the viewer instead. */
export const existsLookup = (row: string) => `coalesce((select true from ${row} limit 1), false)`;

/**
 * The select list of a user, for statements that read users along with other rows.
 * @param alias of the users table
 * @param viewer the parameter that holds the viewer's id or null, such as `$2::uuid`
 */
export function userColumns(alias: string, viewer: string, prefix = ''): string {
  return [
    ...PLAIN.map((column) => `${alias}.${column} as ${prefix}${column}`),
    `${existingHandlesIn(`${alias}.bio`)} as ${prefix}bio_mentions`,
    `${existsLookup(`follows f where f.follower_id = ${viewer} and f.followee_id = ${alias}.id`)} as ${prefix}viewer_is_following`,
    `${hasRequested(viewer, `${alias}.id`)} as ${prefix}viewer_has_requested`,
    `${existsLookup(`follows f where f.follower_id = ${alias}.id and f.followee_id = ${viewer}`)} as ${prefix}is_following_viewer`,
    `${relationshipJson(viewer, `${alias}.id`)} as ${prefix}relationship`,
  ].join(', ');
}

type ColumnNames = Record<keyof UserColumns, string>;
const namesByPrefix = new Map<string, ColumnNames>();

/** The columns as rows name them. They are put together once: new strings for each row would cost more than the rest of a view. */
function namesWith(prefix: string): ColumnNames {
  let names = namesByPrefix.get(prefix);
  if (!names) {
    names = Object.fromEntries(COLUMNS.map((column) => [column, `${prefix}${column}`])) as ColumnNames;
    namesByPrefix.set(prefix, names);
  }
  return names;
}

/** Visitors see only the name and picture of a user who requires login, and so does someone whom the user blocks. */
export function userViewFrom<Prefix extends string = ''>(
  row: UserRow<Prefix>,
  viewer: ViewerId,
  prefix?: Prefix,
): UserView {
  const names = namesWith(prefix ?? '');
  const get = <Column extends keyof UserColumns>(column: Column): UserColumns[Column] =>
    (row as Record<string, unknown>)[names[column]] as UserColumns[Column];
  const id = get('id');
  const relationship = get('relationship');
  const blocksViewer = relationship?.isBlocked ?? false;
  const lastPostId = get('last_post_id');
  const hidden = blocksViewer || (viewer.id === null && get('requires_login'));
  return {
    id,
    handle: get('handle'),
    displayName: get('display_name'),
    bio: hidden ? '' : get('bio'),
    bioMentions: hidden ? [] : (get('bio_mentions') ?? []),
    location: hidden ? null : get('location'),
    website: hidden ? null : get('website'),
    imageUrl: get('image_url'),
    bannerUrl: hidden ? null : get('banner_url'),
    createdAt: get('created_at'),
    requiresLogin: get('requires_login'),
    hidesNods: get('hides_nods'),
    followerCount: hidden ? 0 : get('follower_count'),
    followingCount: hidden ? 0 : get('following_count'),
    postCount: hidden ? 0 : get('post_count'),
    viewerIsSelf: viewer.id === id,
    viewerIsFollowing: get('viewer_is_following'),
    viewerFollowState: followStateOf(get('viewer_is_following'), get('viewer_has_requested')),
    approvesFollowers: get('approves_followers'),
    isFollowingViewer: get('is_following_viewer'),
    blocksViewer,
    viewerRelationship: relationship && relationshipViewFrom(relationship),
    lastPostAt: hidden || lastPostId === null ? null : instantOf(lastPostId),
  };
}

/** $1 ids, $2 viewer or null. */
export const USERS_BY_IDS = `
select ${userColumns('u', '$2::uuid')} from users u
where u.id = any($1::uuid[]) and u.is_active and u.email_verified_at is not null`;

/** Includes deactivated and unverified users. */
const USERS_INCLUDING_HIDDEN = `select ${userColumns('u', '$2::uuid')} from users u where u.id = any($1::uuid[])`;

/** By the handle, or by a former one that is held for the user; $1 handle in lower case, $2 viewer or null. */
export const USER_BY_HANDLE = `
select ${userColumns('u', '$2::uuid')} from users u
where u.id = coalesce(
    (select id from users where handle_key = $1),
    (select user_id from held_handles where handle_key = $1 and held_until > now()))
  and u.is_active and u.email_verified_at is not null`;

@Injectable()
export class UserViews {
  constructor(private readonly database: Database) {}

  /** Reads users in one statement. Unknown ids and deactivated or unverified users are absent. */
  async byIds(ids: readonly string[], viewer: ViewerId): Promise<Map<string, UserView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.list<UserRow>(USERS_BY_IDS, [ids, viewer.id]);
    return new Map(rows.map((row) => [row.id, userViewFrom(row, viewer)]));
  }

  /** The same including hidden users, for administrators, from whom a block hides nothing. */
  async byIdsIncludingHidden(ids: readonly string[], viewer: ViewerId): Promise<Map<string, UserView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<UserRow>(USERS_INCLUDING_HIDDEN, [ids, viewer.id]);
    return new Map(rows.map((row) => [row.id, userViewFrom({ ...row, relationship: null }, viewer)]));
  }

  /** The same as an array in the order of `ids`, without absent ones. */
  async inOrder(ids: readonly string[], viewer: Viewer): Promise<UserView[]> {
    const views = await this.byIds(ids, viewer);
    return ids.map((id) => views.get(id)).filter((view) => view !== undefined);
  }

  /** @returns null if `byIds` omits it */
  async byId(id: string, viewer: Viewer): Promise<UserView | null> {
    return (await this.byIds([id], viewer)).get(id) ?? null;
  }

  /** Finds a user by present or former handle in any case, with or without the @; null if there is no visible one. */
  async byHandle(typed: string, viewer: Viewer): Promise<UserView | null> {
    const handle = typed.replace(/^[@＠]/u, '');
    if (!HANDLE_PATTERN.test(handle)) return null;
    const [row] = await this.database.list<UserRow>(USER_BY_HANDLE, [handle.toLowerCase(), viewer.id]);
    return row ? userViewFrom(row, viewer) : null;
  }
}
