import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import type { Changes } from './useChanges';
import { useClaimsMessages } from './messages';

interface ChangeDialogProps<T> {
  changes: Changes<T>;
  nameOf: (item: T) => string;
  /** What the removal affects. */
  removeText: string;
}

/** Confirms that a claim or category is turned off or removed. */
export function ChangeDialog<T>({ changes, nameOf, removeText }: ChangeDialogProps<T>) {
  const w = useClaimsMessages();
  const { asked, busy, confirm, dismiss } = changes;
  if (!asked) return null;
  const name = nameOf(asked.about);
  const question =
    asked.wants === 'remove'
      ? { title: w('removeTitle', { name }), text: removeText, confirmLabel: w('remove') }
      : { title: w('deactivateTitle', { name }), text: w('deactivateText'), confirmLabel: w('deactivate') };
  return <ConfirmDialog open danger {...question} busy={busy} onConfirm={confirm} onClose={dismiss} />;
}
