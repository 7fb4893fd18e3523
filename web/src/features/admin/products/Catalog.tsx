import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { Stack } from '../../../ui/layout/Layout';
import { useRootFlag } from '../../../ui/layout/root-flags';
import { toast } from '../../../ui/feedback/toast';
import type { Product } from './product';
import { ProductEditor } from './ProductEditor';
import { ProductFilters } from './ProductFilters';
import { ProductPage } from './ProductPage';
import { useDeleteProductMutation } from './Products.generated';
import { useProductUrlState } from './useProductUrlState';
import { useProductMessages } from './messages';

interface CatalogProps {
  mayWrite: boolean;
  isCreating: boolean;
  onCreate: (isOpen: boolean) => void;
}

/** The product catalog, which editors can change. */
export function Catalog({ mayWrite, isCreating, onCreate }: CatalogProps) {
  const t = useT();
  const w = useProductMessages();
  const at = useProductUrlState();
  useRootFlag('wide');
  const [editing, setEditing] = useState<Product | null>(null);
  const [removing, setRemoving] = useState<Product | null>(null);
  // Only the server knows how a change affects order and page count.
  const [remove, { loading }] = useDeleteProductMutation({ refetchQueries: ['Products'], awaitRefetchQueries: true });

  async function confirmRemoval({ id }: Product) {
    try {
      await remove({ variables: { id } });
      toast.success(w('deleted'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('deleteFailed')));
    }
    setRemoving(null);
  }

  return (
    <Stack>
      <ProductFilters at={at} mayExport={mayWrite} />
      <ProductPage
        at={at}
        mayWrite={mayWrite}
        onCreate={() => onCreate(true)}
        onEdit={setEditing}
        onRemove={setRemoving}
      />
      {isCreating && <ProductEditor product={null} onClose={() => onCreate(false)} />}
      {editing && <ProductEditor product={editing} onClose={() => setEditing(null)} />}
      <ConfirmDialog
        open={removing !== null}
        title={w('deleteTitle', { name: removing?.name ?? '' })}
        text={w('deleteText')}
        confirmLabel={w('deleteConfirm')}
        danger
        busy={loading}
        onConfirm={() => removing && void confirmRemoval(removing)}
        onClose={() => setRemoving(null)}
      />
    </Stack>
  );
}
