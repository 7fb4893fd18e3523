import type { Visibility } from '@mallard/rules/visibility';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { AnsweredAudience_PostFragmentDoc } from '../replies/AnsweredAudience.generated';

/** Who sees the quack that a draft quotes; null if it quotes none, and until that one is loaded. */
export const useQuotedVisibility = (id: string | null): Visibility | null =>
  useOwnFragment(AnsweredAudience_PostFragmentDoc, { __typename: 'Post', id: id ?? 'none' })?.visibility ?? null;
