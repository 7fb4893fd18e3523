import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { CatalogIndex } from '../features/catalog/CatalogIndex';
import { pages } from '../features/catalog/groups';
import { inTime } from '../ui/lazily';
import { useTakeOver } from '../ui/server-page';
import { Skeleton } from '../ui/Skeleton';
import { NotFound } from './not-found';

const PageView = inTime(async () => ({ default: (await import('../features/catalog/PageView')).PageView }));

/** /ui and all below it: the design system in use. */
export function Catalog() {
  useTakeOver(true);
  const path = useParams()['*']?.replace(/\/+$/, '').toLowerCase() ?? '';
  if (path === '') return <CatalogIndex />;
  const page = pages.find((each) => each.path === path);
  if (!page) return <NotFound />;
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <PageView key={page.path} page={page} />
    </Suspense>
  );
}
