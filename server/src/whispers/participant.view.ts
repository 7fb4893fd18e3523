import type { ViewerId } from '#kernel/request/viewer.js';
import { type UserRow, userColumns, type UserView, userViewFrom } from '#people/users/user.view.js';

/** A user's columns, and whether the account is still active. */
export type ParticipantRow<Prefix extends string = ''> = UserRow<Prefix> & {
  [Active in `${Prefix}is_active`]: boolean;
};

/** `userColumns` for participants of a conversation. */
export function participantColumns(alias: string, viewer: string, prefix = ''): string {
  return `${userColumns(alias, viewer, prefix)}, ${alias}.is_active as ${prefix}is_active`;
}

/**
 * A participant of a conversation. Deactivated users keep only their name, so that their whispers still have an author.
 */
export function participantFrom<Prefix extends string = ''>(
  row: ParticipantRow<Prefix>,
  viewer: ViewerId,
  prefix?: Prefix,
): UserView {
  const person = userViewFrom(row as UserRow<Prefix>, viewer, prefix);
  if ((row as Record<string, unknown>)[`${prefix ?? ''}is_active`] === true) return person;
  return {
    ...person,
    bio: '',
    location: null,
    website: null,
    imageUrl: null,
    bannerUrl: null,
    followerCount: 0,
    followingCount: 0,
    postCount: 0,
  };
}
