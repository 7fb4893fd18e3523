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
 * Follows someone or asks to, and ends a follow or withdraws the request. Every button and count changes at once and is rolled
 * back, with a toast, if the server refuses.
 */
export function useFollow() {
  const t = useT();
  const viewer = useViewer();
  const [followUser] = useFollowUserMutation();
  const [unfollowUser] = useUnfollowUserMutation();

  return async function toggle(person: FollowButton_UserFragment): Promise<void> {
    if (!viewer || underWay.has(person.id)) return;
    underWay.add(person.id);
    const { viewerFollowState: before } = person;
    const ends = before !== 'NONE';
    const after = ends ? 'NONE' : person.approvesFollowers ? 'REQUESTED' : 'FOLLOWING';
    const by = Number(after === 'FOLLOWING') - Number(before === 'FOLLOWING');
    const variables = { id: person.id };
    const payload = {
      __typename: 'UserPayload' as const,
      user: {
        ...person,
        viewerFollowState: after,
        viewerIsFollowing: after === 'FOLLOWING',
        followerCount: Math.max(0, person.followerCount + by),
        // The choice ends with the follow.
        viewerPostNotifications: 'OFF' as const,
      },
    } as const;
    const own = { __typename: 'User', id: viewer.id };
    const followers = { of: `User:${person.id}`, field: 'followers' };
    try {
      let isAsked = false;
      if (ends) {
        await unfollowUser({
          variables,
          optimisticResponse: { unfollowUser: payload },
          update(cache) {
            if (before !== 'FOLLOWING') return;
            bumpCount(cache, own, 'followingCount', -1);
            removeNode(cache, followers, own);
          },
        });
      } else {
        await followUser({
          variables,
          optimisticResponse: { followUser: payload },
          update(cache, { data }) {
            // The person may have newcomers ask, which only the server knows.
            isAsked = data?.followUser.user.viewerFollowState === 'REQUESTED';
            if (isAsked) return;
            bumpCount(cache, own, 'followingCount', 1);
            prependNode(cache, followers, own);
          },
        });
      }
      if (before === 'REQUESTED') {
        const undo = () => void toggle({ ...person, viewerFollowState: 'NONE' });
        toast.success(t('follows.withdrawn'), { label: t('posts.undo'), onSelect: undo });
      } else toast.success(t(ends ? 'follows.unfollowed' : isAsked ? 'follows.asked' : 'follows.followed'));
      announceFollowsChanged();
    } catch (error) {
      toast.error(errorMessage(error, t, t(ends ? 'errors.unfollowUser' : 'errors.followUser')));
    } finally {
      underWay.delete(person.id);
    }
  };
}
