import { FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { Row } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/feedback/toast';
import { savePdf } from './product-files';
import type { Product } from './product';
import { useProductMessages } from './messages';

interface ProductActionsProps {
  product: Product;
  onEdit: () => void;
  onRemove: () => void;
}

/** The editor's actions for a product. */
export function ProductActions({ product, onEdit, onRemove }: ProductActionsProps) {
  const t = useT();
  const w = useProductMessages();
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
