import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { relationshipDialog, useRelationshipDialog } from './relationship-dialog';

const BlockDialog = lazyWithRetry(async () => ({ default: (await import('./BlockDialog')).BlockDialog }));
const MuteDialog = lazyWithRetry(async () => ({ default: (await import('./MuteDialog')).MuteDialog }));

/** Shows what `relationshipDialog` opens. */
export function RelationshipHost() {
  const open = useRelationshipDialog();
  if (!open) return null;
  const shown = { key: open.person.id, person: open.person, onClose: relationshipDialog.close };
  const { key, ...props } = shown;
  return (
    <Suspense fallback={null}>
      {open.kind === 'block' ? <BlockDialog key={key} {...props} /> : <MuteDialog key={key} {...props} />}
    </Suspense>
  );
}
