import { FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { IconButton } from '../../ui/IconButton';
import { Row } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import { savePdf } from './product-files';
import type { Product } from './product';
import { useProductWords } from './words';

interface ProductActionsProps {
  product: Product;
  onEdit: () => void;
  onRemove: () => void;
}

/** What editors do with one product. */
export function ProductActions({ product, onEdit, onRemove }: ProductActionsProps) {
  const t = useT();
  const w = useProductWords();
  const [busy, setBusy] = useState(false);
  const { name } = product;

  async function takePdf() {
    if (busy) return;
    setBusy(true);
    await savePdf(product.id).catch((error: unknown) => toast.error(errorMessage(error, t, w('pdfFailed'))));
    setBusy(false);
  }

  return (
    <Row gap={0} justify="end">
      <IconButton
        icon={FileText}
        size="sm"
        label={w('pdf', { name })}
        aria-busy={busy}
        onClick={() => void takePdf()}
      />
      <IconButton icon={Pencil} size="sm" label={w('edit', { name })} aria-haspopup="dialog" onClick={onEdit} />
      <IconButton icon={Trash2} size="sm" label={w('remove', { name })} aria-haspopup="dialog" onClick={onRemove} />
    </Row>
  );
}
