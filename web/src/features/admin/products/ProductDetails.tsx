import { Badge } from '../../../ui/feedback/Badge';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import type { Product } from './product';
import { useProductMessages } from './messages';
import { useProductColumns } from './useProductColumns';

interface ProductDetailsProps {
  product: Product;
  onClose: () => void;
}

/** All of a product, for those who can't change it. */
export function ProductDetails({ product, onClose }: ProductDetailsProps) {
  const w = useProductMessages();
  const [, ...columns] = useProductColumns(null);
  return (
    <Dialog open title={product.name} onClose={onClose}>
      {!product.isActive && <Badge>{w('inactive')}</Badge>}
      <dl className={styles.facts}>
        {columns.flatMap(({ id, label, cell }) =>
          id === 'description' || id === 'state'
            ? []
            : [
                <div key={id} className={styles.fact}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{cell(product)}</dd>
                </div>,
              ],
        )}
      </dl>
      {product.description && (
        <p className={styles.description} dir="auto">
          {product.description}
        </p>
      )}
    </Dialog>
  );
}

const styles = sheet({
  facts: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '3', margin: '0' },
  fact: { minWidth: '0' },
  label: { fontSize: 'sm', color: 'fg.muted' },
  value: { margin: '0', overflowWrap: 'anywhere' },
  description: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBlockStart: '4', textAlign: 'start' },
});
