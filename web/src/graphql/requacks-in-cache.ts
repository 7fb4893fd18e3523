import { type ApolloCache, InMemoryCache, isReference } from '@apollo/client';
import { deletedPosts } from './deleted-posts';

/** Removes the rows of requacks of a post from every list: all of them, or those by one person. */
export function evictRequacks(cache: ApolloCache, postId: string, by?: string): void {
  if (!(cache instanceof InMemoryCache)) return;
  const gone = Object.entries(cache.extract(true)).flatMap(([id, stored]) => {
    const { requackOf, author } = stored ?? {};
    const isOf = isReference(requackOf) && requackOf.__ref === `Post:${postId}`;
    return isOf && (by === undefined || (isReference(author) && author.__ref === `User:${by}`)) ? [id] : [];
  });
  if (gone.length === 0) return;
  deletedPosts(new Set([...deletedPosts(), ...gone]));
  for (const id of gone) cache.evict({ id });
  cache.gc();
}
