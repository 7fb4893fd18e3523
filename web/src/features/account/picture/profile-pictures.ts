/** The two pictures of a profile: their endpoint, field and crop. */
export const profilePictures = {
  image: {
    path: '/identity/profile-image',
    field: 'imageUrl',
    ratio: 1,
    // The server stores 400 px; twice that leaves room for dense screens.
    widthPx: 800,
    words: {
      saved: 'imageSaved',
      removed: 'imageRemoved',
      failed: 'imageFailed',
      cut: 'cropTitle',
    },
  },
  banner: {
    path: '/identity/profile-banner',
    field: 'bannerUrl',
    ratio: 3,
    widthPx: 1_500,
    words: {
      saved: 'bannerSaved',
      removed: 'bannerRemoved',
      failed: 'bannerFailed',
      cut: 'cropBannerTitle',
    },
  },
} as const;

export type ProfilePicture = keyof typeof profilePictures;
