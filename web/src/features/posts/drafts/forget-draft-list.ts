import type { ApolloCache } from '@apollo/client';
import { VIEWER_CACHE_ID } from '../../../graphql/cache-edits';

/** After a draft was added or removed: what shows their list, or their number, refetches. */
export function forgetDraftList(cache: ApolloCache): void {
  for (const fieldName of ['drafts', 'draftCount']) cache.evict({ id: VIEWER_CACHE_ID, fieldName });
  cache.gc();
}
