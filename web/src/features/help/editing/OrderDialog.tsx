import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { forgetHelp } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Muted } from '../../../ui/layout/Layout';
import { type SortableItem, SortableList } from '../../../ui/list/SortableList';
import { toast } from '../../../ui/feedback/toast';
import { useMessages } from '../useMessages';

interface OrderDialogProps {
  /** The name of their parent. */
  name: string;
  items: readonly SortableItem[];
  onOrder: (ids: string[]) => Promise<void>;
  onClose: () => void;
}

/** Reorders items by dragging or keyboard. */
export function OrderDialog({ name, items, onOrder, onClose }: OrderDialogProps) {
  const t = useT();
  const w = useMessages();
  const { cache } = useApolloClient();
  const [order, setOrder] = useState(items);
  const [isSaving, setSaving] = useState(false);

  const isDirty = order.some(({ id }, index) => id !== items[index]?.id);
  const guard = useLeaveGuard({ isDirty, submitting: isSaving });
  const close = () => guard.leave(onClose);

  async function save() {
    setSaving(true);
    try {
      await onOrder(order.map(({ id }) => id));
      forgetHelp(cache);
      toast.success(w('saved'));
      onClose();
    } catch (error) {
      toast.error(errorMessage(error, t, w('orderFailed')));
      setSaving(false);
    }
  }

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={w('orderOf', { name })}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {t('states.cancel')}
            </Button>
            <Button loading={isSaving} onClick={() => void save()}>
              {w('save')}
            </Button>
          </>
        }
      >
        <Muted>{w('orderHint')}</Muted>
        <SortableList
          words={{
            move: (of) => w('moveOf', { name: of }),
            moved: (of, place, count) => w('movedTo', { name: of, place, count }),
          }}
          items={order}
          onChange={setOrder}
        />
      </Dialog>
      {guard.question}
    </>
  );
}
