import { hashtagKey } from '@mallard/server/hashtag-key';
import type { ListPlace } from '../../graphql/cache-edits';

/** Where the quacks that carry a hashtag lie in the cache. @param tag as it was typed, without its sign */
export const hashtagPlace = (tag: string): ListPlace => ({
  of: `Hashtag:${JSON.stringify({ tag: hashtagKey(tag) })}`,
  field: 'posts',
});
