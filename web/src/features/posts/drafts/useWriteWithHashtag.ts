import { hashtagKey } from '@mallard/rules/hashtag-key';
import { parseHashtags } from '@mallard/rules/text-entities';
import { useViewer } from '../../session/viewer/viewer';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { emptyDraft } from './draft';
import { drafts, newQuackKey } from './drafts';

/** Opens the composer with a hashtag appended to the draft. Takes the tag as typed, without the #. */
export function useWriteWithHashtag() {
  const key = newQuackKey(useViewer()?.id);
  return async (tag: string): Promise<void> => {
    // The stored draft is read first, because text typed before would replace it.
    await drafts.load(key);
    const draft = drafts.read(key) ?? emptyDraft;
    const { content } = draft;
    if (isWhole(tag) && !holds(content, tag))
      drafts.keep(key, { ...draft, content: `${content === '' ? '' : `${content.trimEnd()} `}#${tag} ` });
    frameDialog.open('compose');
  };
}

/** Whether a tag from the address is a valid hashtag. */
function isWhole(tag: string): boolean {
  return parseHashtags(`#${tag}`)[0]?.end === tag.length + 1;
}

function holds(content: string, tag: string): boolean {
  return parseHashtags(content).some(({ target }) => target === hashtagKey(tag));
}
