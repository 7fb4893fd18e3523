import type { ReactNode, SyntheticEvent } from 'react';
import { showModal } from './Dialog';
import { useRootFlag } from '../layout/root-flags';
import { sheet } from '../theme/sheet';

interface FullScreenDialogProps {
  labelledBy: string;
  children: ReactNode;
}

/**
 * Covers everything, including open dialogs; only its owner closes it. The page below keeps its state and gets the
 * focus back.
 */
export function FullScreenDialog({ labelledBy, children }: FullScreenDialogProps) {
  useRootFlag('canvas');
  return (
    <dialog
      ref={stayOpen}
      role="alertdialog"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={styles.dialog}
      onCancel={(event: SyntheticEvent) => event.preventDefault()}
    >
      <div className={styles.scroller}>{children}</div>
    </dialog>
  );
}

/** A second Escape closes a dialog without an event, so it is reopened while it should be open. */
function stayOpen(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  dialog.setAttribute('closedby', 'none');
  const close = showModal(dialog);
  const reopen = () => dialog.isConnected && !dialog.open && dialog.showModal();
  dialog.addEventListener('close', reopen);
  return () => {
    dialog.removeEventListener('close', reopen);
    close?.();
  };
}

const styles = sheet({
  dialog: {
    position: 'fixed',
    inset: '0',
    width: 'full',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    bg: 'bg.canvas',
    color: 'fg.default',
    animation: 'm-appear 160ms ease-out',
    _focusVisible: { outline: 'none' },
  },
  scroller: { display: 'grid', alignItems: 'center', height: 'full', padding: '4', overflowY: 'auto' },
});
