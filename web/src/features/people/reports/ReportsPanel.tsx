import { type ReactNode, useId } from 'react';
import { type Pages, usePages } from '../../../graphql/usePages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { useCaseMessages } from './case-messages';
import { DecisionRow } from './DecisionRow';
import { ReportRow } from './ReportRow';
import { useDecisionsAboutViewerQuery, useOwnReportsQuery } from './Reports.generated';

const PAGE = 10;
const SKELETONS = 2;

/** What was decided about the viewer, and what they reported. */
export function ReportsPanel() {
  const w = useCaseMessages();
  return (
    <Stack gap={6}>
      <Muted>{w('lead')}</Muted>
      <Decisions />
      <Reports />
    </Stack>
  );
}

function Decisions() {
  const w = useCaseMessages();
  const answer = useDecisionsAboutViewerQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const list = answer.data?.viewer?.decisions;
  const pages = usePages(answer, { pageInfo: list?.pageInfo, failure: w('decisionsFailed') });
  return (
    <Section title={w('decisions')} count={list?.edges.length ?? 0} pages={pages} empty={w('noDecisions')}>
      {list?.edges.map(({ node }) => (
        <li key={node.id} className={styles.item}>
          <DecisionRow decision={node} />
        </li>
      ))}
    </Section>
  );
}

function Reports() {
  const w = useCaseMessages();
  const answer = useOwnReportsQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const list = answer.data?.viewer?.reports;
  const pages = usePages(answer, { pageInfo: list?.pageInfo, failure: w('reportsFailed') });
  return (
    <Section title={w('reports')} count={list?.edges.length ?? 0} pages={pages} empty={w('noReports')}>
      {list?.edges.map(({ node }) => (
        <li key={node.id} className={styles.item}>
          <ReportRow report={node} />
        </li>
      ))}
    </Section>
  );
}

interface SectionProps {
  title: string;
  count: number;
  pages: Pages;
  empty: string;
  /** The rows. */
  children: ReactNode;
}

function Section({ title, count, pages, empty, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <Rows title={title} count={count} pages={pages} empty={empty}>
        {children}
      </Rows>
    </section>
  );
}

function Rows({ title, count, pages, empty, children }: SectionProps) {
  const t = useT();
  const w = useCaseMessages();
  const { status, busy, hasMore, loadMore, retry, reason } = pages;
  if (status === 'failed') return <ErrorCard reason={reason ?? ''} onRetry={retry} busy={busy} />;
  if (status === 'loading')
    return (
      <Stack aria-busy="true">
        <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height="5rem" />
        ))}
      </Stack>
    );
  if (count === 0) return <Muted role="status">{empty}</Muted>;
  return (
    <>
      <ul aria-label={title} className={styles.list}>
        {children}
      </ul>
      {status === 'moreFailed' && <Muted role="alert">{t('states.moreFailed')}</Muted>}
      {hasMore && (
        <Button
          variant="outline"
          size="sm"
          loading={busy || status === 'loadingMore'}
          aria-label={`${w('more')}: ${title}`}
          onClick={loadMore}
        >
          {status === 'moreFailed' ? t('states.retry') : w('more')}
        </Button>
      )}
    </>
  );
}

const styles = sheet({
  title: { fontSize: 'md', fontWeight: 'medium', marginBlockEnd: '1' },
  list: { listStyle: 'none', marginBlockEnd: '2' },
  item: { paddingBlock: '4', '& + &': { borderBlockStartWidth: '1px', borderColor: 'border.hairline' } },
});
