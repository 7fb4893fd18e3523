import { AuditList } from '../features/admin/audit-log/AuditList';
import { useAuditMessages } from '../features/admin/audit-log/messages';
import { Page } from '../ui/layout/Page';

/** /admin/audit-log: what those who run the site have done. */
export function AdminAuditLogPage() {
  const w = useAuditMessages();
  return (
    <Page title={w('title')} padded>
      <AuditList />
    </Page>
  );
}
