import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { useMessages } from './useMessages';
import { useDeleteWhisperMutation } from './Whispers.generated';

interface DeleteWhisperDialogProps {
  id: string;
  /** Gets the focus, because the button that asked is gone with the whisper. */
  focusAfter: () => HTMLElement | null;
  onClose: () => void;
}

/** Asks, because what is deleted for everyone can't be brought back. */
export function DeleteWhisperDialog({ id, focusAfter, onClose }: DeleteWhisperDialogProps) {
  const t = useT();
  const say = useMessages();
  const [remove, { loading }] = useDeleteWhisperMutation();

  async function confirm() {
    const next = focusAfter();
    try {
      await remove({ variables: { id } });
    } catch (error) {
      toast.error(errorMessage(error, t, say('endFailed')));
      return;
    }
    // Once the dialog, which makes everything else inert, is gone.
    requestAnimationFrame(() => next?.focus({ preventScroll: true }));
    toast.success(say('whisperDeleted'));
  }

  return (
    <ConfirmDialog
      open
      title={say('deleteWhisperTitle')}
      text={say('deleteWhisperText')}
      confirmLabel={say('delete')}
      danger
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
