import { CircleCheck, CircleOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { useForEach } from '../tables/useForEach';
import { useProductMessages } from './messages';
import type { Product } from './product';
import { useSetProductActiveMutation } from './Products.generated';
import { useDeletion } from './useDeletion';

interface ProductBulkActionsProps {
  products: readonly Product[];
  onDone: () => void;
}

/** Activates, deactivates or deletes several products. */
export function ProductBulkActions({ products, onDone }: ProductBulkActionsProps) {
  const w = useProductMessages();
  const forEach = useForEach();
  const [setActive, { client }] = useSetProductActiveMutation();
  const remove = useDeletion();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const count = products.length;
  const active = products.filter(({ isActive }) => isActive);
  const inactive = products.filter(({ isActive }) => !isActive);

  async function switchAll(of: readonly Product[], isActive: boolean) {
    setBusy(true);
    await forEach(of, ({ id }) => setActive({ variables: { id, isActive } }), {
      done: w(isActive ? 'activatedMany' : 'deactivatedMany', { count: of.length }),
      failure: w('saveFailed'),
    });
    await client.refetchQueries({ include: ['Products'] });
    setBusy(false);
    onDone();
  }

  async function removeAll() {
    setBusy(true);
    const isDone = await remove(products.map(({ id }) => id));
    setBusy(false);
    setAsked(false);
    if (isDone) onDone();
  }

  return (
    <>
      {active.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          icon={CircleOff}
          disabled={busy}
          onClick={() => void switchAll(active, false)}
        >
          {w('deactivate')}
        </Button>
      )}
      {inactive.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          icon={CircleCheck}
          disabled={busy}
          onClick={() => void switchAll(inactive, true)}
        >
          {w('activate')}
        </Button>
      )}
      <Button variant="outline" size="sm" icon={Trash2} disabled={busy} onClick={() => setAsked(true)}>
        {w('deleteConfirm')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={w('deleteManyTitle', { count })}
        text={w('deleteManyText')}
        confirmLabel={w('deleteConfirm')}
        busy={busy}
        onConfirm={() => void removeAll()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
