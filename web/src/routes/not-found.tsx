import { Suspense } from 'react';
import { useT } from '../i18n/I18nProvider';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Page } from '../ui/layout/Page';
import { WaysOn } from '../features/timelines/public/WaysOn';

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
