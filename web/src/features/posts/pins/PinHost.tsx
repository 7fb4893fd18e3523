import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { pinDialog, usePinDialog } from './pin-dialog';

const PinNoteDialog = lazyWithRetry(async () => ({ default: (await import('./PinNoteDialog')).PinNoteDialog }));

const PinFolderDialog = lazyWithRetry(async () => ({ default: (await import('./PinFolderDialog')).PinFolderDialog }));

const dialogs = { note: PinNoteDialog, folder: PinFolderDialog };

/** Shows what `pinDialog` opens. */
export function PinHost() {
  const open = usePinDialog();
  if (!open) return null;
  const Shown = dialogs[open.kind];
  return (
    <Suspense fallback={null}>
      <Shown key={open.postId} postId={open.postId} onClose={pinDialog.close} />
    </Suspense>
  );
}
