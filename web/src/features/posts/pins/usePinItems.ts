import { FolderInput, StickyNote } from 'lucide-react';
import { use } from 'react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { ShowsPins } from '../card/saved-lists';
import { PinDetails_PostFragmentDoc } from './Pin.generated';
import { pinDialog } from './pin-dialog';
import { usePinMessages } from './pin-messages';

/** What the menu of a pinned quack offers on the page of pins. */
export function usePinItems(postId: string): MenuItem[] {
  const w = usePinMessages();
  const isOffered = use(ShowsPins);
  const post = useOwnFragment(PinDetails_PostFragmentDoc, { __typename: 'Post', id: postId });
  if (!isOffered) return [];
  return [
    {
      label: w(post?.viewerPin?.note ? 'editNote' : 'addNote'),
      icon: StickyNote,
      onSelect: () => pinDialog.open('note', postId),
    },
    {
      label: w(post?.viewerPin?.folder ? 'moveToFolder' : 'addToFolder'),
      icon: FolderInput,
      onSelect: () => pinDialog.open('folder', postId),
    },
  ];
}
