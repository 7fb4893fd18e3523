import { Dialog } from '../../../ui/overlay/Dialog';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { QuackComposer } from './QuackComposer';
import { useComposerMessages } from './messages';

/** The composer as a dialog on any page; closing it keeps the draft. */
export function ComposeDialog() {
  const w = useComposerMessages();
  return (
    <Dialog open sheet title={w('compose')} onClose={frameDialog.close}>
      <QuackComposer roomy onSent={frameDialog.close} />
    </Dialog>
  );
}
