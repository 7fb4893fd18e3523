import { z } from 'zod';
import { restShape, instant } from '#kernel/envelope/rest-shape.js';
import type { HashtagView } from './hashtag.view.js';

/** Hashtag of the REST contract. */
export const RestHashtag = restShape('Hashtag', {
  tag: z.string(),
  name: z.string(),
  postCount: z.int(),
  lastUsedOn: instant.nullable(),
});
export type RestHashtag = z.infer<typeof RestHashtag>;

/** HashtagStats of the REST contract. */
export const RestHashtagStats = restShape('HashtagStats', {
  tag: z.string(),
  postCount: z.int(),
  todayCount: z.int(),
  weekCount: z.int(),
  uniqueUsers: z.int(),
  firstUsedOn: instant.nullable(),
  lastUsedOn: instant.nullable(),
});
export type RestHashtagStats = z.infer<typeof RestHashtagStats>;

/** ParsedHashtags of the REST contract. */
export const RestParsedHashtags = restShape('ParsedHashtags', {
  hashtags: z.array(z.string()),
  count: z.int(),
});
export type RestParsedHashtags = z.infer<typeof RestParsedHashtags>;

export function toRestHashtag({ tag, name, postCount, lastUsedAt }: HashtagView): RestHashtag {
  return { tag, name, postCount, lastUsedOn: lastUsedAt };
}
