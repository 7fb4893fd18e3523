import { Eye, EyeOff, MessageCircleMore } from 'lucide-react';
import { use } from 'react';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { useViewer } from '../../session/viewer/viewer';
import type { MenuPost } from '../card/menu-post';
import { ThreadAuthor } from '../card/thread-author';
import { useReplyControlMessages } from './messages';
import { useRareFields } from '../plain/useRareFields';
import { useReplyVisibility } from './useReplyVisibility';

/** What the author of a thread can do about replies: of the quack, who can; of a reply, hide it. */
export function useReplyItems(post: MenuPost, onAskWho: () => void): MenuItem[] {
  const w = useReplyControlMessages();
  const viewer = useViewer();
  const threadAuthor = use(ThreadAuthor);
  const terms = useRareFields(post.id);
  const { hide, unhide } = useReplyVisibility();
  if (!post.isReply) {
    return post.viewerCanEdit ? [{ label: w('menu'), icon: MessageCircleMore, onSelect: onAskWho }] : [];
  }
  if (!viewer || viewer.id !== threadAuthor || post.isHeld) return [];
  return terms?.isFolded
    ? [{ label: w('unhide'), icon: Eye, onSelect: () => void unhide(post.id) }]
    : [{ label: w('hide'), hint: w('hideHint'), icon: EyeOff, onSelect: () => void hide(post.id) }];
}
