/** Where a hashtag leads; its key or any way of typing it, without the sign. */
export const hashtagPath = (tag: string): string => `/hashtag/${encodeURIComponent(tag)}`;
