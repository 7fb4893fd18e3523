import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHOWN_STATES, shownStateOf } from '../features/admin/moderation/cases/case-state';
import { useCaseCountsQuery } from '../features/admin/moderation/cases/Cases.generated';
import { useCaseMessages } from '../features/admin/moderation/cases/messages';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Page } from '../ui/layout/Page';
import { NavTabs } from '../ui/navigation/Tabs';
import { Reports } from '../features/admin/moderation/cases/Reports';

const PATH = '/admin/reports';

/** /admin/reports: the queue of cases, by state, and the open one. */
export function AdminReportsPage() {
  const w = useCaseMessages();
  const [parameters] = useSearchParams();
  const shown = shownStateOf(parameters.get('state'));
  const counts = useCaseCountsQuery().data?.caseCounts;
  return (
    <Page
      title={w('title')}
      tabs={
        <NavTabs
          label={w('states')}
          items={SHOWN_STATES.map((state) => ({
            to: state === 'open' ? PATH : `${PATH}?state=${state}`,
            label: counts ? `${w(state)} (${counts[state]})` : w(state),
            current: state === shown,
          }))}
        />
      }
    >
      <Suspense fallback={<Skeleton height="20rem" />}>
        <Reports shown={shown} />
      </Suspense>
    </Page>
  );
}
