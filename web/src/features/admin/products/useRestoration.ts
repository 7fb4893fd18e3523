import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useProductMessages } from './messages';
import { useRestoreProductsMutation } from './Products.generated';
import { REFETCH_LISTS } from './refetched-lists';

/**
 * Brings products back from the bin, all of them or none; a toast says how many, or whose code is taken.
 * @returns a function that resolves to whether it worked
 */
export function useRestoration() {
  const t = useT();
  const w = useProductMessages();
  const [restore] = useRestoreProductsMutation(REFETCH_LISTS);

  return async (ids: readonly string[]): Promise<boolean> => {
    try {
      const { data } = await restore({ variables: { ids: [...ids] } });
      toast.success(w('restoredMany', { count: data?.restoreProducts.length ?? 0 }));
      return true;
    } catch (error) {
      const reason = errorMessage(error, t, w('restoreFailed'));
      const { sku } = apiError(error).values;
      toast.error(typeof sku === 'string' ? w('noneRestored', { sku: `\u2068${sku}\u2069`, reason }) : reason);
      return false;
    }
  };
}
