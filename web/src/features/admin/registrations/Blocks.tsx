import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/Dialog';
import { AdminTable } from '../tables/AdminTable';
import type { TableColumn } from '../tables/columns';
import type { TableAddress } from '../tables/useTableAddress';
import type { TableRows } from '../tables/useTableRows';
import { useRegistrationsMessages } from './messages';
import { removeColumn } from './RemoveBlock';

interface BlocksProps<Block extends { id: string }> {
  /** By which the choice of columns is stored on the device. */
  name: string;
  title: string;
  lead: string;
  emptyText: string;
  addTitle: string;
  columns: readonly TableColumn<Block>[];
  at: TableAddress<never>;
  list: TableRows<Block>;
  nameOf: (block: Block) => string;
  /** The form of a new block; it calls back once the block is there, or to cancel. */
  form: (onClose: () => void) => ReactNode;
  remove: (id: string) => Promise<unknown>;
}

/** The blocks of one kind: the table, adding one, and removing one. */
export function Blocks<Block extends { id: string }>({
  name,
  title,
  lead,
  emptyText,
  addTitle,
  columns,
  at,
  list,
  nameOf,
  form,
  remove,
}: BlocksProps<Block>) {
  const t = useT();
  const w = useRegistrationsMessages();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Block | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm(block: Block) {
    setBusy(true);
    try {
      await remove(block.id);
      setRemoving(null);
      toast.success(w('removed'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('removeFailed')));
    } finally {
      await list.refetch().catch(() => undefined);
      setBusy(false);
    }
  }

  const add = (
    <Button icon={Plus} size="sm" onClick={() => setAdding(true)}>
      {w('add')}
    </Button>
  );
  return (
    <Stack gap={4}>
      <Muted>{lead}</Muted>
      <AdminTable
        name={name}
        caption={title}
        columns={[...columns, removeColumn(w, nameOf, setRemoving)]}
        at={at}
        list={list}
        nameOf={nameOf}
        found={(count) => w('found', { count })}
        failure={w('loadFailed')}
        empty={<EmptyState drawing="reeds" title={w('noBlocks')} text={emptyText} action={add} />}
        actions={list.shown && list.shown.totalCount !== 0 && add}
      />
      {adding && (
        <Dialog open title={addTitle} onClose={() => setAdding(false)}>
          {form(() => {
            setAdding(false);
            void list.refetch().catch(() => undefined);
          })}
        </Dialog>
      )}
      {removing && (
        <ConfirmDialog
          open
          danger
          title={w('removeTitle', { name: nameOf(removing) })}
          text={w('removeText')}
          confirmLabel={w('remove')}
          busy={busy}
          onConfirm={() => void confirm(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Stack>
  );
}
