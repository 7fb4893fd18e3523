import { Suspense } from 'react';
import { useRulesMessages } from '../features/admin/moderation/rules/messages';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Muted, Stack } from '../ui/layout/Layout';
import { Page } from '../ui/layout/Page';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';

const Rules = lazyWithRetry(async () => ({
  default: (await import('../features/admin/moderation/rules/Rules')).Rules,
}));

/** /admin/rules: the rules of the site, for those who write them. */
export function AdminRulesPage() {
  const w = useRulesMessages();
  return (
    <Page title={w('title')} padded>
      <Stack>
        <Muted>{w('lead')}</Muted>
        <Suspense fallback={<Skeleton height="20rem" />}>
          <Rules />
        </Suspense>
      </Stack>
    </Page>
  );
}
