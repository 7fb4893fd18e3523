import { QUOTE_RULE_NAMES, type QuoteRule } from '@mallard/rules/quoting';
import { RadioCards } from '../../../ui/form/Choices';
import { useQuoteRuleMessages } from './messages';
import { quoteRuleIcons } from './quote-rule-icons';

interface QuoteRuleChoiceProps {
  value: QuoteRule;
  onChange: (value: QuoteRule) => void;
  /** Above the choices; "Who can quote it" by default. */
  legend?: string;
  hideLegend?: boolean;
}

/** Who can quote a quack, as a group of radio buttons. */
export function QuoteRuleChoice({ value, onChange, legend, hideLegend }: QuoteRuleChoiceProps) {
  const w = useQuoteRuleMessages();
  return (
    <RadioCards
      stacked
      legend={legend ?? w('rule')}
      hideLegend={hideLegend ?? false}
      value={value}
      onChange={onChange}
      options={QUOTE_RULE_NAMES.map((each) => ({
        value: each,
        label: w(each),
        hint: w(`${each}Hint`),
        icon: quoteRuleIcons[each],
      }))}
    />
  );
}
