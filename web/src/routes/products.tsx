import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useProductMessages } from '../features/admin/products/messages';
import { TableSkeleton } from '../features/admin/tables/TableSkeleton';
import { useHolds } from '../features/session/viewer/claims';
import { Button } from '../ui/form/Button';
import { Page } from '../ui/layout/Page';
import { useRootFlag } from '../ui/layout/root-flags';
import { Catalog } from '../features/admin/products/Catalog';

/** /products: the catalog, for everybody who is signed in; editors change it. */
export function ProductsPage() {
  const w = useProductMessages();
  const mayWrite = useHolds('products.write');
  const [creating, setCreating] = useState(false);
  useRootFlag('wide');
  return (
    <Page
      title={w('title')}
      padded
      actions={
        mayWrite && (
          <Button icon={Plus} size="sm" onClick={() => setCreating(true)}>
            {w('create')}
          </Button>
        )
      }
    >
      <Suspense fallback={<TableSkeleton />}>
        <Catalog mayWrite={mayWrite} isCreating={creating} onCreate={setCreating} />
      </Suspense>
    </Page>
  );
}
