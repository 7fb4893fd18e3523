import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { AdminTable } from '../tables/AdminTable';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { type BinRow_ProductFragment, DeletedProductsDocument, useEraseProductsMutation } from './Bin.generated';
import { binSortOf, LATEST_FIRST, SORTABLE_IN_BIN } from './bin-sort';
import { useProductMessages } from './messages';
import { ProductDetails } from './ProductDetails';
import { REFETCH_LISTS } from './refetched-lists';
import { useBinColumns } from './useBinColumns';
import { useRestoration } from './useRestoration';

/** Products that someone is asked about, and what ends their selection. */
interface Erasure {
  products: readonly BinRow_ProductFragment[];
  onDone: () => void;
}

/** The products that were deleted in the last 30 days, which come back from here or go for good. */
export function ProductBin() {
  const t = useT();
  const w = useProductMessages();
  const [opened, setOpened] = useState<BinRow_ProductFragment | null>(null);
  const [erasing, setErasing] = useState<Erasure | null>(null);
  const [busy, setBusy] = useState(false);
  const bringBack = useRestoration();
  const [erase] = useEraseProductsMutation(REFETCH_LISTS);
  const at = useTableAddress({ sortable: SORTABLE_IN_BIN, sort: LATEST_FIRST });
  const list = useTableRows(
    DeletedProductsDocument,
    { keyword: at.query || null, sort: binSortOf(at.sort), first: at.size, after: at.after },
    ({ deletedProducts }) => deletedProducts,
  );
  const columns = useBinColumns({
    busy,
    onRestore: (product) => void restore([product]),
    onErase: (product) => setErasing({ products: [product], onDone: () => undefined }),
  });
  const [first] = erasing?.products ?? [];

  async function restore(products: readonly BinRow_ProductFragment[], onDone?: () => void) {
    setBusy(true);
    const isDone = await bringBack(products.map(({ id }) => id));
    setBusy(false);
    if (isDone) onDone?.();
  }

  async function confirm({ products, onDone }: Erasure) {
    setBusy(true);
    try {
      const { data } = await erase({ variables: { ids: products.map(({ id }) => id) } });
      toast.success(w('erasedMany', { count: data?.eraseProducts.length ?? 0 }));
      onDone();
    } catch (error) {
      toast.error(errorMessage(error, t, w('deleteFailed')));
    }
    setBusy(false);
    setErasing(null);
  }

  return (
    <Stack>
      <Muted>{w('binLead')}</Muted>
      <AdminTable
        name="product-bin"
        caption={w('bin')}
        columns={columns}
        at={at}
        list={list}
        nameOf={({ name }) => name}
        onOpen={setOpened}
        search={{ label: w('searchBin'), placeholder: w('searchHint'), maxLength: 200 }}
        bulk={(products, clear) => (
          <>
            <Button
              variant="outline"
              size="sm"
              icon={RotateCcw}
              disabled={busy}
              onClick={() => void restore(products, clear)}
            >
              {w('restore')}
            </Button>
            <Button
              variant="outline"
              size="sm"
              icon={Trash2}
              disabled={busy}
              onClick={() => setErasing({ products, onDone: clear })}
            >
              {w('erase')}
            </Button>
          </>
        )}
        found={(count) => w('total', { count })}
        failure={w('binFailed')}
        empty={<EmptyState drawing="reeds" title={w('binEmpty')} text={w('binEmptyText')} />}
      />
      {opened && <ProductDetails product={opened} onClose={() => setOpened(null)} />}
      {erasing && (
        <ConfirmDialog
          open
          danger
          title={
            erasing.products.length === 1
              ? w('eraseTitle', { name: first?.name ?? '' })
              : w('eraseManyTitle', { count: erasing.products.length })
          }
          text={w('eraseText')}
          confirmLabel={w('erase')}
          busy={busy}
          onConfirm={() => void confirm(erasing)}
          onClose={() => setErasing(null)}
        />
      )}
    </Stack>
  );
}
