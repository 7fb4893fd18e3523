import { Suspense } from 'react';
import { useWordsMessages } from '../features/admin/moderation/words/messages';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Muted, Stack } from '../ui/layout/Layout';
import { Page } from '../ui/layout/Page';
import { Words } from '../features/admin/moderation/words/Words';

/** /admin/held-words: the words and domains that hold quacks, for those who decide cases. */
export function AdminHeldWordsPage() {
  const w = useWordsMessages();
  return (
    <Page title={w('title')} padded>
      <Stack>
        <Muted>{w('lead')}</Muted>
        <Suspense fallback={<Skeleton height="20rem" />}>
          <Words />
        </Suspense>
      </Stack>
    </Page>
  );
}
