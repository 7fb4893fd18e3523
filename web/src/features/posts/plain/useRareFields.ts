import { useMemo } from 'react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { UnlessPlain_PostFragmentDoc } from './UnlessPlain.generated';
import { type RareFields, withPlain } from './with-plain';

/** Reads the rare fields of a cached post; null if they are unknown. */
export function useRareFields(id: string): (RareFields & { id: string }) | null {
  const post = useOwnFragment(UnlessPlain_PostFragmentDoc, { __typename: 'Post', id });
  return useMemo(() => post && withPlain(post), [post]);
}
