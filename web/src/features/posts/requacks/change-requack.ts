import type { ApolloCache, ApolloClient } from '@apollo/client';
import { prependNode, removeNode } from '../../../graphql/cache-edits';
import { evictRequacks } from '../../../graphql/requacks-in-cache';
import { errorMessage } from '../../../graphql/error-messages';
import type { Translator } from '../../../i18n/translator';
import { toast } from '../../../ui/feedback/toast';
import { focusInstead, neighborOf } from '../../../ui/list/articles';
import { signInPrompt } from '../../session/sign-in/sign-in-prompt';
import { RequackPostDocument, UnrequackPostDocument } from './ChangeRequack.generated';
import type { RequackButton_PostFragment } from './Requack.generated';

interface Setting {
  client: ApolloClient;
  t: Translator;
  viewerId: string;
  /** What has the focus, which may go with its row. */
  button: Element | null;
}

/** One change per post at a time, whichever card was pressed, so that responses stay in order. */
const underWay = new Set<string>();

/**
 * Requacks a post, or takes that back. The count changes at once and is rolled back, with a toast, if the server refuses. The toast of
 * each offers the other.
 */
export async function changeRequack(setting: Setting, post: RequackButton_PostFragment): Promise<void> {
  const { client, t, viewerId, button } = setting;
  const { id } = post;
  if (underWay.has(id)) return;
  underWay.add(id);
  const gives = !post.viewerHasRequacked;
  const changed = withRequack(post, gives);
  const payload = { __typename: 'PostPayload' as const, post: changed };
  const requackers = { of: `Post:${id}`, field: 'requackedBy' };
  const own = { __typename: 'User', id: viewerId };
  try {
    if (gives) {
      await client.mutate({
        mutation: RequackPostDocument,
        variables: { id },
        optimisticResponse: { requackPost: payload },
        update: (cache) => prependNode(cache, requackers, own),
      });
      forgetOwnQuacks(client.cache, viewerId);
    } else {
      await client.mutate({
        mutation: UnrequackPostDocument,
        variables: { id },
        optimisticResponse: { unrequackPost: payload },
        update: (cache) => removeNode(cache, requackers, own),
      });
      const neighbor = button instanceof HTMLElement ? neighborOf(button) : null;
      evictRequacks(client.cache, id, viewerId);
      if (neighbor && !button?.isConnected) focusInstead(neighbor);
    }
    const undo = () => void changeRequack({ ...setting, button: document.activeElement }, changed);
    toast.success(t(gives ? 'requacks.given' : 'requacks.removed'), { label: t('posts.undo'), onSelect: undo });
  } catch (error) {
    toast.error(errorMessage(error, t, t(gives ? 'errors.requackPost' : 'errors.unrequackPost')));
  } finally {
    underWay.delete(id);
  }
}

/** The post with the viewer's requack toggled and counted. */
const withRequack = ({ id, requackCount }: RequackButton_PostFragment, gives: boolean) => ({
  __typename: 'Post' as const,
  id,
  requackCount: Math.max(0, requackCount + (gives ? 1 : -1)),
  viewerHasRequacked: gives,
});

/** The viewer's profile lists what they requack; it is asked for again. */
function forgetOwnQuacks(cache: ApolloCache, viewerId: string): void {
  cache.evict({ id: `User:${viewerId}`, fieldName: 'posts', args: { filter: 'POSTS' } });
  cache.gc();
}

export const wantRequack = (id: string): void =>
  signInPrompt.open({ to: 'requack', act: { mutation: RequackPostDocument, id, done: 'requacks.given' } });
