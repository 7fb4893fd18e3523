import { skipToken } from '@apollo/client/react';
import { Bell, BellOff } from 'lucide-react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { useMutedThreadMessages } from './messages';
import { useMutedThreadQuery, useMuteThreadMutation, useUnmuteThreadMutation } from './MutedThread.generated';

/**
 * What the menu of a quack offers to do with its conversation: to mute it, or to end that. Which of the two is asked when the
 * menu opens, because cards don't know it.
 * @param isOffered false for visitors
 */
export function useMutedThreadItem(postId: string, isOffered: boolean): MenuItem {
  const t = useT();
  const w = useMutedThreadMessages();
  const [muteThread] = useMuteThreadMutation();
  const [unmuteThread] = useUnmuteThreadMutation();
  const { data } = useMutedThreadQuery(
    isOffered ? { variables: { id: postId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const isMuted = data?.post?.viewerHasMutedThread ?? false;

  async function change(mutes: boolean, canUndo: boolean): Promise<void> {
    try {
      await (mutes ? muteThread : unmuteThread)({ variables: { postId } });
    } catch (error) {
      toast.error(errorMessage(error, t, w(mutes ? 'muteFailed' : 'unmuteFailed')));
      return;
    }
    const undo = { label: w('undo'), onSelect: () => void change(!mutes, false) };
    toast.success(w(mutes ? 'muted' : 'unmuted'), canUndo ? undo : undefined);
  }

  return isMuted
    ? { label: w('unmute'), icon: Bell, onSelect: () => void change(false, true) }
    : { label: w('mute'), hint: w('muteHint'), icon: BellOff, onSelect: () => void change(true, true) };
}
