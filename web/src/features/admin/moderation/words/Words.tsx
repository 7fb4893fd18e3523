import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../../graphql/error-messages';
import { useFormats, useT } from '../../../../i18n/I18nProvider';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { IconButton } from '../../../../ui/form/IconButton';
import { ConfirmDialog, Dialog } from '../../../../ui/overlay/Dialog';
import { AdminTable } from '../../tables/AdminTable';
import type { TableColumn } from '../../tables/columns';
import { TextCell } from '../../tables/TextCell';
import { useTableAddress } from '../../tables/useTableAddress';
import { useTableRows } from '../../tables/useTableRows';
import { useWordsMessages } from './messages';
import { WordForm } from './WordForm';
import { HeldWordsDocument, useRemoveHeldWordMutation, type WordRow_WordFragment } from './Words.generated';

/** The words and domains that hold quacks: the table, adding one, and removing one. */
export function Words() {
  const t = useT();
  const w = useWordsMessages();
  const formats = useFormats();
  const at = useTableAddress({});
  const list = useTableRows(HeldWordsDocument, { first: at.size, after: at.after }, ({ heldWords }) => heldWords);
  const [remove] = useRemoveHeldWordMutation();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<WordRow_WordFragment | null>(null);
  const [busy, setBusy] = useState(false);
  const reload = () => list.refetch().catch(() => undefined);

  async function confirm(id: string) {
    setBusy(true);
    try {
      await remove({ variables: { id } });
      setRemoving(null);
      toast.success(w('removedToast'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('removeFailed')));
    } finally {
      await reload();
      setBusy(false);
    }
  }

  const columns: readonly TableColumn<WordRow_WordFragment>[] = [
    { id: 'text', label: w('text'), cell: ({ text }) => <bdi>{text}</bdi> },
    { id: 'kind', label: w('kind'), cell: ({ kind }) => w(kind) },
    { id: 'comment', label: w('comment'), cell: ({ comment }) => <TextCell text={comment} /> },
    { id: 'added', label: w('added'), cell: ({ createdAt }) => formats.moment(new Date(createdAt)) },
    {
      id: 'addedBy',
      label: w('addedBy'),
      shownAtFirst: false,
      cell: ({ createdBy }) => createdBy && <bdi dir="ltr">@{createdBy}</bdi>,
    },
    {
      id: 'actions',
      label: w('actions'),
      hideLabel: true,
      align: 'end',
      cell: (word) => (
        <IconButton
          icon={Trash2}
          size="sm"
          label={w('removeOf', { name: word.text })}
          onClick={() => setRemoving(word)}
        />
      ),
    },
  ];
  const add = (
    <Button icon={Plus} size="sm" onClick={() => setAdding(true)}>
      {w('add')}
    </Button>
  );
  return (
    <>
      <AdminTable
        name="held-words"
        caption={w('title')}
        columns={columns}
        at={at}
        list={list}
        nameOf={({ text }) => text}
        found={(count) => w('found', { count })}
        failure={w('loadFailed')}
        empty={<EmptyState drawing="reeds" title={w('empty')} text={w('emptyText')} action={add} />}
        actions={list.shown && list.shown.totalCount !== 0 && add}
      />
      {adding && (
        <Dialog open title={w('addTitle')} onClose={() => setAdding(false)}>
          <WordForm
            onClose={() => {
              setAdding(false);
              void reload();
            }}
          />
        </Dialog>
      )}
      {removing && (
        <ConfirmDialog
          open
          danger
          title={w('removeTitle', { name: removing.text })}
          text={w('removeText')}
          confirmLabel={w('remove')}
          busy={busy}
          onConfirm={() => void confirm(removing.id)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
