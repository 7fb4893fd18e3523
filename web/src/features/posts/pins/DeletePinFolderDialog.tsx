import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { useDeletePinFolderMutation } from './PinFolders.generated';
import { usePinMessages } from './pin-messages';
import type { FolderOfPin } from './usePinFolders';

interface DeletePinFolderDialogProps {
  folder: FolderOfPin;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks whether to delete a folder. */
export function DeletePinFolderDialog({ folder, onDeleted, onClose }: DeletePinFolderDialogProps) {
  const t = useT();
  const w = usePinMessages();
  const [remove] = useDeletePinFolderMutation();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await remove({ variables: { id: folder.id } });
    } catch (error) {
      toast.error(errorMessage(error, t, w('deleteFailed')));
      onClose();
      return;
    }
    toast.success(w('deleted', { name: folder.name }));
    onDeleted();
  }

  return (
    <ConfirmDialog
      open
      danger
      title={w('deleteTitle', { name: folder.name })}
      text={w('deleteText')}
      confirmLabel={w('deleteFolder')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
