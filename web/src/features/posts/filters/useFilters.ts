import { useApolloClient } from '@apollo/client/react';
import { errorMessage } from '../../../graphql/error-messages';
import type { FilterInput } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { inputAgain } from './filter-form';
import {
  type Filter_FilterFragment,
  FiltersDocument,
  useCreateFilterMutation,
  useDeleteFilterMutation,
  useUpdateFilterMutation,
} from './Filters.generated';
import { forgetLists } from '../../../graphql/forget-lists';
import { useFilterMessages } from './messages';

/** Changes of filters. What was loaded is filtered anew. Each resolves to whether it succeeded. */
export function useFilters() {
  const t = useT();
  const w = useFilterMessages();
  const { cache } = useApolloClient();
  const again = { refetchQueries: [FiltersDocument], awaitRefetchQueries: true, onCompleted: () => forgetLists(cache) };
  const [createFilter] = useCreateFilterMutation(again);
  const [updateFilter] = useUpdateFilterMutation(again);
  const [deleteFilter] = useDeleteFilterMutation(again);

  async function attempt(failure: string, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, failure));
      return false;
    }
  }

  /** @param id null for a new one */
  async function save(id: string | null, input: FilterInput): Promise<boolean> {
    const done = await attempt(w('saveFailed'), () =>
      id === null ? createFilter({ variables: { input } }) : updateFilter({ variables: { id, input } }),
    );
    if (done) toast.success(w('saved'));
    return done;
  }

  async function remove(filter: Filter_FilterFragment): Promise<boolean> {
    const done = await attempt(w('deleteFailed'), () => deleteFilter({ variables: { id: filter.id } }));
    if (!done) return false;
    const undo = () => attempt(w('undoFailed'), () => createFilter({ variables: { input: inputAgain(filter) } }));
    toast.success(w('deleted', { title: filter.title }), { label: w('undo'), onSelect: () => void undo() });
    return true;
  }

  return { save, remove };
}
