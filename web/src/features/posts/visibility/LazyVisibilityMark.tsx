import { type ComponentProps, Suspense } from 'react';
import { VisibilityMark } from './VisibilityMark';

/** Few quacks aren't for everyone, so the sign is loaded with the first. */
export const LazyVisibilityMark = (props: ComponentProps<typeof VisibilityMark>) => (
  <Suspense fallback={null}>
    <VisibilityMark {...props} />
  </Suspense>
);
