import { MessageSquareQuote, Unlink } from 'lucide-react';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { useViewer } from '../../session/viewer/viewer';
import type { MenuPost } from '../card/menu-post';
import { useQuoteMessages } from './messages';

/** What the menu of a quack offers about quotes: who can quote it, and withdrawing one's own from it. */
export function useQuoteItems(post: MenuPost, onAsk: (what: 'quoteRule' | 'withdraw') => void): MenuItem[] {
  const w = useQuoteMessages();
  const viewer = useViewer();
  const { quote, viewerCanEdit, visibility } = post;
  const rule: MenuItem = {
    label: w('ruleOf'),
    icon: MessageSquareQuote,
    onSelect: () => onAsk('quoteRule'),
  };
  const withdraw: MenuItem = { label: w('withdraw'), icon: Unlink, onSelect: () => onAsk('withdraw') };
  const showsOwn = quote?.state === 'ACCEPTED' && viewer !== null && quote.post?.author.id === viewer.id;
  return [
    ...(viewerCanEdit && visibility !== 'FOLLOWERS' ? [rule] : []),
    // Their own quote of their own quack, they can delete.
    ...(showsOwn && !viewerCanEdit ? [withdraw] : []),
  ];
}
