import { Suspense } from 'react';
import { useForbiddenMessages } from '../features/session/viewer/forbidden-messages';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Page } from '../ui/layout/Page';
import { WaysOn } from '../features/timelines/public/WaysOn';

/** /403: someone opened a page that is not for them, or that is no longer. */
export function ForbiddenPage() {
  const w = useForbiddenMessages();
  return (
    <Page title={w('title')}>
      <EmptyState
        drawing="reeds"
        title={w('heading')}
        text={w('text')}
        action={
          <Suspense fallback={null}>
            <WaysOn />
          </Suspense>
        }
      />
    </Page>
  );
}
