import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Catalog } from '../features/admin/products/Catalog';
import { useProductMessages } from '../features/admin/products/messages';
import { TableSkeleton } from '../features/admin/tables/TableSkeleton';
import { useHolds } from '../features/session/viewer/claims';
import { Button } from '../ui/form/Button';
import { Page } from '../ui/layout/Page';
import { useRootFlag } from '../ui/layout/root-flags';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';
import { NavTabs } from '../ui/navigation/Tabs';

const ProductBin = lazyWithRetry(async () => ({
  default: (await import('../features/admin/products/ProductBin')).ProductBin,
}));

const PATH = '/products';

/** /products: the catalog, for everybody who is signed in; editors change it, and have its bin. */
export function ProductsPage() {
  const w = useProductMessages();
  const mayWrite = useHolds('products.write');
  const [parameters] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const isBin = mayWrite && parameters.get('list') === 'bin';
  useRootFlag('wide');
  return (
    <Page
      title={w('title')}
      padded
      actions={
        mayWrite &&
        !isBin && (
          <Button icon={Plus} size="sm" onClick={() => setCreating(true)}>
            {w('create')}
          </Button>
        )
      }
      tabs={
        mayWrite && (
          <NavTabs
            label={w('lists')}
            items={[
              { to: PATH, label: w('catalog'), current: !isBin },
              { to: `${PATH}?list=bin`, label: w('bin'), current: isBin },
            ]}
          />
        )
      }
    >
      <Suspense fallback={<TableSkeleton />}>
        {isBin ? <ProductBin /> : <Catalog mayWrite={mayWrite} isCreating={creating} onCreate={setCreating} />}
      </Suspense>
    </Page>
  );
}
