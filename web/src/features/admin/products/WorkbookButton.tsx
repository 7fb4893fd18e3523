import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import type { TableSort } from '../tables/useTableAddress';
import { useProductMessages } from './messages';
import { type ProductFilter, saveWorkbook } from './product-files';

interface WorkbookButtonProps {
  filter: ProductFilter;
  sort: TableSort;
}

/** Saves all products that match as a workbook. */
export function WorkbookButton({ filter, sort }: WorkbookButtonProps) {
  const t = useT();
  const w = useProductMessages();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      await saveWorkbook(filter, sort);
      toast.success(w('exported'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('exportFailed')));
    }
    setBusy(false);
  }

  return (
    <Button variant="outline" icon={FileSpreadsheet} loading={busy} onClick={() => void save()}>
      {w('export')}
    </Button>
  );
}
