import { TextQuote } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import type { CardPost } from '../card/useCardPost';
import { startDraft } from '../drafts/draft-start';
import { drafts } from '../drafts/drafts';
import { personName } from '../../people/profiles/person-name';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { useViewer } from '../../session/viewer/viewer';
import { useQuoteMessages } from './messages';

export type QuotablePost = Pick<CardPost, 'id' | 'author' | 'viewerCanQuote' | 'isHeld'>;

/** Quotes a quack in the composer, or says why that can't be. @returns null for visitors, and where it makes no sense */
export function useQuoteItem(post: QuotablePost): MenuItem | null {
  const t = useT();
  const w = useQuoteMessages();
  const viewer = useViewer();
  const { id, author, viewerCanQuote, isHeld } = post;
  if (!viewer || isHeld || viewerCanQuote === 'SIGN_IN' || viewerCanQuote === 'YOU_BLOCK') return null;
  const name = personName(author, t);
  const hints = {
    YES: null,
    ASK: w('quoteAsksHint', { name }),
    FOLLOWERS_ONLY: w('quoteFollowersHint', { name }),
    NO: w('quoteNoHint'),
  };
  const hint = hints[viewerCanQuote];
  const isAllowed = viewerCanQuote === 'YES' || viewerCanQuote === 'ASK';
  return {
    label: w('quote'),
    icon: TextQuote,
    directional: true,
    ...(hint !== null && { hint }),
    ...(isAllowed
      ? { onSelect: () => void quoteInComposer(viewer.id, id) }
      : { onSelect: () => toast.error(hint ?? '') }),
  };
}

/** Opens a composer with the quote's own draft. */
async function quoteInComposer(viewerId: string, quoteId: string): Promise<void> {
  const { key } = startDraft(viewerId, { quoteId });
  await drafts.load(key);
  const draft = drafts.read(key);
  // It may have been taken off, and the page left.
  if (draft && draft.quoteId !== quoteId) drafts.keep(key, { ...draft, quoteId });
  frameDialog.open('compose', { quoteId });
}
