import { useApolloClient } from '@apollo/client/react';
import { use } from 'react';
import { nodLists, prependNode, removeNode } from '../../graphql/cache-edits';
import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { toast } from '../../ui/toast';
import { useViewer } from '../identity/viewer/viewer';
import { keep, type KeptPlaces, keptPlaces, OffersUndo, unkeep } from '../posts/kept-lists';
import { type NodButton_PostFragment, useNodPostMutation, useUnnodPostMutation } from './Nod.generated';

/** One change of a quack's nod at a time, whichever of its cards was pressed: an answer must not overtake another. */
const underWay = new Set<string>();

/**
 * Gives the viewer's nod or takes it back. The count and the lists of nods change at once and fall back, with a toast, if it
 * is refused. In those lists, taking it back can be undone.
 */
export function useNod() {
  const t = useT();
  const viewer = useViewer();
  const { cache } = useApolloClient();
  const offersUndo = use(OffersUndo);
  const [nodPost] = useNodPostMutation();
  const [unnodPost] = useUnnodPostMutation();
  const lists = viewer ? nodLists(viewer.id) : [];

  async function change(post: NodButton_PostFragment, gives: boolean, before?: KeptPlaces): Promise<void> {
    if (!viewer || underWay.has(post.id)) return;
    underWay.add(post.id);
    const { id, nodCount } = post;
    const nodders = { of: `Post:${id}`, field: 'noddedBy' };
    const own = { __typename: 'User', id: viewer.id };
    const places = keptPlaces(cache, lists, id);
    const payload = {
      __typename: 'PostPayload' as const,
      post: {
        __typename: 'Post' as const,
        id,
        nodCount: Math.max(0, nodCount + (gives ? 1 : -1)),
        viewerHasNodded: gives,
      },
    };
    try {
      if (gives) {
        await nodPost({
          variables: { id },
          optimisticResponse: { nodPost: payload },
          update(changed) {
            keep(changed, lists, id, before);
            prependNode(changed, nodders, own);
          },
        });
      } else {
        await unnodPost({
          variables: { id },
          optimisticResponse: { unnodPost: payload },
          update(changed) {
            unkeep(changed, lists, id);
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
