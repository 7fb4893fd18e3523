import type { ApolloClient } from '@apollo/client';
import type { QuoteState } from '../../../graphql/schema.generated';
import { PostQuote_PostFragmentDoc } from './PostQuote.generated';
import { QuoteOfPostDocument } from './Quotes.generated';

/** What the viewer sees where others see what was accepted. */
const OWN: readonly QuoteState[] = ['BLOCKED', 'MUTED', 'UNAUTHORIZED'];

interface Told {
  postId: string;
  /** What was decided about its quote, for all viewers alike; null if it quotes nothing. */
  quoteState: QuoteState | null;
}

/** Reads those quotes again about which something was decided since they were read. */
export function readDecided(client: ApolloClient, told: readonly Told[]): void {
  for (const { postId: id, quoteState } of told) {
    if (quoteState === null) continue;
    const known = client.cache.readFragment({
      id: client.cache.identify({ __typename: 'Post', id }) ?? '',
      fragment: PostQuote_PostFragmentDoc,
      fragmentName: 'PostQuote_post',
    });
    const state = known?.quote?.state;
    if (state === undefined || state === quoteState || (OWN.includes(state) && quoteState === 'ACCEPTED')) continue;
    // The next message asks again.
    client.query({ query: QuoteOfPostDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => undefined);
  }
}
