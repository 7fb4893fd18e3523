import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import type { PostQuote_PostFragment } from './PostQuote.generated';

const QuoteBox = lazyWithRetry(async () => ({ default: (await import('./QuoteBox')).QuoteBox }));

/** A quack that quotes another. Some readers of a quack don't know of quotes. */
export interface Quoting {
  id: string;
  quote?: PostQuote_PostFragment['quote'];
  author: { id: string; handle: string; displayName: string };
}

/** What a quack quotes, below its words. Few do, so the box is loaded with the first. */
export function Quoted({ by: { quote, id, author } }: { by: Quoting }) {
  if (!quote) return null;
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <QuoteBox quote={quote} id={id} author={author} />
    </Suspense>
  );
}

const styles = sheet({ room: { minHeight: '4.75rem', marginBlockStart: '2' } });
