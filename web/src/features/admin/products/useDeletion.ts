import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useTableMessages } from '../tables/useTableMessages';
import { useProductMessages } from './messages';
import { useDeleteProductsMutation } from './Products.generated';
import { REFETCH_LISTS } from './refetched-lists';
import { useRestoration } from './useRestoration';

/**
 * Moves products into the bin, all of them or none. The toast offers to restore those that were deleted.
 * @returns a function that resolves to whether it worked
 */
export function useDeletion() {
  const t = useT();
  const w = useProductMessages();
  const tables = useTableMessages();
  const restore = useRestoration();
  const [remove] = useDeleteProductsMutation(REFETCH_LISTS);

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
