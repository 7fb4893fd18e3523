import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import type { Draft } from '../drafts/draft';

const QuoteInDraft = lazyWithRetry(async () => ({ default: (await import('../quotes/QuoteInDraft')).QuoteInDraft }));
const QuoteOffer = lazyWithRetry(async () => ({ default: (await import('../quotes/QuoteOffer')).QuoteOffer }));

interface DraftQuoteProps {
  draft: Draft;
  /** Absent where nothing can be quoted. */
  draftKey: string | undefined;
  onRemove: () => void;
}

/** The quack that a draft quotes, or the offer to quote one whose address is in the text. */
export function DraftQuote({ draft: { content, quoteId }, draftKey, onRemove }: DraftQuoteProps) {
  return (
    <Suspense fallback={null}>
      {quoteId !== null ? (
        <QuoteInDraft id={quoteId} onRemove={onRemove} />
      ) : (
        draftKey !== undefined && content.includes('/post/') && <QuoteOffer content={content} draftKey={draftKey} />
      )}
    </Suspense>
  );
}
