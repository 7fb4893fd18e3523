import { useFormats } from '../../../i18n/I18nProvider';
import { useViewer } from '../../session/viewer/viewer';
import { useReplyControlMessages } from './messages';
import type { ReplyTerms, ThreadAuthorName } from './reply-terms';
import { useHasPassed } from './useHasPassed';
import { useRuleSentence } from './useRuleSentence';

/** Why the viewer can't reply; null if they can, also until replies close while the screen is open. */
export function useReplyRefusal(terms: ReplyTerms, author: ThreadAuthorName | null): string | null {
  const w = useReplyControlMessages();
  const formats = useFormats();
  const sentence = useRuleSentence(terms.replyRule, author);
  const isOwn = useViewer()?.id === (author?.id ?? null);
  const isOver = useHasPassed(terms.repliesCloseAt) && !isOwn;
  const { viewerCanReply, repliesCloseAt } = terms;
  if (viewerCanReply === 'LIMITED') return sentence;
  if ((viewerCanReply === 'CLOSED' || isOver) && repliesCloseAt !== null)
    return w('closed', { moment: formats.moment(new Date(repliesCloseAt)) });
  return null;
}
