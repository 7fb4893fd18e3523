import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { toast } from '../../../ui/feedback/toast';
import { useListMessages } from './messages';
import { useLists } from './useLists';

interface FollowHashtagButtonProps {
  /** As it is shown, without the #. */
  tag: string;
  isFollowing: boolean;
}

/** Follows a hashtag, or no longer; its quacks are in the stream of those one follows. */
export function FollowHashtagButton({ tag, isFollowing }: FollowHashtagButtonProps) {
  const w = useListMessages();
  const { setFollowed } = useLists();
  const [busy, setBusy] = useState(false);

  async function toggle() {
    setBusy(true);
    const done = await setFollowed(tag, !isFollowing);
    setBusy(false);
    if (!done) return;
    if (isFollowing)
      toast.success(w('unfollowedTag', { tag: `#${tag}` }), {
        label: w('undo'),
        onSelect: () => void setFollowed(tag, true),
      });
    else toast.success(w('followedTag', { tag: `#${tag}` }));
  }

  return (
    <Button
      size="sm"
      variant={isFollowing ? 'outline' : 'solid'}
      loading={busy}
      aria-pressed={isFollowing}
      aria-label={w(isFollowing ? 'followingTag' : 'followTag', { tag: `#${tag}` })}
      onClick={() => void toggle()}
    >
      {w(isFollowing ? 'following' : 'follow')}
    </Button>
  );
}
