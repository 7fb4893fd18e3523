import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useTableMessages } from '../tables/useTableMessages';
import { useProductMessages } from './messages';
import { useDeleteProductsMutation, useRestoreProductsMutation } from './Products.generated';

// Only the server knows how a change affects order and page count.
const REFETCHED = { refetchQueries: ['Products'], awaitRefetchQueries: true };

/**
 * Deletes products, all of them or none. The toast offers to restore those that were deleted.
 * @returns a function that resolves to whether it worked
 */
export function useDeletion() {
  const t = useT();
  const w = useProductMessages();
  const tables = useTableMessages();
  const [remove] = useDeleteProductsMutation(REFETCHED);
  const [bringBack] = useRestoreProductsMutation(REFETCHED);

  async function restore(ids: readonly string[]): Promise<void> {
    try {
      const { data } = await bringBack({ variables: { ids: [...ids] } });
      toast.success(w('restoredMany', { count: data?.restoreProducts.length ?? 0 }));
    } catch (error) {
      const reason = errorMessage(error, t, w('restoreFailed'));
      const { sku } = apiError(error).values;
      toast.error(typeof sku === 'string' ? w('noneRestored', { sku: `\u2068${sku}\u2069`, reason }) : reason);
    }
  }

  return async (ids: readonly string[]): Promise<boolean> => {
    try {
      const { data } = await remove({ variables: { ids: [...ids] } });
      const deleted = data?.deleteProducts ?? [];
      const undo = { label: tables('undo'), onSelect: () => void restore(deleted) };
      toast.success(w('deletedMany', { count: deleted.length }), undo);
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, w('deleteFailed')));
      return false;
    }
  };
}
