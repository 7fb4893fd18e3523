/** The images of a profile: folder, size, and the column of the account. */
export const PROFILE_IMAGES = {
  picture: { folder: 'avatars', column: 'image_url', widthPx: 400, heightPx: 400 },
  /** As wide as the column on a high-density screen. */
  banner: { folder: 'banners', column: 'banner_url', widthPx: 1_200, heightPx: 400 },
} as const;

export type ProfileImageKind = keyof typeof PROFILE_IMAGES;

/** The path of an image kind on the site. */
export const pathOf = (kind: ProfileImageKind) => `/media/${PROFILE_IMAGES[kind].folder}`;
