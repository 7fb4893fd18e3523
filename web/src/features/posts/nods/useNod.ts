import { useApolloClient } from '@apollo/client/react';
import { use } from 'react';
import { nodLists, prependNode, removeNode, withSearches } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { addToLists, type ListPositions, positionsInLists, OffersUndo, removeFromLists } from '../card/saved-lists';
import { type NodButton_PostFragment, useNodPostMutation, useUnnodPostMutation } from './Nod.generated';

/** One change per post at a time, whichever card was pressed, so that responses stay in order. */
const underWay = new Set<string>();
export const isNodUnderWay = (id: string): boolean => underWay.has(id);

/** The post with the viewer's nod toggled and counted. */
export const withNod = ({ id, nodCount }: NodButton_PostFragment, gives: boolean) => ({
  __typename: 'Post' as const,
  id,
  nodCount: Math.max(0, nodCount + (gives ? 1 : -1)),
  viewerHasNodded: gives,
});

/**
 * Toggles the viewer's nod. The count and the lists of nods change at once and are rolled back, with a toast, if the
 * server refuses. In those lists, removing a nod can be undone.
 */
export function useNod() {
  const t = useT();
  const viewer = useViewer();
  const { cache } = useApolloClient();
  const offersUndo = use(OffersUndo);
  const [nodPost] = useNodPostMutation();
  const [unnodPost] = useUnnodPostMutation();
  const lists = viewer ? nodLists(viewer.id) : [];

  async function change(post: NodButton_PostFragment, gives: boolean, before?: ListPositions): Promise<void> {
    if (!viewer || underWay.has(post.id)) return;
    underWay.add(post.id);
    const { id } = post;
    const nodders = { of: `Post:${id}`, field: 'noddedBy' };
    const own = { __typename: 'User', id: viewer.id };
    const loaded = withSearches(cache, lists);
    const places = positionsInLists(cache, loaded, id);
    const payload = {
      __typename: 'PostPayload' as const,
      post: withNod(post, gives),
    };
    try {
      if (gives) {
        await nodPost({
          variables: { id },
          optimisticResponse: { nodPost: payload },
          update(changed) {
            addToLists(changed, lists, id, before);
            prependNode(changed, nodders, own);
          },
        });
      } else {
        await unnodPost({
          variables: { id },
          optimisticResponse: { unnodPost: payload },
          update(changed) {
            removeFromLists(changed, loaded, id);
            removeNode(changed, nodders, own);
          },
        });
      }
      const undo = { label: t('posts.undo'), onSelect: () => void change(payload.post, true, places) };
      toast.success(t(gives ? 'nods.given' : 'nods.removed'), !gives && offersUndo ? undo : undefined);
    } catch (error) {
      toast.error(errorMessage(error, t, t(gives ? 'errors.nodPost' : 'errors.unnodPost')));
    } finally {
      underWay.delete(id);
    }
  }

  return (post: NodButton_PostFragment): Promise<void> => change(post, !post.viewerHasNodded);
}
