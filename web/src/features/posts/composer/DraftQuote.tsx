import { Suspense } from 'react';
import type { Draft } from '../drafts/draft';
import { QuoteInDraft } from '../quotes/QuoteInDraft';
import { QuoteOffer } from '../quotes/QuoteOffer';

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
