import { bumpCount, prependNode, removeNode } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { type FollowButton_UserFragment, useFollowUserMutation, useUnfollowUserMutation } from './Follow.generated';
import { announceFollowsChanged } from './follows-changed';

/** One change per person at a time, whichever button was pressed. */
const underWay = new Set<string>();

/**
 * Follows or unfollows someone. Every button and count changes at once and is rolled back, with a toast, if the server
 * refuses.
 */
export function useFollow() {
  const t = useT();
  const viewer = useViewer();
  const [followUser] = useFollowUserMutation();
  const [unfollowUser] = useUnfollowUserMutation();

  return async function toggle(person: FollowButton_UserFragment): Promise<void> {
    if (!viewer || underWay.has(person.id)) return;
    underWay.add(person.id);
    const { viewerIsFollowing: ends } = person;
    const by = ends ? -1 : 1;
    const variables = { id: person.id };
    const payload = {
      __typename: 'UserPayload' as const,
      user: { ...person, viewerIsFollowing: !ends, followerCount: Math.max(0, person.followerCount + by) },
    };
    const own = { __typename: 'User', id: viewer.id };
    const followers = { of: `User:${person.id}`, field: 'followers' };
    try {
      if (ends) {
        await unfollowUser({
          variables,
          optimisticResponse: { unfollowUser: payload },
          update(cache) {
            bumpCount(cache, own, 'followingCount', -1);
            removeNode(cache, followers, own);
          },
        });
      } else {
        await followUser({
          variables,
          optimisticResponse: { followUser: payload },
          update(cache) {
            bumpCount(cache, own, 'followingCount', 1);
            prependNode(cache, followers, own);
          },
        });
      }
      toast.success(t(ends ? 'follows.unfollowed' : 'follows.followed'));
      announceFollowsChanged();
    } catch (error) {
      toast.error(errorMessage(error, t, t(ends ? 'errors.unfollowUser' : 'errors.followUser')));
    } finally {
      underWay.delete(person.id);
    }
  };
}
