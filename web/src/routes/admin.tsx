import { Dashboard } from '../features/dashboard/Dashboard';
import { useDashboardWords } from '../features/dashboard/useDashboardWords';
import { Page } from '../ui/Page';

/** /admin: how the site fares, for those who run it. */
export function Admin() {
  const w = useDashboardWords();
  return (
    <Page title={w('title')} padded>
      <Dashboard />
    </Page>
  );
}
