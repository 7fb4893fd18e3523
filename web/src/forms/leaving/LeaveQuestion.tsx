import { ConfirmDialog } from '../../ui/overlay/Dialog';
import { useLeavingMessages } from './messages';

interface LeaveQuestionProps {
  isAsked: boolean;
  hasDraft: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether to leave with unsaved changes. */
export function LeaveQuestion({ isAsked, hasDraft, onLeave, onStay }: LeaveQuestionProps) {
  const w = useLeavingMessages();
  return (
    <ConfirmDialog
      open={isAsked}
      danger={!hasDraft}
      title={w('title')}
      text={w(hasDraft ? 'draftText' : 'text')}
      confirmLabel={w('leave')}
      cancelLabel={w('stay')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
