import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import { CreateTokenForm } from './CreateTokenForm';
import { useTokenMessages } from './messages';
import { NewToken } from './NewToken';

/** Creates a personal access token, then shows it, once. @param handle for password managers */
export function CreateTokenDialog({ handle, onClose }: { handle: string; onClose: () => void }) {
  const w = useTokenMessages();
  const [token, setToken] = useState<string | null>(null);
  return token === null ? (
    <Dialog open title={w('createTitle')} onClose={onClose}>
      <CreateTokenForm handle={handle} onCreated={setToken} onClose={onClose} />
    </Dialog>
  ) : (
    // A press outside does not close it: the token would be lost.
    <Dialog key="token" open alert title={w('newTitle')} onClose={onClose}>
      <NewToken token={token} onClose={onClose} />
    </Dialog>
  );
}
