/** The pictures of a profile: where each stands on the site, what it measures, and which column of the account names it. */
export const PROFILE_IMAGES = {
  picture: { folder: 'avatars', column: 'image_url', widthPx: 400, heightPx: 400 },
  /** As wide as the column on a dense screen. */
  banner: { folder: 'banners', column: 'banner_url', widthPx: 1_200, heightPx: 400 },
} as const;

export type ProfileImageKind = keyof typeof PROFILE_IMAGES;

/** Where the pictures of a kind stand on the site. */
export const pathOf = (kind: ProfileImageKind) => `/media/${PROFILE_IMAGES[kind].folder}`;
