import { useEffect } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { QuackComposer } from './QuackComposer';
import { useComposerMessages } from './messages';

/** The composer as a dialog on any page; closing it keeps the draft. */
export function ComposeDialog() {
  const w = useComposerMessages();
  useEffect(() => focusPageWhenLost, []);
  return (
    <Dialog open sheet title={w('compose')} onClose={frameDialog.close}>
      <QuackComposer roomy onSent={frameDialog.close} />
    </Dialog>
  );
}

/** What opened the composer may be gone, as after the first run: Tab would then start at the top of the document. */
function focusPageWhenLost() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}
