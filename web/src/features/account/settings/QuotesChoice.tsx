import type { QuoteRule } from '@mallard/rules/quoting';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { usePreferences } from '../../session/preferences/usePreferences';
import { useQuoteRuleMessages } from '../../session/quote-rule/messages';
import { QuoteRuleChoice } from '../../session/quote-rule/QuoteRuleChoice';

/** Who can quote new quacks, unless each says otherwise. Saved at once. */
export function QuotesChoice({ preferred }: { preferred: QuoteRule }) {
  const w = useQuoteRuleMessages();
  const { choose } = usePreferences();
  return (
    <Stack gap={3}>
      <QuoteRuleChoice
        legend={w('setting')}
        value={preferred}
        onChange={(defaultQuoteRule) => choose({ defaultQuoteRule })}
      />
      <Muted>{w('settingHint')}</Muted>
    </Stack>
  );
}
