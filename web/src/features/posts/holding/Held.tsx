import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const HeldNotice = lazyWithRetry(async () => ({ default: (await import('./HeldNotice')).HeldNotice }));

/** The notice on a quack that is held; few ever see one. */
export const Held = () => (
  <Suspense fallback={null}>
    <HeldNotice />
  </Suspense>
);
