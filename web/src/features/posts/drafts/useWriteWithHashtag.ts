import { parseHashtags } from '@mallard/rules/text-entities';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { useViewer } from '../../session/viewer/viewer';
import { startDraft } from './draft-start';
import { drafts } from './drafts';

/** Opens a composer that begins with a hashtag. Takes the tag as typed, without the #. */
export function useWriteWithHashtag() {
  const viewerId = useViewer()?.id;
  return async (hashtag: string): Promise<void> => {
    const about = isWhole(hashtag) ? { hashtag } : null;
    // The stored draft is read first, because text typed before would replace it.
    await drafts.load(startDraft(viewerId, about).key);
    frameDialog.open('compose', about);
  };
}

/** Whether a tag from the address is a valid hashtag. */
function isWhole(tag: string): boolean {
  return parseHashtags(`#${tag}`)[0]?.end === tag.length + 1;
}
