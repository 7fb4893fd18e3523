import { ConfirmDialog } from '../../ui/Dialog';
import type { Changes } from './useChanges';
import { useClaimsWords } from './words';

interface ChangeDialogProps<T> {
  changes: Changes<T>;
  nameOf: (item: T) => string;
  /** What is lost with what is removed. */
  removeText: string;
}

/** Asks before something of a list of claims is turned off or removed. */
export function ChangeDialog<T>({ changes, nameOf, removeText }: ChangeDialogProps<T>) {
  const w = useClaimsWords();
  const { asked, busy, confirm, dismiss } = changes;
  if (!asked) return null;
  const name = nameOf(asked.about);
  const question =
    asked.wants === 'remove'
      ? { title: w('removeTitle', { name }), text: removeText, confirmLabel: w('remove') }
      : { title: w('deactivateTitle', { name }), text: w('deactivateText'), confirmLabel: w('deactivate') };
  return <ConfirmDialog open danger {...question} busy={busy} onConfirm={confirm} onClose={dismiss} />;
}
