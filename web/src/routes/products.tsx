import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useHolds } from '../features/session/viewer/claims';
import { Catalog } from '../features/admin/products/Catalog';
import { useProductMessages } from '../features/admin/products/messages';
import { Button } from '../ui/form/Button';
import { Page } from '../ui/layout/Page';

/** /products: the catalog, for everybody who is signed in; editors change it. */
export function ProductsPage() {
  const w = useProductMessages();
  const mayWrite = useHolds('products.write');
  const [creating, setCreating] = useState(false);
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
      <Catalog mayWrite={mayWrite} isCreating={creating} onCreate={setCreating} />
    </Page>
  );
}
