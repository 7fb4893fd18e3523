import type { ApolloCache } from '@apollo/client';
import { bumpCount, forgetNotifications, prependNode, removeNode, VIEWER_CACHE_ID } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import {
  useAcceptAllFollowsMutation,
  useAcceptFollowMutation,
  useRejectFollowMutation,
  useRemoveFollowerMutation,
} from './FollowRequests.generated';
import { useFollowRequestMessages } from './messages';

interface Asking {
  id: string;
  handle: string;
  displayName: string;
}

const requestList = { of: VIEWER_CACHE_ID, field: 'followRequests' };
const counts = { __typename: 'Viewer' };

/** Decisions about requests and followers. Lists and counts follow at once. Each function resolves to whether it succeeded. */
export function useFollowRequests() {
  const t = useT();
  const w = useFollowRequestMessages();
  const viewer = useViewer();
  const [acceptFollow] = useAcceptFollowMutation();
  const [rejectFollow] = useRejectFollowMutation();
  const [acceptAllFollows] = useAcceptAllFollowsMutation();
  const [removeFollower] = useRemoveFollowerMutation();
  const own = { __typename: 'User', id: viewer?.id ?? '' };
  const ownFollowers = { of: `User:${own.id}`, field: 'followers' };

  async function attempt(act: () => Promise<unknown>, failure: string): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, failure));
      return false;
    }
  }

  function decided(cache: ApolloCache, id: string) {
    removeNode(cache, requestList, { __typename: 'User', id });
    bumpCount(cache, counts, 'followRequestCount', -1);
  }

  async function accept({ id, handle, displayName }: Asking): Promise<boolean> {
    const done = await attempt(
      () =>
        acceptFollow({
          variables: { id },
          update(cache) {
            decided(cache, id);
            prependNode(cache, ownFollowers, { __typename: 'User', id });
            bumpCount(cache, own, 'followerCount', 1);
          },
        }),
      w('acceptFailed'),
    );
    if (done) toast.success(w('accepted', { name: displayName || handle }));
    return done;
  }

  async function decline({ id }: Asking): Promise<boolean> {
    const done = await attempt(
      () => rejectFollow({ variables: { id }, update: (cache) => decided(cache, id) }),
      w('declineFailed'),
    );
    if (done) toast.success(w('declined'));
    return done;
  }

  /** In as many requests as it takes, because the server accepts some at a time. */
  async function acceptAll(): Promise<boolean> {
    let accepted = 0;
    const done = await attempt(async () => {
      for (let left = 1; left > 0;) {
        const { data } = await acceptAllFollows({
          update(cache, { data }) {
            if (!data) return;
            const { acceptedCount, remainingCount } = data.acceptAllFollows;
            cache.modify<Record<string, number>>({
              id: VIEWER_CACHE_ID,
              fields: { followRequestCount: () => remainingCount },
            });
            cache.modify<Record<string, number>>({
              id: cache.identify(own),
              fields: { followerCount: (count) => count + acceptedCount },
            });
            if (remainingCount > 0) return;
            cache.evict({ id: VIEWER_CACHE_ID, fieldName: 'followRequests' });
            forgetNotifications(cache);
          },
        });
        accepted += data?.acceptAllFollows.acceptedCount ?? 0;
        left = data?.acceptAllFollows.acceptedCount ? data.acceptAllFollows.remainingCount : 0;
      }
    }, w('acceptAllFailed'));
    if (done) toast.success(w('acceptedAll', { count: accepted }));
    return done;
  }

  async function remove({ id, handle }: Asking): Promise<boolean> {
    const done = await attempt(
      () =>
        removeFollower({
          variables: { id },
          update(cache) {
            removeNode(cache, ownFollowers, { __typename: 'User', id });
            bumpCount(cache, own, 'followerCount', -1);
          },
        }),
      w('removeFailed'),
    );
    if (done) toast.success(w('removed', { handle }));
    return done;
  }

  return { accept, decline, acceptAll, remove };
}
