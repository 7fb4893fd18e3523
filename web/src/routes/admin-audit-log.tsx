import { Suspense } from 'react';
import { useAuditMessages } from '../features/admin/audit-log/messages';
import { TableSkeleton } from '../features/admin/tables/TableSkeleton';
import { Muted, Stack } from '../ui/layout/Layout';
import { Page } from '../ui/layout/Page';
import { AuditList } from '../features/admin/audit-log/AuditList';

/** /admin/audit-log: what those who run the site have done. */
export function AdminAuditLogPage() {
  const w = useAuditMessages();
  return (
    <Page title={w('title')} padded>
      <Stack>
        <Muted>{w('lead')}</Muted>
        <Suspense fallback={<TableSkeleton />}>
          <AuditList />
        </Suspense>
      </Stack>
    </Page>
  );
}
