import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { forgetHelp } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Muted } from '../../../ui/Layout';
import { type SortableItem, SortableList } from '../../../ui/SortableList';
import { toast } from '../../../ui/toast';
import { useWords } from '../useWords';

interface OrderDialogProps {
  /** What the items belong to. */
  name: string;
  items: readonly SortableItem[];
  onOrder: (ids: string[]) => Promise<void>;
  onClose: () => void;
}

/** Puts things in order, by dragging or by keyboard, and keeps it when saved. */
export function OrderDialog({ name, items, onOrder, onClose }: OrderDialogProps) {
  const t = useT();
  const w = useWords();
  const { cache } = useApolloClient();
  const [order, setOrder] = useState(items);
  const [isSaving, setSaving] = useState(false);

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
    <Dialog
      open
      onClose={onClose}
      title={w('orderOf', { name })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
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
  );
}
