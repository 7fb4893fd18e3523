import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { useReportMessages } from './messages';
import { Picks } from './Picks';
import { MAX_RULES } from './report-draft';
import type { useRulesQuery } from './Reports.generated';

const SKELETONS = 4;

interface RulesStepProps {
  answer: Pick<ReturnType<typeof useRulesQuery>, 'data' | 'error' | 'loading' | 'refetch'>;
  chosen: readonly string[];
  onChange: (ruleIds: string[]) => void;
}

/** The rules of the site, of which any can be chosen. A report can be sent without them, so it waits for nothing. */
export function RulesStep({ answer: { data, error, loading, refetch }, chosen, onChange }: RulesStepProps) {
  const t = useT();
  const w = useReportMessages();
  if (!data) {
    return error && !loading ? (
      <ErrorCard
        title={w('rulesFailed')}
        reason={errorMessage(error, t, w('rulesFailed'))}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Stack gap={2} aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height="2.5rem" />
        ))}
      </Stack>
    );
  }
  return (
    <>
      <Picks
        legend={w('rulesHint')}
        picks={data.rules.map(({ id, text, hint }) => ({ id, label: text, hint }))}
        chosen={chosen}
        max={MAX_RULES}
        onChange={onChange}
      />
      {chosen.length >= MAX_RULES && <Muted role="status">{w('rulesFull', { count: MAX_RULES })}</Muted>}
    </>
  );
}
