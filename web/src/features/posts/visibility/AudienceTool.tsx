import type { QuoteRule } from '@mallard/rules/quoting';
import { CLOSING_HOURS } from '@mallard/rules/reply-rules';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { RadioCards } from '../../../ui/form/Choices';
import { toast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/media/Icon';
import { Dialog } from '../../../ui/overlay/Dialog';
import { cx } from '../../../ui/theme/sheet';
import { usePreferences } from '../../session/preferences/usePreferences';
import { useQuoteRuleMessages } from '../../session/quote-rule/messages';
import { QuoteRuleChoice } from '../../session/quote-rule/QuoteRuleChoice';
import { useVisibilityMessages } from '../../session/visibility/messages';
import { visibilityIcons } from '../../session/visibility/visibility-icons';
import type { Draft } from '../drafts/draft';
import { useReplyControlMessages } from '../reply-control/messages';
import { ClosingChoice, closingOf, hoursOf, ReplyRuleChoice } from '../reply-control/ReplyRuleChoice';
import type { Audience } from './audience';
import { type AudiencePart, isUsual, summaryOf } from './audience-summary';
import { audienceToolStyles as styles } from './audience-tool-styles';

type Chosen = Pick<Draft, 'replyRule' | 'closesAfterHours' | 'quoteRule'> & {
  visibility: NonNullable<Draft['visibility']>;
};

interface AudienceToolProps {
  audience: Audience;
  value: Chosen;
  onChange: (changes: Partial<Chosen>) => void;
  disabled: boolean;
}

/**
 * Who will see it, reply to it and quote it, as one line that is always on the button, and one panel to choose it. Where there is no
 * choice, the button says why.
 */
export function AudienceTool(props: AudienceToolProps) {
  const { audience, value, onChange, disabled } = props;
  const w = useVisibilityMessages();
  const words = useReplyControlMessages();
  const [isOpen, setOpen] = useState(false);
  const { allowed, rule, takesReplyRule } = audience;
  const { preferences } = usePreferences();
  const preferredQuoteRule = preferences?.defaultQuoteRule ?? 'EVERYONE';
  const quoteRule = value.quoteRule ?? preferredQuoteRule;
  // Others never quote what only followers see, and an edit doesn't change who can.
  const takesQuoteRule = value.visibility !== 'FOLLOWERS' && rule !== 'edit';
  const ofQuotes = useQuotePart(quoteRule);
  const parts = [...useParts(audience, value), ...(takesQuoteRule ? [ofQuotes] : [])];
  const summary = summaryOf(parts);
  const reason = rule && w(rule);
  const hasChoice = (allowed.length > 1 || takesReplyRule || takesQuoteRule) && !disabled;
  const label = takesReplyRule ? words('tool', { summary }) : w('tool', { who: summary });
  const tip = hasChoice ? (takesReplyRule ? words('panel') : w('legend')) : (reason ?? undefined);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup={hasChoice ? 'dialog' : undefined}
        aria-disabled={hasChoice ? undefined : true}
        aria-description={hasChoice ? undefined : (reason ?? undefined)}
        data-tooltip={tip}
        className={cx(styles.tool, isUsual(parts) ? styles.usual : styles.unusual)}
        onClick={hasChoice ? () => setOpen(true) : undefined}
      >
        <Icon of={visibilityIcons[value.visibility]} size={20} />
        <span className={styles.words}>{summary}</span>
        {hasChoice && <Icon of={ChevronDown} size={16} />}
      </button>
      {isOpen && (
        <Dialog
          open
          size="sm"
          title={takesReplyRule ? words('panel') : w('legend')}
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>{words('done')}</Button>}
        >
          <div className={styles.sections}>
            <VisibilityChoice audience={audience} value={value} onChange={onChange} />
            {takesReplyRule && (
              <>
                <ReplyRuleChoice rule={value.replyRule} onChange={(replyRule) => onChange({ replyRule })} />
                <ClosingChoice
                  value={closingOf(value.closesAfterHours)}
                  onChange={(closing) => onChange({ closesAfterHours: hoursOf(closing) })}
                />
              </>
            )}
            {takesQuoteRule && <QuoteRuleChoice value={quoteRule} onChange={(next) => onChange({ quoteRule: next })} />}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The parts of the summary, in the order of the panel. */
function useParts({ takesReplyRule }: Audience, { visibility, replyRule, closesAfterHours }: Chosen): AudiencePart[] {
  const w = useVisibilityMessages();
  const words = useReplyControlMessages();
  const visible = { words: w(visibility), isUsual: visibility === 'PUBLIC' };
  if (!takesReplyRule) return [visible];
  const isNobody = replyRule.includes('NOBODY');
  const hours = CLOSING_HOURS.find((each) => each === closesAfterHours);
  return [
    visible,
    { words: words(isNobody ? 'nobodyPart' : 'limitedPart'), isUsual: replyRule.length === 0 },
    { words: hours === undefined ? '' : words(`closesPart${hours}`), isUsual: hours === undefined },
  ];
}

function useQuotePart(rule: QuoteRule): AudiencePart {
  const w = useQuoteRuleMessages();
  return { words: rule === 'EVERYONE' ? '' : w(`${rule}Part`), isUsual: rule === 'EVERYONE' };
}

function VisibilityChoice({ audience, value, onChange }: Pick<AudienceToolProps, 'audience' | 'value' | 'onChange'>) {
  const w = useVisibilityMessages();
  const { preferences, chooseVisibility } = usePreferences();
  const { allowed, rule } = audience;
  const { visibility } = value;
  // Offered for new quacks, once it would change something.
  const isKeepable = rule === null && visibility !== preferences?.defaultVisibility;
  return (
    <div className={styles.section}>
      <RadioCards
        stacked
        legend={w('legend')}
        options={allowed.map((each) => ({
          value: each,
          label: w(each),
          hint: w(`${each}Hint`),
          icon: visibilityIcons[each],
        }))}
        value={visibility}
        onChange={(next) => onChange({ visibility: next })}
      />
      {rule && <p className={styles.note}>{w(rule)}</p>}
      {isKeepable && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            chooseVisibility(visibility);
            toast.success(w('kept', { who: w(visibility) }));
          }}
        >
          {w('keep')}
        </Button>
      )}
    </div>
  );
}
