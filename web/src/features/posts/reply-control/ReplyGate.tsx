import { MessageCircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/media/Icon';
import type { ReplyTerms, ThreadAuthorName } from './reply-terms';
import { useReplyRefusal } from './useReplyRefusal';

interface ReplyGateProps {
  terms: ReplyTerms;
  author: ThreadAuthorName | null;
  /** The number of replies, as text; null if it is not shown. */
  count: string | null;
  className: string;
  /** The button of those who can reply. */
  children: ReactNode;
}

/** The reply button where not everyone can reply: one that is disabled says why, also when pressed, for touch has no tooltips. */
export function ReplyGate({ terms, author, count, className, children }: ReplyGateProps) {
  const t = useT();
  const refusal = useReplyRefusal(terms, author);
  if (refusal === null) return children;
  return (
    <button
      type="button"
      aria-label={t('posts.reply')}
      aria-disabled
      aria-description={refusal}
      data-tooltip={refusal}
      data-shortcut="reply"
      className={className}
      onClick={() => toast.info(refusal)}
    >
      <Icon of={MessageCircleOff} size={18} />
      {count !== null && <span>{count}</span>}
    </button>
  );
}
