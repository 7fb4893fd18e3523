import { AuditList } from '../features/audit-log/AuditList';
import { useAuditWords } from '../features/audit-log/words';
import { Page } from '../ui/Page';

/** /admin/audit-log: what those who run the site have done. */
export function AdminAuditLog() {
  const w = useAuditWords();
  return (
    <Page title={w('title')} padded>
      <AuditList />
    </Page>
  );
}
