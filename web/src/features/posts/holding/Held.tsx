import { Suspense } from 'react';
import { HeldNotice } from './HeldNotice';

/** The notice on a quack that is held; few ever see one. */
export const Held = () => (
  <Suspense fallback={null}>
    <HeldNotice />
  </Suspense>
);
