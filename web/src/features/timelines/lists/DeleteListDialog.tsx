import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useListMessages } from '../../people/lists/messages';
import { useLists } from '../../people/lists/useLists';

interface DeleteListDialogProps {
  list: { id: string; title: string };
  onClose: () => void;
}

/** Asks whether to delete a list. */
export function DeleteListDialog({ list, onClose }: DeleteListDialogProps) {
  const t = useT();
  const w = useListMessages();
  const navigate = useNavigate();
  const { remove } = useLists();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    if (await remove(list)) void navigate('/lists', { replace: true });
    else onClose();
  }

  return (
    <Dialog
      open
      alert
      size="sm"
      title={w('deleteTitle', { title: list.title })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {t('states.cancel')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void confirm()}>
            {w('delete')}
          </Button>
        </>
      }
    >
      <p>{w('deleteText')}</p>
    </Dialog>
  );
}
