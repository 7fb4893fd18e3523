import { QUOTE_RULE_NAMES, type QuoteRule } from '@mallard/rules/quoting';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { useQuoteMessages } from './messages';
import { quoteRuleIcons } from './quote-rules';

/** Who can quote a quack that is being written, as a group of a menu. */
export function useQuoteRuleItems(value: QuoteRule, onChange: (value: QuoteRule) => void): MenuItem[] {
  const w = useQuoteMessages();
  return QUOTE_RULE_NAMES.map((each, index) => ({
    label: w(each),
    hint: w(`${each}Hint`),
    icon: quoteRuleIcons[each],
    checked: each === value,
    onSelect: () => onChange(each),
    ...(index === 0 && { group: w('rule') }),
  }));
}
