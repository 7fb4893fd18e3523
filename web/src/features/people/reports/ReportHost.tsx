import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { reportDialog, useReportDialog } from './report-dialog';

const ReportDialog = lazyWithRetry(async () => ({ default: (await import('./ReportDialog')).ReportDialog }));

/** Shows what `reportDialog` opens. */
export function ReportHost() {
  const subject = useReportDialog();
  if (!subject) return null;
  return (
    <Suspense fallback={null}>
      <ReportDialog subject={subject} onClose={() => reportDialog.close()} />
    </Suspense>
  );
}
