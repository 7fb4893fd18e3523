import { hashtagKey } from '@mallard/rules/hashtag-key';
import type { QuackAbout } from '../../session/shortcuts/frame-dialog';
import { type Draft, emptyDraft, isEmpty } from './draft';
import { newQuackKey, quoteKey, replyKey } from './drafts';

/** A composer's draft, and what it holds before anything is written. */
export interface DraftStart {
  key: string;
  initial: Draft;
}

/** Each quoted post and each hashtag has a draft of its own, apart from that of a new quack. */
export function startDraft(viewerId: string | undefined, about: QuackAbout | null): DraftStart {
  if (about === null) return { key: newQuackKey(viewerId), initial: emptyDraft };
  if ('quoteId' in about)
    return { key: quoteKey(viewerId, about.quoteId), initial: { ...emptyDraft, quoteId: about.quoteId } };
  const { hashtag } = about;
  return {
    key: `${viewerId}:hashtag:${hashtagKey(hashtag)}`,
    initial: { ...emptyDraft, content: `#${hashtag} ` },
  };
}

/** Whether a draft has nothing but what its composer began with. */
export const addsNothing = (draft: Draft, { content }: Draft): boolean =>
  isEmpty(draft) || (draft.content.trim() === content.trim() && isEmpty({ ...draft, content: '' }));

/** The key under which a draft from the list is written on. */
export function composerKey(
  viewerId: string | undefined,
  { parentPostId, quotePostId }: { parentPostId: string | null; quotePostId: string | null },
): string {
  if (parentPostId !== null) return replyKey(viewerId, parentPostId);
  return quotePostId === null ? newQuackKey(viewerId) : quoteKey(viewerId, quotePostId);
}
