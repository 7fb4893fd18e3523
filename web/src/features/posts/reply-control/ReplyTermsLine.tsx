import { MessageCircle, MessageCircleOff } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { useNow } from '../../../ui/text/useNow';
import { sheet } from '../../../ui/theme/sheet';
import { useLanguage } from '../../../i18n/I18nProvider';
import { useReplyControlMessages } from './messages';
import type { ReplyTerms, ThreadAuthorName } from './reply-terms';
import { timeUntil } from './time-until';
import { useReplyRefusal } from './useReplyRefusal';
import { useRuleSentence } from './useRuleSentence';

interface ReplyTermsLineProps {
  terms: ReplyTerms;
  author: ThreadAuthorName | null;
}

/** Says before anyone writes who can reply and until when, as text of a status, so that a change is heard. */
export function ReplyTermsLine({ terms, author }: ReplyTermsLineProps) {
  const w = useReplyControlMessages();
  const { language } = useLanguage();
  const now = useNow();
  const rule = useRuleSentence(terms.replyRule, author);
  const refusal = useReplyRefusal(terms, author);
  const until = terms.repliesCloseAt === null ? null : new Date(terms.repliesCloseAt);
  const when = until && until > now ? timeUntil(until, now, language) : null;
  const end = when && (rule ? w('closesIn', { when }) : w('closesAlone', { when }));
  const words = refusal ?? [rule, end].filter((part) => part !== null).join(' · ');
  return (
    <p role="status" className={styles.line}>
      <Icon of={refusal === null ? MessageCircle : MessageCircleOff} size={16} />
      <span>{words}</span>
    </p>
  );
}

const styles = sheet({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    color: 'fg.muted',
    fontSize: 'sm',
    marginBlockEnd: '2',
    overflowWrap: 'anywhere',
  },
});
