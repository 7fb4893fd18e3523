import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { preloadWhenIdle } from '../../../ui/loading/lazy-with-retry';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { AdminTable } from '../tables/AdminTable';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { useProductMessages } from './messages';
import type { Product } from './product';
import { NEWEST_FIRST, SORTABLE, sortPartsOf } from './product-sort';
import { ProductBulkActions } from './ProductBulkActions';
import { ProductDetails } from './ProductDetails';
import { ProductsDocument } from './Products.generated';
import { useDeletion } from './useDeletion';
import { useProductColumns } from './useProductColumns';
import { WorkbookButton } from './WorkbookButton';

const ProductEditor = preloadWhenIdle(async () => ({ default: (await import('./ProductEditor')).ProductEditor }));

/** As the specification has it, where someone has chosen no other number in the address. */
const ROWS = 5;

interface CatalogProps {
  mayWrite: boolean;
  isCreating: boolean;
  onCreate: (isOpen: boolean) => void;
}

/** The product catalog, which editors can change. */
export function Catalog({ mayWrite, isCreating, onCreate }: CatalogProps) {
  const w = useProductMessages();
  const [opened, setOpened] = useState<Product | null>(null);
  const [removing, setRemoving] = useState<Product | null>(null);
  const at = useTableAddress({
    sortable: SORTABLE,
    sort: NEWEST_FIRST,
    filters: { state: ['active', 'inactive'] },
    size: ROWS,
  });
  const { state } = at.filters;
  const filter = { keyword: at.query || null, isActive: state === null ? null : state === 'active' };
  const list = useTableRows(
    ProductsDocument,
    { ...filter, sort: sortPartsOf(at.sort), first: at.size, after: at.after },
    ({ products }) => products,
  );
  const remove = useDeletion();
  const [busy, setBusy] = useState(false);
  const currencies = new Set(list.shown?.edges.map(({ node }) => node.currency));

  async function confirmRemoval({ id }: Product) {
    setBusy(true);
    await remove([id]);
    setBusy(false);
    setRemoving(null);
  }

  return (
    <Stack>
      <AdminTable
        name="products"
        caption={w('title')}
        columns={useProductColumns(mayWrite ? { onEdit: setOpened, onRemove: setRemoving } : null)}
        at={at}
        list={list}
        nameOf={({ name }) => name}
        onOpen={setOpened}
        search={{ label: w('search'), placeholder: w('searchHint'), maxLength: 200 }}
        filters={[
          {
            name: 'state',
            label: w('state'),
            every: w('everyState'),
            options: [
              { value: 'active', label: w('isActive') },
              { value: 'inactive', label: w('inactive') },
            ],
          },
        ]}
        bulk={mayWrite ? (products, clear) => <ProductBulkActions products={products} onDone={clear} /> : undefined}
        found={(count) => w('total', { count })}
        failure={w('loadFailed')}
        empty={
          <EmptyState
            drawing="nest"
            title={w('empty')}
            text={w('emptyText')}
            action={
              mayWrite && (
                <Button icon={Plus} onClick={() => onCreate(true)}>
                  {w('create')}
                </Button>
              )
            }
          />
        }
        {...(mayWrite && { fileName: 'products.csv', actions: <WorkbookButton filter={filter} sort={at.sort} /> })}
      />
      {at.sort.id === 'price' && currencies.size > 1 && <Muted role="status">{w('byCurrency')}</Muted>}
      <Suspense fallback={null}>
        {isCreating && <ProductEditor product={null} onClose={() => onCreate(false)} />}
        {opened && mayWrite && <ProductEditor product={opened} onClose={() => setOpened(null)} />}
      </Suspense>
      {opened && !mayWrite && <ProductDetails product={opened} onClose={() => setOpened(null)} />}
      <ConfirmDialog
        open={removing !== null}
        title={w('deleteTitle', { name: removing?.name ?? '' })}
        text={w('deleteText')}
        confirmLabel={w('deleteConfirm')}
        danger
        busy={busy}
        onConfirm={() => removing && void confirmRemoval(removing)}
        onClose={() => setRemoving(null)}
      />
    </Stack>
  );
}
