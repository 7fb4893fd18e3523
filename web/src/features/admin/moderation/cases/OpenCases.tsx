import { useRefreshWhileVisible } from '../../../../graphql/useRefreshWhileVisible';
import { CountBadge } from '../../../../ui/feedback/Badge';
import { CaseCountsDocument, useCaseCountsQuery } from './Cases.generated';
import { useCaseMessages } from './messages';

/** How many cases wait for a decision. */
export function OpenCases() {
  const w = useCaseMessages();
  const count = useCaseCountsQuery().data?.caseCounts.open ?? 0;
  useRefreshWhileVisible(CaseCountsDocument, {});
  return <CountBadge count={count} label={w('openCount', { count })} />;
}
