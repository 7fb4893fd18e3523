import type { ReplyAudience } from '@mallard/rules/reply-rules';
import { useFormats } from '../../../i18n/I18nProvider';
import { useViewer } from '../../session/viewer/viewer';
import { useReplyControlMessages } from './messages';
import type { ThreadAuthorName } from './reply-terms';

/** A rule as a sentence without a period, such as "Only people Ada follows can reply"; null where everyone can. */
export function useRuleSentence(rule: readonly ReplyAudience[], author: ThreadAuthorName | null): string | null {
  const w = useReplyControlMessages();
  const formats = useFormats();
  const viewer = useViewer();
  const isOwn = author !== null && viewer?.id === author.id;
  const name = author?.name ?? w('theAuthor');
  const some = rule.filter((each) => each !== 'NOBODY');
  if (rule.length === 0) return null;
  if (some.length === 0) return isOwn ? w('ownNobody') : w('ruleNobody', { name });
  const parts = some.map((each) =>
    isOwn ? w(`own${each}`) : each === 'MENTIONED' ? w('ruleMENTIONED') : w(`rule${each}`, { name }),
  );
  const who = formats.list(parts);
  return isOwn ? w('ruleOwn', { who }) : w('ruleOnly', { who });
}
