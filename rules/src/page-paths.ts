/* Addresses of pages, from the root of the site. */

export const profilePath = (handle: string): string => `/user/${encodeURIComponent(handle)}`;

/** Accepts the hashtag's key, or any spelling of it, without the sign. */
export const hashtagPath = (tag: string): string => `/hashtag/${encodeURIComponent(tag)}`;

/** The page of a hashtag that needs no account. */
export const publicHashtagPath = (tag: string): string => `/tag/${encodeURIComponent(tag)}`;

export const postPath = (id: string): string => `/post/${id}`;
