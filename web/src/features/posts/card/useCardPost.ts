import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { type RareFields, withPlain } from '../plain/with-plain';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from './PostCard.generated';

/** A post as cards read it. */
export type CardPost = PostCard_PostFragment & RareFields;

/** Reads a post from the cache; null if any field of its card is missing. */
export function useCardPost(
  from: FragmentType<PostCard_PostFragment> | { __typename: 'Post'; id: string },
): CardPost | null {
  const post = useOwnFragment(PostCard_PostFragmentDoc, from);
  return useMemo(() => post && withPlain(post), [post]);
}
