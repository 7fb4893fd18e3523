import type { MuteScopeName } from '#people/ties/mute-scopes.js';
import type { RelatedUserView } from '#people/relationships/related-user.view.js';
import type { UserView } from '#people/users/user.view.js';

/** https://docs.joinmastodon.org/entities/Relationship/: of the viewer to a person. */
export interface Relationship {
  id: string;
  following: boolean;
  showing_reblogs: boolean;
  notifying: boolean;
  /** Empty: all of them. */
  languages: [];
  followed_by: boolean;
  blocking: boolean;
  blocked_by: boolean;
  muting: boolean;
  muting_notifications: boolean;
  /** When the mute ends. */
  muting_expires_at: string | null;
  requested: boolean;
  requested_by: boolean;
  domain_blocking: boolean;
  endorsed: boolean;
  note: string;
}

const scopesOf = (user: UserView): readonly MuteScopeName[] => user.viewerRelationship?.muted ?? [];

/** Whether a mute hides what a person requacks and nothing else of them at home: Mastodon has that as a choice of the follow. */
export function hidesOnlyRequacks(user: UserView): boolean {
  const scopes = scopesOf(user);
  return scopes.includes('HOME_REQUACKS') && !scopes.includes('HOME_QUACKS');
}

/** Whether a mute is one in Mastodon, too. */
export function isMuted(user: UserView): boolean {
  return scopesOf(user).some((scope) => scope !== 'HOME_REQUACKS');
}

export function relationshipOf(user: RelatedUserView): Relationship {
  const { viewerRelationship: decided } = user;
  const muting = isMuted(user);
  return {
    id: user.id,
    following: user.viewerIsFollowing,
    showing_reblogs: user.viewerIsFollowing && !hidesOnlyRequacks(user),
    notifying: user.viewerPostNotifications !== 'OFF',
    languages: [],
    followed_by: user.isFollowingViewer,
    blocking: decided?.isBlocked ?? false,
    blocked_by: user.blocksViewer,
    muting,
    muting_notifications: muting && scopesOf(user).includes('NOTIFICATIONS'),
    muting_expires_at: muting ? (decided?.mutedUntil?.toISOString() ?? null) : null,
    requested: user.viewerFollowState === 'REQUESTED',
    requested_by: user.hasRequestedViewer,
    domain_blocking: false,
    endorsed: false,
    note: decided?.note ?? '',
  };
}
