import type { ApolloCache } from '@apollo/client';
import { forgetNotifications } from './cache-edits';

const OF_QUERY = [
  ...['stream', 'hashtag', 'searchPosts', 'nearbyPosts', 'popularPosts', 'frontPosts'],
  ...['trendingHashtags', 'thread', 'newReplies', 'post'],
];
/** By the type whose cache ids begin with it. */
const OF_OBJECTS = { User: ['posts', 'nods'], Hashtag: ['posts', 'topPosts'], Viewer: ['pins', 'nods'] };

/** Drops the loaded lists of quacks, because filters leave out others now: visible ones refetch, others when they are opened. */
export function forgetLists(cache: ApolloCache): void {
  for (const fieldName of OF_QUERY) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const id of Object.keys(cache.extract() as object))
    for (const [type, fields] of Object.entries(OF_OBJECTS))
      if (id.startsWith(`${type}:`)) for (const fieldName of fields) cache.evict({ id, fieldName });
  forgetNotifications(cache);
}
