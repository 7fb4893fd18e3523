/** Among whose posts the popular ones are listed. */
export const POPULAR_AMONG = ['EVERYONE', 'HASHTAGS', 'NETWORK', 'QUIET'] as const;
export type PopularAmong = (typeof POPULAR_AMONG)[number];
