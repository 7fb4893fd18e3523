import { usePages } from '../../../graphql/usePages';
import { useCaseMessages } from './case-messages';
import { CasesSection, type CasesSectionProps } from './CasesSection';
import { DecisionRow } from './DecisionRow';
import { useDecisionsAboutViewerQuery } from './Reports.generated';

const PAGE = 10;

/** The measures about the viewer, each with its reasons and the way to appeal. */
export function DecisionsAboutViewer({ as }: Pick<CasesSectionProps, 'as'>) {
  const w = useCaseMessages();
  const answer = useDecisionsAboutViewerQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const list = answer.data?.viewer?.decisions;
  const pages = usePages(answer, { pageInfo: list?.pageInfo, failure: w('decisionsFailed') });
  return (
    <CasesSection as={as} title={w('decisions')} count={list?.edges.length ?? 0} pages={pages} empty={w('noDecisions')}>
      {list?.edges.map(({ node }) => (
        <DecisionRow key={node.id} decision={node} />
      ))}
    </CasesSection>
  );
}
