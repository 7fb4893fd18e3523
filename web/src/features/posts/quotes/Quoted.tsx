import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import type { Quoting } from './quoting';

const QuoteBox = lazyWithRetry(async () => ({ default: (await import('./QuoteBox')).QuoteBox }));

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
