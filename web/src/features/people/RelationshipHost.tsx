import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import { relationshipDialog, useRelationshipDialog } from './relationships/relationship-dialog';

const BlockDialog = lazyWithRetry(async () => ({ default: (await import('./relationships/BlockDialog')).BlockDialog }));
const AddToListDialog = lazyWithRetry(async () => ({
  default: (await import('./lists/AddToListDialog')).AddToListDialog,
}));
const MuteDialog = lazyWithRetry(async () => ({ default: (await import('./relationships/MuteDialog')).MuteDialog }));

const dialogs = { block: BlockDialog, mute: MuteDialog, lists: AddToListDialog };

/** Shows what `relationshipDialog` opens. */
export function RelationshipHost() {
  const open = useRelationshipDialog();
  if (!open) return null;
  const Shown = dialogs[open.kind];
  return (
    <Suspense fallback={null}>
      <Shown key={open.person.id} person={open.person} onClose={relationshipDialog.close} />
    </Suspense>
  );
}
