import { usePages } from '../../../graphql/usePages';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { useCaseMessages } from './case-messages';
import { CasesSection } from './CasesSection';
import { DecisionsAboutViewer } from './DecisionsAboutViewer';
import { ReportRow } from './ReportRow';
import { useOwnReportsQuery } from './Reports.generated';

const PAGE = 10;

/** What was decided about the viewer, and what they reported. */
export function ReportsPanel() {
  const w = useCaseMessages();
  return (
    <Stack gap={6}>
      <Muted>{w('lead')}</Muted>
      <DecisionsAboutViewer />
      <Reports />
    </Stack>
  );
}

function Reports() {
  const w = useCaseMessages();
  const answer = useOwnReportsQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const list = answer.data?.viewer?.reports;
  const pages = usePages(answer, { pageInfo: list?.pageInfo, failure: w('reportsFailed') });
  return (
    <CasesSection title={w('reports')} count={list?.edges.length ?? 0} pages={pages} empty={w('noReports')}>
      {list?.edges.map(({ node }) => (
        <ReportRow key={node.id} report={node} />
      ))}
    </CasesSection>
  );
}
