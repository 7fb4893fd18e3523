/** Addresses to open; what comes of the dataset is filled from the world. `login` is who looks. */
export const lighthousePages = [
  { path: '/login' },
  { path: '/stream', login: 'reader' },
  { path: '/user/star' },
  { path: '/help' },
];

export const mainPages = (world) => [
  { path: '/login' },
  { path: '/register' },
  { path: '/stream', login: 'reader' },
  { path: '/explore', login: 'reader' },
  { path: `/post/${world.busy}`, login: 'reader' },
  { path: '/user/star', login: 'reader' },
  { path: '/profile', login: 'reader' },
  { path: '/notifications', login: 'reader' },
  { path: '/whispers', login: 'reader' },
  { path: '/my-likes', login: 'reader' },
  { path: '/help' },
];
