import { z } from 'zod';
import { restShape, instant, uuid } from '#kernel/envelope/rest-shape.js';
import type { UserView } from './user.view.js';

/** UserSummary of the REST contract. */
export const RestUserSummary = restShape('UserSummary', {
  id: uuid,
  handle: z.string(),
  displayName: z.string(),
  imageUrl: z.string().nullable(),
  bio: z.string(),
  isFollowing: z.boolean(),
});
export type RestUserSummary = z.infer<typeof RestUserSummary>;

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
export const RestPublicProfile = restShape('PublicProfile', {
  id: uuid,
  handle: z.string(),
  displayName: z.string(),
  imageUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  bio: z.string(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  createdOn: instant,
  followersCount: z.int(),
  followingCount: z.int(),
  postsCount: z.int(),
  requiresLogin: z.boolean(),
});
export type RestPublicProfile = z.infer<typeof RestPublicProfile>;

/** AuthenticatedProfile of the REST contract. */
export const RestAuthenticatedProfile = restShape('AuthenticatedProfile', {
  ...RestPublicProfile.shape,
  isOwnProfile: z.boolean(),
  isFollowing: z.boolean(),
  isFollowedBy: z.boolean(),
});
export type RestAuthenticatedProfile = z.infer<typeof RestAuthenticatedProfile>;

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
