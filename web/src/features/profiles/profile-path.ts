export const profilePath = (handle: string): string => `/user/${encodeURIComponent(handle)}`;
