import { useApolloClient } from '@apollo/client/react';
import { use } from 'react';
import { pinLists, withSearches } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { addToLists, type ListPositions, positionsInLists, OffersUndo, removeFromLists } from '../card/saved-lists';
import { type PinButton_PostFragment, usePinPostMutation, useUnpinPostMutation } from './Pin.generated';

/** One change per post at a time, whichever card was pressed. */
const underWay = new Set<string>();

/** Toggles the viewer's private pin, optimistically like `useNod`. */
export function usePin() {
  const t = useT();
  const { cache } = useApolloClient();
  const offersUndo = use(OffersUndo);
  const [pinPost] = usePinPostMutation();
  const [unpinPost] = useUnpinPostMutation();

  async function change({ id }: PinButton_PostFragment, pins: boolean, before?: ListPositions): Promise<void> {
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
        await pinPost({
          variables: { id },
          optimisticResponse: { pinPost: payload },
          update: (changed) => addToLists(changed, pinLists, id, before),
        });
      } else {
        await unpinPost({
          variables: { id },
          optimisticResponse: { unpinPost: payload },
          update: (changed) => removeFromLists(changed, lists, id),
        });
      }
      const undo = { label: t('posts.undo'), onSelect: () => void change(payload.post, true, places) };
      toast.success(t(pins ? 'posts.pinned' : 'posts.unpinned'), !pins && offersUndo ? undo : undefined);
    } catch (error) {
      toast.error(errorMessage(error, t, t(pins ? 'errors.pinPost' : 'errors.unpinPost')));
    } finally {
      underWay.delete(id);
    }
  }

  return (post: PinButton_PostFragment): Promise<void> => change(post, !post.viewerHasPinned);
}
