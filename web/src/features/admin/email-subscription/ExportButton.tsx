import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import type { EmailSubscriptionState } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { saveFile } from '../../../ui/form/save-file';
import { toast } from '../../../ui/feedback/toast';
import { useMessages } from './useMessages';

interface ExportButtonProps {
  query: string | null;
  state: EmailSubscriptionState | null;
  /** The number of matches; undefined until known. */
  count: number | undefined;
}

/** Exports the filtered subscriptions as a spreadsheet. */
export function ExportButton({ query, state, count }: ExportButtonProps) {
  const t = useT();
  const w = useMessages();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { restFile } = await import('../../session/sign-in/rest');
      const filter = new URLSearchParams({ ...(query && { query }), ...(state && { state }) });
      saveFile(await restFile(`/email-subscription/admin/export?${filter.toString()}`), 'email-subscriptions.csv');
    } catch (error) {
      toast.error(errorMessage(error, t, w('exportFailed')));
    }
    setBusy(false);
  }

  return (
    <Button variant="outline" icon={Download} loading={busy} disabled={!count} onClick={() => void save()}>
      {count ? w('exportCount', { count }) : w('export')}
    </Button>
  );
}
