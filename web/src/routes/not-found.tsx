import { Suspense } from 'react';
import { useT } from '../i18n/I18nProvider';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Page } from '../ui/layout/Page';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';

const WaysOn = lazyWithRetry(async () => ({
  default: (await import('../features/timelines/public/WaysOn')).WaysOn,
}));

export function NotFoundPage() {
  const t = useT();
  return (
    <Page title={t('states.notFoundTitle')}>
      <EmptyState
        drawing="reeds"
        title={t('states.notFoundHeading')}
        text={t('states.notFoundText')}
        action={
          <Suspense fallback={null}>
            <WaysOn />
          </Suspense>
        }
      />
    </Page>
  );
}
