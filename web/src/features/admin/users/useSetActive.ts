import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useTableMessages } from '../tables/useTableMessages';
import { useUsersMessages } from './messages';
import { useSetUsersActiveMutation } from './Users.generated';

/**
 * Deactivates or reactivates accounts, all of them or none. The toast offers to undo it for those that changed.
 * @returns a function that resolves to whether it worked
 */
export function useSetActive() {
  const t = useT();
  const w = useUsersMessages();
  const tables = useTableMessages();
  const [mutate] = useSetUsersActiveMutation({ refetchQueries: ['Users'], awaitRefetchQueries: true });

  async function change(ids: readonly string[], isActive: boolean, isUndo = false): Promise<boolean> {
    try {
      const { data } = await mutate({ variables: { ids: [...ids], isActive } });
      const changed = data?.setManagedUsersActive.map(({ id }) => id) ?? [];
      const done = w(isActive ? 'reactivatedMany' : 'deactivatedMany', { count: changed.length });
      const undo = { label: tables('undo'), onSelect: () => void change(changed, !isActive, true) };
      toast.success(done, isUndo || changed.length === 0 ? undefined : undo);
      return true;
    } catch (error) {
      const reason = errorMessage(error, t, w('saveFailed'));
      const { handle } = apiError(error).values;
      toast.error(typeof handle === 'string' ? w('noneChanged', { handle: `\u2066@${handle}\u2069`, reason }) : reason);
      return false;
    }
  }

  return (ids: readonly string[], isActive: boolean) => change(ids, isActive);
}
