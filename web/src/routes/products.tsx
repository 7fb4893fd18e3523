import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useHolds } from '../features/identity/viewer/claims';
import { Catalog } from '../features/products/Catalog';
import { useProductWords } from '../features/products/words';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';

/** /products: the catalog, for everybody who is signed in; editors change it. */
export function Products() {
  const w = useProductWords();
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
