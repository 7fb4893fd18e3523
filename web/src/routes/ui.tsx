import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { CatalogIndex } from '../features/catalog/CatalogIndex';
import { pages } from '../features/catalog/groups';
import { preloadWhenIdle } from '../ui/loading/lazy-with-retry';
import { useTakeOver } from '../ui/layout/server-page';
import { Skeleton } from '../ui/feedback/Skeleton';
import { NotFoundPage } from './not-found';

const PageView = preloadWhenIdle(async () => ({ default: (await import('../features/catalog/PageView')).PageView }));

/** /ui and all below it: the design system in use. */
export function UiPage() {
  useTakeOver(true);
  const path = useParams()['*']?.replace(/\/+$/, '').toLowerCase() ?? '';
  if (path === '') return <CatalogIndex />;
  const page = pages.find((each) => each.path === path);
  if (!page) return <NotFoundPage />;
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <PageView key={page.path} page={page} />
    </Suspense>
  );
}
