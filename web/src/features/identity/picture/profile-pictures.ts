/** The two pictures of a profile: where each is sent, what names it, and how it is cut. */
export const profilePictures = {
  image: {
    path: '/identity/profile-image',
    field: 'imageUrl',
    ratio: 1,
    // The server keeps 400; twice that stays sharp on dense screens should it ever keep more.
    widthPx: 800,
    words: {
      saved: 'profile.imageSaved',
      removed: 'profile.imageRemoved',
      failed: 'errors.updateImage',
      cut: 'profile.cropTitle',
    },
  },
  banner: {
    path: '/identity/profile-banner',
    field: 'bannerUrl',
    ratio: 3,
    widthPx: 1_500,
    words: {
      saved: 'profile.bannerSaved',
      removed: 'profile.bannerRemoved',
      failed: 'errors.updateBanner',
      cut: 'profile.cropBannerTitle',
    },
  },
} as const;

export type ProfilePicture = keyof typeof profilePictures;
