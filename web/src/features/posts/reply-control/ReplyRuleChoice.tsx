import { CLOSING_HOURS, REPLY_AUDIENCES, type ReplyAudience } from '@mallard/rules/reply-rules';
import { useState } from 'react';
import { Checkbox } from '../../../ui/form/Checkbox';
import { type Choice, SegmentedControl } from '../../../ui/form/Choices';
import { sheet } from '../../../ui/theme/sheet';
import { useReplyControlMessages } from './messages';

type Kind = 'EVERYONE' | 'SOME' | 'NOBODY';
const SOME = REPLY_AUDIENCES.filter((each) => each !== 'NOBODY');

const kindOf = (rule: readonly ReplyAudience[]): Kind => {
  if (rule.length === 0) return 'EVERYONE';
  return rule.includes('NOBODY') ? 'NOBODY' : 'SOME';
};

interface ReplyRuleChoiceProps {
  rule: readonly ReplyAudience[];
  onChange: (rule: readonly ReplyAudience[]) => void;
}

/** Everyone, no one, or several kinds of people, which add up. */
export function ReplyRuleChoice({ rule, onChange }: ReplyRuleChoiceProps) {
  const w = useReplyControlMessages();
  // Kept apart from the rule, which says "everyone" while nothing is picked yet.
  const [kind, setKind] = useState(kindOf(rule));
  const choose = (next: Kind) => {
    setKind(next);
    onChange(next === 'EVERYONE' ? [] : next === 'NOBODY' ? ['NOBODY'] : ['FOLLOWERS']);
  };
  const toggle = (audience: ReplyAudience, isOn: boolean) =>
    onChange(SOME.filter((each) => (each === audience ? isOn : rule.includes(each))));
  return (
    <div className={styles.choice}>
      <SegmentedControl
        legend={w('whoReplies')}
        options={(['EVERYONE', 'SOME', 'NOBODY'] as const).map((value) => ({ value, label: w(value) }))}
        value={kind}
        onChange={choose}
      />
      {kind === 'SOME' && (
        <div role="group" aria-label={w('SOME')}>
          {SOME.map((audience) => (
            <Checkbox
              key={audience}
              label={w(audience)}
              checked={rule.includes(audience)}
              onChange={(isOn) => toggle(audience, isOn)}
            />
          ))}
          {rule.length === 0 && (
            <p role="status" className={styles.note}>
              {w('pickOne')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** `kept` is the end that a published quack has. */
export type Closing = 'never' | 'kept' | `${(typeof CLOSING_HOURS)[number]}`;

interface ClosingChoiceProps {
  value: Closing;
  onChange: (value: Closing) => void;
  /** Says the present end; null where there is none to keep. */
  kept?: string | null;
}

/** When replies close. */
export function ClosingChoice({ value, onChange, kept = null }: ClosingChoiceProps) {
  const w = useReplyControlMessages();
  const options: Choice<Closing>[] = [
    ...(kept === null ? [] : [{ value: 'kept' as const, label: w('kept', { moment: kept }) }]),
    { value: 'never', label: w('never') },
    ...CLOSING_HOURS.map((hours) => ({ value: `${hours}` as const, label: w(`hours${hours}`) })),
  ];
  return <SegmentedControl legend={w('closes')} options={options} value={value} onChange={onChange} />;
}

/** Null for no end. */
export const hoursOf = (closing: Closing): number | null =>
  closing === 'never' || closing === 'kept' ? null : Number(closing);
export const closingOf = (hours: number | null): Closing =>
  CLOSING_HOURS.map((each) => `${each}` as const).find((each) => Number(each) === hours) ?? 'never';

const styles = sheet({
  choice: { display: 'grid', gap: '2' },
  note: { color: 'fg.muted', fontSize: 'sm' },
});
