import { useDataImportMessages } from './messages';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ChooseFile } from './ChooseFile';
import { ConfirmImport } from './ConfirmImport';
import type { DataImport } from './ImportState';

interface ImportDialogProps {
  /** A file that was uploaded and waits for its confirmation. */
  preview: DataImport | null;
  /** Reads the imports again. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** Two steps: a file is uploaded; what it would do is shown and confirmed. */
export function ImportDialog({ preview, onChanged, onClose }: ImportDialogProps) {
  const w = useDataImportMessages();
  return (
    <Dialog open title={preview ? w(preview.kind) : w('start')} onClose={onClose}>
      {preview ? (
        <ConfirmImport key={preview.id} preview={preview} onChanged={onChanged} onClose={onClose} />
      ) : (
        <ChooseFile onUploaded={onChanged} onClose={onClose} />
      )}
    </Dialog>
  );
}
