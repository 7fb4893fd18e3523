import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useTableMessages } from './useTableMessages';

/**
 * Does something with several rows, one after the other. Toasts say how many failed and why, or that all went well.
 */
export function useForEach() {
  const t = useT();
  const w = useTableMessages();
  return async <Row>(
    rows: readonly Row[],
    act: (row: Row) => Promise<unknown>,
    { done, failure }: { done: string; failure: string },
  ): Promise<void> => {
    const failures: unknown[] = [];
    for (const row of rows) await act(row).catch((error: unknown) => failures.push(error));
    if (failures.length === 0) toast.success(done);
    else {
      const reason = errorMessage(failures[0], t, failure);
      toast.error(w('someFailed', { count: failures.length, all: String(rows.length), reason }));
    }
  };
}
