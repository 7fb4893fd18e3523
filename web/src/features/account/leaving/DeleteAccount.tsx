import { Suspense, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { Muted } from '../../../ui/layout/Layout';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { useLeavingMessages } from './messages';

const DeleteAccountDialog = lazyWithRetry(async () => ({
  default: (await import('./DeleteAccountDialog')).DeleteAccountDialog,
}));

interface DeleteAccountProps {
  /** For password managers. */
  handle: string;
  /** The server has ended the session: forgets it on this device. */
  onLeft: () => void;
}

/** The way out, at the end of the settings. */
export function DeleteAccount({ handle, onLeft }: DeleteAccountProps) {
  const w = useLeavingMessages();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {w('remove')}
      </Button>
      <Muted>{w('removeHint')}</Muted>
      <Suspense fallback={null}>
        {asking && <DeleteAccountDialog handle={handle} onLeft={onLeft} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
