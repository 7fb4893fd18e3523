import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHOWN_STATES, shownStateOf } from '../features/admin/moderation/appeals/appeal';
import { useAppealMessages } from '../features/admin/moderation/appeals/messages';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Page } from '../ui/layout/Page';
import { NavTabs } from '../ui/navigation/Tabs';
import { Appeals } from '../features/admin/moderation/appeals/Appeals';

const PATH = '/admin/appeals';

/** /admin/appeals: appeals against decisions, by state, and the open one. */
export function AdminAppealsPage() {
  const w = useAppealMessages();
  const [parameters] = useSearchParams();
  const shown = shownStateOf(parameters.get('state'));
  return (
    <Page
      title={w('title')}
      tabs={
        <NavTabs
          label={w('states')}
          items={SHOWN_STATES.map((state) => ({
            to: state === 'open' ? PATH : `${PATH}?state=${state}`,
            label: w(state),
            current: state === shown,
          }))}
        />
      }
    >
      <Suspense fallback={<Skeleton height="20rem" />}>
        <Appeals shown={shown} />
      </Suspense>
    </Page>
  );
}
