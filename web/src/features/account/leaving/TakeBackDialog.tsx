import { useFormats } from '../../../i18n/I18nProvider';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { useLeavingMessages } from './messages';

interface TakeBackDialogProps {
  /** When the account would be deleted. */
  leavesAt: string;
  busy: boolean;
  onTakeBack: () => void;
  onClose: () => void;
}

/** Asks someone who signs in to an account that they asked to delete. */
export function TakeBackDialog({ leavesAt, busy, onTakeBack, onClose }: TakeBackDialogProps) {
  const w = useLeavingMessages();
  const formats = useFormats();
  return (
    <ConfirmDialog
      open
      title={w('backTitle')}
      text={w('backText', { day: formats.day(new Date(leavesAt)) })}
      confirmLabel={w('back')}
      cancelLabel={w('backNot')}
      busy={busy}
      onConfirm={onTakeBack}
      onClose={onClose}
    />
  );
}
