import type { QuoteRule } from '@mallard/rules/quoting';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { useQuoteMessages } from '../../posts/quotes/messages';
import { QuoteRuleChoice } from '../../posts/quotes/QuoteRuleChoice';
import { usePreferences } from '../../session/preferences/usePreferences';

/** Who can quote new quacks, unless each says otherwise. Saved at once. */
export function QuotesChoice({ preferred }: { preferred: QuoteRule }) {
  const w = useQuoteMessages();
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
