import { useState } from 'react';
import { bumpCount } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { type FollowButton_UserFragment, useFollowUserMutation } from './Follow.generated';
import { announceFollowsChanged } from './follows-changed';

/** Follows several people, one after another, with one toast for all. Stops at the first that fails. */
export function useFollowAll() {
  const t = useT();
  const viewer = useViewer();
  const [followUser] = useFollowUserMutation();
  const [busy, setBusy] = useState(false);

  async function followAll(people: readonly FollowButton_UserFragment[]): Promise<void> {
    if (!viewer || busy) return;
    setBusy(true);
    try {
      for (const person of people) {
        if (person.viewerFollowState !== 'NONE' || person.viewerIsSelf) continue;
        await followUser({
          variables: { id: person.id },
          update: (cache, { data }) => {
            if (data?.followUser.user.viewerIsFollowing)
              bumpCount(cache, { __typename: 'User', id: viewer.id }, 'followingCount', 1);
          },
        });
      }
      toast.success(t('follows.followed'));
    } catch (error) {
      toast.error(errorMessage(error, t, t('errors.followUser')));
    } finally {
      setBusy(false);
      announceFollowsChanged();
    }
  }

  return { busy, followAll };
}
