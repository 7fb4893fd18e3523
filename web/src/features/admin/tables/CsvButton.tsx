import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { saveFile } from '../../../ui/form/save-file';
import type { TableColumn } from './columns';
import { useTableMessages } from './useTableMessages';
import type { TableRows } from './useTableRows';

const ROWS_AT_ONCE = 100;

interface CsvButtonProps<Row> {
  fileName: string;
  columns: readonly TableColumn<Row>[];
  list: TableRows<Row>;
}

/** Saves all rows that match, in the order of the table and with its columns. */
export function CsvButton<Row>({ fileName, columns, list }: CsvButtonProps<Row>) {
  const t = useT();
  const w = useTableMessages();
  const [busy, setBusy] = useState(false);
  const shown = list.isCurrent ? list.shown : undefined;
  const count = shown?.totalCount ?? shown?.edges.length ?? 0;

  async function save() {
    setBusy(true);
    try {
      const { csvOf } = await import('./csv');
      const rows: Row[] = [];
      let after: string | null = null;
      let hasMore = true;
      while (hasMore) {
        const { edges, pageInfo } = await list.fetchPage(ROWS_AT_ONCE, after);
        rows.push(...edges.map(({ node }) => node));
        after = pageInfo.endCursor;
        hasMore = pageInfo.hasNextPage && after !== null;
      }
      saveFile(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }), fileName);
    } catch (error) {
      toast.error(errorMessage(error, t, w('exportFailed')));
    }
    setBusy(false);
  }

  return (
    <Button variant="outline" icon={Download} loading={busy} disabled={count === 0} onClick={() => void save()}>
      {!shown?.totalCount ? w('export') : w('exportCount', { count })}
    </Button>
  );
}
