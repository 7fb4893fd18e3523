import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { pinDialog, usePinDialog } from './pin-dialog';

const PinNoteDialog = lazyWithRetry(async () => ({ default: (await import('./PinNoteDialog')).PinNoteDialog }));

/** Shows what `pinDialog` opens. */
export function PinHost() {
  const open = usePinDialog();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PinNoteDialog key={open.postId} postId={open.postId} onClose={pinDialog.close} />
    </Suspense>
  );
}
