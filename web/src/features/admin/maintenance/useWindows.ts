import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { site } from '../../session/maintenance/site';
import { useMessages } from './useMessages';
import { MaintenancesDocument, useDeleteMaintenanceMutation, useToggleMaintenanceMutation } from './Windows.generated';
import type { MaintenanceWindow, WindowState } from './window-state';

/** The actions on a window. Each resolves to whether it succeeded; failures show a toast. */
export function useWindows() {
  const t = useT();
  const w = useMessages();
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
    // For the banner, if the live connection is down.
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
