import { MAX_PIN_FOLDER_NAME } from '@mallard/rules/pins';
import { EditorDialog } from '../../../forms/EditorDialog';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/form/TextField';
import { useRenamePinFolderMutation } from './PinFolders.generated';
import { usePinMessages } from './pin-messages';
import { type FolderOfPin, usePinFolders } from './usePinFolders';

interface PinFolderNameDialogProps {
  /** The folder to rename; null for a new one. */
  folder: FolderOfPin | null;
  onCreated: (folder: FolderOfPin) => void;
  onClose: () => void;
}

/** Names a new folder, or renames one. */
export function PinFolderNameDialog({ folder, onCreated, onClose }: PinFolderNameDialogProps) {
  const t = useT();
  const w = usePinMessages();
  const { create } = usePinFolders();
  const [rename] = useRenamePinFolderMutation();
  const rules = createRules(t);
  const form = useForm({
    initial: { name: folder?.name ?? '' },
    validate: ({ name }) => ({ name: rules.required(name) ?? rules.atMost(MAX_PIN_FOLDER_NAME, name) }),
    failure: w(folder ? 'renameFailed' : 'createFailed'),
    async submit({ name }) {
      if (folder) {
        await rename({ variables: { id: folder.id, name } });
        toast.success(w('renamed'));
      } else onCreated(await create(name));
      onClose();
    },
  });
  return (
    <EditorDialog
      title={w(folder ? 'renameFolder' : 'newFolder')}
      form={form}
      saveLabel={w(folder ? 'save' : 'create')}
      onClose={onClose}
    >
      <TextField label={w('name')} autoComplete="off" {...form.text('name')} />
    </EditorDialog>
  );
}
