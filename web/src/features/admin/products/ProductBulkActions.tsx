import { CircleCheck, CircleOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { useForEach } from '../tables/useForEach';
import { useProductMessages } from './messages';
import type { Product } from './product';
import { useDeleteProductMutation, useSetProductActiveMutation } from './Products.generated';

interface ProductBulkActionsProps {
  products: readonly Product[];
  onDone: () => void;
}

/** Activates, deactivates or deletes several products. */
export function ProductBulkActions({ products, onDone }: ProductBulkActionsProps) {
  const w = useProductMessages();
  const forEach = useForEach();
  const [setActive, { client }] = useSetProductActiveMutation();
  const [remove] = useDeleteProductMutation();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const count = products.length;
  const active = products.filter(({ isActive }) => isActive);
  const inactive = products.filter(({ isActive }) => !isActive);

  async function run(work: Promise<void>) {
    setBusy(true);
    await work;
    await client.refetchQueries({ include: ['Products'] });
    setBusy(false);
    setAsked(false);
    onDone();
  }

  const switchAll = (of: readonly Product[], isActive: boolean) =>
    run(
      forEach(of, ({ id }) => setActive({ variables: { id, isActive } }), {
        done: w(isActive ? 'activatedMany' : 'deactivatedMany', { count: of.length }),
        failure: w('saveFailed'),
      }),
    );

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
        onConfirm={() =>
          void run(
            forEach(products, ({ id }) => remove({ variables: { id } }), {
              done: w('deletedMany', { count }),
              failure: w('deleteFailed'),
            }),
          )
        }
        onClose={() => setAsked(false)}
      />
    </>
  );
}
