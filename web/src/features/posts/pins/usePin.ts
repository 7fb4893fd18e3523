import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { use } from 'react';
import { bumpCount, pinLists, withSearches } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { pinDialog } from './pin-dialog';
import { addToLists, type ListPositions, positionsInLists, OffersUndo, removeFromLists } from '../card/saved-lists';
import {
  type PinButton_PostFragment,
  type UnpinPostMutation,
  usePinPostMutation,
  useRestorePinMutation,
  useUnpinPostMutation,
} from './Pin.generated';

type HeldByPin = NonNullable<UnpinPostMutation['removePin']['pin']>;

/** A pin that was taken away: where it was in the lists, and what it held. */
interface Former {
  places: ListPositions;
  held: HeldByPin | null;
}

/** One change per post at a time, whichever card was pressed. */
const underWay = new Set<string>();

/** Toggles the viewer's private pin, optimistically like `useNod`. */
export function usePin() {
  const t = useT();
  const { cache } = useApolloClient();
  const offersUndo = use(OffersUndo);
  const [pinPost] = usePinPostMutation();
  const [unpinPost] = useUnpinPostMutation();
  const [restorePin] = useRestorePinMutation();

  async function change({ id }: PinButton_PostFragment, pins: boolean, former?: Former): Promise<void> {
    if (underWay.has(id)) return;
    underWay.add(id);
    const lists = withSearches(cache, pinLists);
    const places = positionsInLists(cache, lists, id);
    const payload = {
      __typename: 'PostPayload' as const,
      post: { __typename: 'Post' as const, id, viewerHasPinned: pins },
    };
    try {
      if (pins) {
        const update = (changed: ApolloCache) => {
          addToLists(changed, pinLists, id, former?.places);
          countPin(changed, former?.held ?? null, 1);
        };
        if (former?.held) {
          const { note, folder } = former.held;
          const restored = { __typename: 'Post' as const, id, viewerPin: former.held };
          await restorePin({
            variables: { id, input: { note, folderId: folder?.id ?? null } },
            optimisticResponse: { pinPost: payload, updatePin: { __typename: 'PostPayload', post: restored } },
            update,
          });
        } else await pinPost({ variables: { id }, optimisticResponse: { pinPost: payload }, update });
        const addToFolder = { label: t('posts.addToFolder'), onSelect: () => pinDialog.open('folder', id) };
        toast.success(t('posts.pinned'), former ? undefined : addToFolder);
      } else {
        const { data } = await unpinPost({
          variables: { id },
          optimisticResponse: { removePin: { __typename: 'RemovePinPayload', post: payload.post, pin: null } },
          update(changed, { data: unpinned }) {
            removeFromLists(changed, lists, id);
            forgetPin(changed, id);
            countPin(changed, unpinned?.removePin.pin ?? null, -1);
          },
        });
        const pin = data?.removePin.pin ?? null;
        const held = pin && (pin.note !== null || pin.folder) ? pin : null;
        const undo = { label: t('posts.undo'), onSelect: () => void change(payload.post, true, { places, held }) };
        // A note and the folder would be lost otherwise, wherever one unpins.
        toast.success(t('posts.unpinned'), offersUndo || held ? undo : undefined);
      }
    } catch (error) {
      toast.error(errorMessage(error, t, t(pins ? 'errors.pinPost' : 'errors.unpinPost')));
    } finally {
      underWay.delete(id);
    }
  }

  return (post: PinButton_PostFragment): Promise<void> => change(post, !post.viewerHasPinned);
}

function forgetPin(cache: ApolloCache, id: string): void {
  cache.modify({ id: `Post:${id}`, fields: { viewerPin: () => null } });
}

/** The server counts anew when the folders are asked for next. */
function countPin(cache: ApolloCache, held: HeldByPin | null, by: 1 | -1): void {
  bumpCount(cache, { __typename: 'Viewer' }, 'pinCount', by);
  if (held?.folder) bumpCount(cache, held.folder, 'pinCount', by);
}
