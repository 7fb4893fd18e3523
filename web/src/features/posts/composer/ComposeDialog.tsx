import { Suspense, useEffect } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import { frameDialog, type QuackAbout } from '../../session/shortcuts/frame-dialog';
import { useViewer } from '../../session/viewer/viewer';
import { startDraft } from '../drafts/draft-start';
import { QuackComposer } from './QuackComposer';
import { useComposerMessages } from './messages';
import { DraftsTool } from '../drafts/DraftsTool';
import { SavesOnClose } from '../drafts/SavesOnClose';

/** The composer as a dialog on any page; closing it keeps the draft. */
export function ComposeDialog({ about }: { about: QuackAbout | null }) {
  const w = useComposerMessages();
  const start = startDraft(useViewer()?.id, about);
  useEffect(() => focusPageWhenLost, []);
  return (
    <Dialog
      open
      sheet
      size="wide"
      title={w('compose')}
      onClose={frameDialog.close}
      actions={
        <Suspense fallback={null}>
          <DraftsTool draftKey={start.key} />
        </Suspense>
      }
    >
      <QuackComposer key={start.key} start={start} roomy onSent={frameDialog.close} />
      <Suspense fallback={null}>
        <SavesOnClose key={start.key} start={start} />
      </Suspense>
    </Dialog>
  );
}

/** What opened the composer may be gone, as after the first run: Tab would then start at the top of the document. */
function focusPageWhenLost() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}
