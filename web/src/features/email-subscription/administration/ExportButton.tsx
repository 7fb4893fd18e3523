import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { saveFile } from '../../../ui/save-file';
import { toast } from '../../../ui/toast';
import { useWords } from './useWords';

/** Every subscription as a file for spreadsheets. */
export function ExportButton({ disabled }: { disabled: boolean }) {
  const t = useT();
  const w = useWords();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { restFile } = await import('../../identity/session/rest');
      saveFile(await restFile('/email-subscription/admin/export'), 'email-subscriptions.csv');
    } catch (error) {
      toast.error(errorMessage(error, t, w('exportFailed')));
    }
    setBusy(false);
  }

  return (
    <Button variant="outline" icon={Download} loading={busy} disabled={disabled} onClick={() => void save()}>
      {w('export')}
    </Button>
  );
}
