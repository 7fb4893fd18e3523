import { type ReactNode, Suspense } from 'react';
import type { EditedMarkProps } from './EditedMark';
import { EditedMark } from './EditedMark';

interface LazyEditedMarkProps extends EditedMarkProps {
  /** The same words, until they can be pressed. */
  fallback: ReactNode;
}

/** Says that a post was edited, and opens what it said before. */
export const LazyEditedMark = ({ fallback, ...edit }: LazyEditedMarkProps) => (
  <Suspense fallback={fallback}>
    <EditedMark {...edit} />
  </Suspense>
);
