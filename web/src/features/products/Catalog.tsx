import { useState } from 'react';
import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { ConfirmDialog } from '../../ui/Dialog';
import { Stack } from '../../ui/Layout';
import { usePageMark } from '../../ui/page-marks';
import { toast } from '../../ui/toast';
import type { Product } from './product';
import { ProductEditor } from './ProductEditor';
import { ProductFilters } from './ProductFilters';
import { ProductPage } from './ProductPage';
import { useDeleteProductMutation } from './Products.generated';
import { useProductPlace } from './useProductPlace';
import { useProductWords } from './words';

interface CatalogProps {
  mayWrite: boolean;
  isCreating: boolean;
  onCreate: (isOpen: boolean) => void;
}

/** Products to look through, and for editors to change. */
export function Catalog({ mayWrite, isCreating, onCreate }: CatalogProps) {
  const t = useT();
  const w = useProductWords();
  const at = useProductPlace();
  usePageMark('wide');
  const [editing, setEditing] = useState<Product | null>(null);
  const [removing, setRemoving] = useState<Product | null>(null);
  // What a change does to the order and to the number of pages only the server knows.
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
