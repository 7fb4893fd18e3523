import { UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import type { ManagedUser } from './managed-user';
import { useUsersMessages } from './messages';
import { useSetActive } from './useSetActive';

interface BulkActionsProps {
  users: readonly ManagedUser[];
  onDone: () => void;
}

/** Deactivates or reactivates several accounts. */
export function BulkActions({ users, onDone }: BulkActionsProps) {
  const w = useUsersMessages();
  const change = useSetActive();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const active = users.filter(({ isActive }) => isActive);
  // A suspension is lifted by a decision of its own.
  const inactive = users.filter(({ isActive, accountState }) => !isActive && accountState.suspendedAt === null);

  async function setActive(of: readonly ManagedUser[], isActive: boolean) {
    setBusy(true);
    const isDone = await change(
      of.map(({ id }) => id),
      isActive,
    );
    setBusy(false);
    setAsked(false);
    if (isDone) onDone();
  }

  return (
    <>
      {active.length > 0 && (
        <Button variant="outline" size="sm" icon={UserX} onClick={() => setAsked(true)}>
          {w('deactivate')}
        </Button>
      )}
      {inactive.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          icon={UserCheck}
          loading={busy}
          onClick={() => void setActive(inactive, true)}
        >
          {w('reactivate')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={w('deactivateMany', { count: active.length })}
        text={w('deactivateManyText')}
        confirmLabel={w('deactivate')}
        danger
        busy={busy}
        onConfirm={() => void setActive(active, false)}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
