import type { UserView } from './user.view.js';

/** UserSummary of the REST contract. */
export interface RestUserSummary {
  id: string;
  handle: string;
  displayName: string;
  imageUrl: string | null;
  bio: string;
  isFollowing: boolean;
}

export function toRestSummary(user: UserView): RestUserSummary {
  return {
    id: user.id,
    handle: user.handle,
    displayName: user.displayName,
    imageUrl: user.imageUrl,
    bio: user.bio,
    isFollowing: user.viewerIsFollowing,
  };
}

/** PublicProfile of the REST contract. */
export interface RestPublicProfile {
  id: string;
  handle: string;
  displayName: string;
  imageUrl: string | null;
  bannerUrl: string | null;
  bio: string;
  location: string | null;
  website: string | null;
  createdOn: Date;
  followersCount: number;
  followingCount: number;
  postsCount: number;
  requiresLogin: boolean;
}

/** AuthenticatedProfile of the REST contract. */
export interface RestAuthenticatedProfile extends RestPublicProfile {
  isOwnProfile: boolean;
  isFollowing: boolean;
  isFollowedBy: boolean;
}

export function toRestPublicProfile(user: UserView): RestPublicProfile {
  return {
    id: user.id,
    handle: user.handle,
    displayName: user.displayName,
    imageUrl: user.imageUrl,
    bannerUrl: user.bannerUrl,
    bio: user.bio,
    location: user.location,
    website: user.website,
    createdOn: user.createdAt,
    followersCount: user.followerCount,
    followingCount: user.followingCount,
    postsCount: user.postCount,
    requiresLogin: user.requiresLogin,
  };
}

export function toRestAuthenticatedProfile(user: UserView): RestAuthenticatedProfile {
  return {
    ...toRestPublicProfile(user),
    isOwnProfile: user.viewerIsSelf,
    isFollowing: user.viewerIsFollowing,
    isFollowedBy: user.isFollowingViewer,
  };
}
