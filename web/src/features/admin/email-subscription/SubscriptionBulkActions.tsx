import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { useForEach } from '../tables/useForEach';
import { type SubscriptionFragment, useDeleteEmailSubscriptionMutation } from './Subscriptions.generated';
import { useMessages } from './useMessages';

interface SubscriptionBulkActionsProps {
  subscriptions: readonly SubscriptionFragment[];
  onDone: () => void;
}

/** Deletes several subscriptions. */
export function SubscriptionBulkActions({ subscriptions, onDone }: SubscriptionBulkActionsProps) {
  const w = useMessages();
  const forEach = useForEach();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [remove, { client }] = useDeleteEmailSubscriptionMutation();
  const count = subscriptions.length;

  async function removeAll() {
    setBusy(true);
    await forEach(subscriptions, ({ id }) => remove({ variables: { id } }), {
      done: w('removedMany', { count }),
      failure: w('removeFailed'),
    });
    await client.refetchQueries({ include: ['EmailSubscriptionCounts', 'EmailSubscriptions'] });
    setBusy(false);
    setAsked(false);
    onDone();
  }

  return (
    <>
      <Button variant="outline" size="sm" icon={Trash2} onClick={() => setAsked(true)}>
        {w('remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={w('removeManyTitle', { count })}
        text={w('removeManyText')}
        confirmLabel={w('remove')}
        busy={busy}
        onConfirm={() => void removeAll()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
