import { type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const EditedMark = lazyWithRetry(async () => ({ default: (await import('./EditedMark')).EditedMark }));

interface LazyEditedMarkProps {
  postId: string;
  /** The same words, until they can be pressed. */
  fallback: ReactNode;
}

/** Says that a post was edited, and opens what it said before. */
export const LazyEditedMark = ({ postId, fallback }: LazyEditedMarkProps) => (
  <Suspense fallback={fallback}>
    <EditedMark postId={postId} fallback={fallback} />
  </Suspense>
);
