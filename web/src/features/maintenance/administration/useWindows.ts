import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/toast';
import { site } from '../site';
import { useWords } from './useWords';
import { MaintenancesDocument, useDeleteMaintenanceMutation, useToggleMaintenanceMutation } from './Windows.generated';
import type { MaintenanceWindow, WindowState } from './window-state';

/** What can be done to a window that is there. Each answers whether it was done; if not, it has said why. */
export function useWindows() {
  const t = useT();
  const w = useWords();
  const [toggle, toggling] = useToggleMaintenanceMutation();
  const [remove, removing] = useDeleteMaintenanceMutation();

  async function done(work: Promise<unknown>, failure: string, success: string): Promise<boolean> {
    try {
      await work;
    } catch (error) {
      toast.error(errorMessage(error, t, failure));
      return false;
    }
    toast.success(success);
    // The banner, on a device whose live connection is away.
    site.look();
    return true;
  }

  return {
    busy: toggling.loading || removing.loading,
    switch: ({ id, isActive }: MaintenanceWindow, state: WindowState) =>
      done(
        toggle({ variables: { id } }),
        w('toggleFailed'),
        isActive ? w('stopped') : state === 'inForce' ? w('started') : w('switchedOn'),
      ),
    remove: ({ id }: MaintenanceWindow) =>
      done(
        remove({
          variables: { id },
          update: (cache) => {
            cache.updateQuery({ query: MaintenancesDocument }, (data) =>
              data ? { maintenances: data.maintenances.filter((each) => each.id !== id) } : undefined,
            );
          },
        }),
        w('deleteFailed'),
        w('deleted'),
      ),
  };
}
