import { toast } from '../../../ui/feedback/toast';
import { useMediaMessages } from '../media/useMediaMessages';
import { type Attached, MAX_ATTACHED } from './attached';
import { useDeleteMediaMutation } from './Media.generated';

/** Longer than the toast with Undo is shown. */
const DELETED_AFTER_MS = 15_000;

/** Removes one of a draft's media, and offers to put it back where it was. The file is deleted once that has passed. */
export function useRemoval(onChange: (change: (attached: readonly Attached[]) => Attached[]) => void) {
  const w = useMediaMessages();
  const [deleteMedia] = useDeleteMediaMutation();

  return function remove(removed: Attached): void {
    let index = 0;
    onChange((present) => {
      index = present.findIndex(({ id }) => id === removed.id);
      return present.filter(({ id }) => id !== removed.id);
    });
    // The server would delete it only after a day, as it does if the page is closed before.
    const timer = setTimeout(() => {
      void deleteMedia({ variables: { id: removed.id } }).catch(() => undefined);
    }, DELETED_AFTER_MS);
    toast.info(w(removed.kind === 'VIDEO' ? 'removedVideo' : 'removedImage'), {
      label: w('undo'),
      onSelect: () => {
        clearTimeout(timer);
        onChange((present) => present.toSpliced(index, 0, removed).slice(0, MAX_ATTACHED));
      },
    });
  };
}
