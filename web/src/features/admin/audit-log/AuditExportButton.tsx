import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { saveFile } from '../../../ui/form/save-file';
import { toast } from '../../../ui/feedback/toast';
import { useAuditMessages } from './messages';
import type { filterOf } from './audit-filter';

/** Exports the filtered entries as a CSV file. */
export function AuditExportButton({ filter, disabled }: { filter: ReturnType<typeof filterOf>; disabled: boolean }) {
  const t = useT();
  const w = useAuditMessages();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { restFile } = await import('../../session/sign-in/rest');
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filter)) if (value !== null) query.set(name, value);
      saveFile(await restFile(`/audit-log/export?${query.toString()}`), 'audit-log.csv');
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
