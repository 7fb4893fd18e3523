import { hashtagKey } from '@mallard/rules/hashtag-key';
import type { ListKey } from '../../../graphql/cache-edits';

/** The cache key of the posts with a hashtag. @param tag as typed, without the # */
export const hashtagListKey = (tag: string): ListKey => ({
  of: `Hashtag:${JSON.stringify({ tag: hashtagKey(tag) })}`,
  field: 'posts',
});
