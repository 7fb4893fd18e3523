import { useApolloClient } from '@apollo/client/react';
import { bumpCount, pinLists, VIEWER_CACHE_ID, withSearches } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { addToLists, positionsInLists, removeFromLists } from '../card/saved-lists';
import { type PinDetails_PostFragment, useUpdatePinMutation } from './Pin.generated';
import { MyPinFoldersDocument, useCreatePinFolderMutation } from './PinFolders.generated';
import { usePinMessages } from './pin-messages';

export type FolderOfPin = NonNullable<NonNullable<PinDetails_PostFragment['viewerPin']>['folder']>;

/** Puts pins into folders, and makes new ones. */
export function usePinFolders() {
  const t = useT();
  const w = usePinMessages();
  const { cache } = useApolloClient();
  const [updatePin] = useUpdatePinMutation();
  const [createFolder] = useCreatePinFolderMutation();

  /** Rejects where the name is refused. */
  async function create(name: string): Promise<FolderOfPin> {
    const { data } = await createFolder({
      variables: { name },
      // Its position among the others depends on all names.
      refetchQueries: [MyPinFoldersDocument],
      awaitRefetchQueries: true,
    });
    if (!data) throw new TypeError('A folder is created or refused');
    return data.createPinFolder.folder;
  }

  /** Moves a pin, with a toast that can undo it. @param to null takes it out of its folder */
  async function move(postId: string, from: FolderOfPin | null, to: FolderOfPin | null, isUndo = false): Promise<void> {
    const left = listsOf(from);
    const places = positionsInLists(cache, left, postId);
    try {
      await updatePin({
        variables: { id: postId, input: { folderId: to?.id ?? null } },
        update(changed) {
          removeFromLists(changed, left, postId);
          if (from) bumpCount(changed, from, 'pinCount', -1);
          if (to) bumpCount(changed, to, 'pinCount', 1);
          // Where it belongs in the list of the folder, only the server knows.
          if (to) changed.evict({ id: VIEWER_CACHE_ID, fieldName: 'pins', args: { folderId: to.id } });
        },
      });
    } catch (error) {
      toast.error(errorMessage(error, t, w('moveFailed')));
      return;
    }
    const undo = {
      label: t('posts.undo'),
      onSelect: () => void move(postId, to, from, true).then(() => addToLists(cache, [], postId, places)),
    };
    toast.success(to ? w('movedTo', { name: to.name }) : w('takenOut'), isUndo ? undefined : undo);
  }

  /** The loaded lists of a folder, and of searches in it. */
  const listsOf = (folder: FolderOfPin | null) =>
    folder ? withSearches(cache, pinLists).filter(({ storedAs }) => storedAs?.includes(folder.id)) : [];

  return { create, move };
}
