import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const Loaded = lazyWithRetry(async () => ({ default: (await import('./QuoteCount')).QuoteCount }));

/** Few quacks are quoted, so the link is loaded with the first. */
export const QuoteCount = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
