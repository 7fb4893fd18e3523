import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import type { PostCard_PostFragment } from '../card/PostCard.generated';

const RequackLine = lazyWithRetry(async () => ({ default: (await import('./RequackLine')).RequackLine }));

/** Who requacked the quack below. Nothing moves when it comes. */
export function LazyRequackLine({ by }: { by: PostCard_PostFragment['author'] }) {
  return (
    <div className={styles.line}>
      <Suspense fallback={null}>
        <RequackLine by={by} />
      </Suspense>
    </div>
  );
}

const styles = sheet({ line: { height: '8', marginBlockEnd: '-1.5' } });
