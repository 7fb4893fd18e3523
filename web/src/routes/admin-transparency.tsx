import { Suspense } from 'react';
import { useNumbersMessages } from '../features/admin/moderation/numbers/messages';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Muted, Stack } from '../ui/layout/Layout';
import { Page } from '../ui/layout/Page';
import { Numbers } from '../features/admin/moderation/numbers/Numbers';

/** /admin/transparency: the numbers of a year, for the transparency report. */
export function AdminTransparencyPage() {
  const w = useNumbersMessages();
  return (
    <Page title={w('title')} padded>
      <Stack>
        <Muted>{w('lead')}</Muted>
        <Suspense fallback={<Skeleton height="16rem" />}>
          <Numbers />
        </Suspense>
      </Stack>
    </Page>
  );
}
