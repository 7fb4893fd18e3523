import { Dashboard } from '../features/admin/dashboard/Dashboard';
import { useDashboardMessages } from '../features/admin/dashboard/useDashboardMessages';
import { Page } from '../ui/layout/Page';

/** /admin: how the site fares, for those who run it. */
export function AdminPage() {
  const w = useDashboardMessages();
  return (
    <Page title={w('title')} padded>
      <Dashboard />
    </Page>
  );
}
