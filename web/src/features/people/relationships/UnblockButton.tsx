import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { useRelationshipMessages } from './messages';
import type { Named } from './relationship-dialog';
import { useRelationships } from './useRelationships';

/** Ends a block. */
export function UnblockButton({ person }: { person: Named }) {
  const w = useRelationshipMessages();
  const { unblock } = useRelationships();
  const [busy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    await unblock(person);
    setBusy(false);
  }

  return (
    <Button
      variant="outline"
      size="sm"
      loading={busy}
      aria-label={w('unblock', { handle: person.handle })}
      onClick={() => void press()}
    >
      {w('unblockShort')}
    </Button>
  );
}
