import { type ComponentProps, Suspense } from 'react';
import { QuoteCount as Loaded } from './QuoteCount';

/** Few quacks are quoted, so the link is loaded with the first. */
export const QuoteCount = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
