import { Suspense, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { useFollowRequestMessages } from './messages';

// Would otherwise bring the code of dialogs to every page.
const AcceptAllDialog = lazyWithRetry(async () => ({ default: (await import('./AcceptAllDialog')).AcceptAllDialog }));

/** Accepts everyone who waits, after asking. */
export function AcceptAllButton({ count }: { count: number }) {
  const w = useFollowRequestMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {w('acceptAll')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AcceptAllDialog count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
