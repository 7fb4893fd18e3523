import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { type Column, Table } from '../../../ui/list/Table';
import { sheet } from '../../../ui/theme/sheet';
import { formatPrice } from './money';
import type { Product } from './product';
import { columnOf, type ProductSort, type SortColumn } from './product-sort';
import { ProductActions } from './ProductActions';
import { useProductMessages } from './messages';

interface ProductTableProps {
  products: readonly Product[];
  sort: ProductSort;
  mayWrite: boolean;
  onSort: (column: SortColumn) => void;
  onEdit: (product: Product) => void;
  onRemove: (product: Product) => void;
}

/** The table of products; rows are cards on phones. */
export function ProductTable({ products, sort, mayWrite, onSort, onEdit, onRemove }: ProductTableProps) {
  const w = useProductMessages();
  const formats = useFormats();
  const { language } = useLanguage();
  const columns: readonly Column<Product, SortColumn | 'actions'>[] = [
    { id: 'name', label: w('product'), sortable: true, cell: (product) => <Naming product={product} /> },
    { id: 'brand', label: w('brandLabel'), sortable: true, cell: ({ brand }) => <bdi>{brand || '–'}</bdi> },
    {
      id: 'price',
      label: w('priceLabel'),
      sortable: true,
      align: 'number',
      cell: ({ price, currency }) => <bdi className={styles.whole}>{formatPrice(price, currency, language)}</bdi>,
    },
    {
      id: 'stock',
      label: w('stockLabel'),
      sortable: true,
      align: 'number',
      cell: ({ stock }) => formats.number(stock),
    },
    {
      id: 'created',
      label: w('created'),
      sortable: true,
      cell: ({ createdAt }) => <span className={styles.whole}>{formats.day(new Date(createdAt))}</span>,
    },
    ...(mayWrite
      ? [
          {
            id: 'actions',
            label: w('actions'),
            hideLabel: true,
            align: 'end',
            cell: (product: Product) => (
              <ProductActions product={product} onEdit={() => onEdit(product)} onRemove={() => onRemove(product)} />
            ),
          } as const,
        ]
      : []),
  ];
  return (
    <Table
      caption={w('title')}
      columns={columns}
      rows={products}
      rowKey={({ id }) => id}
      sort={columnOf(sort)}
      onSort={(column) => column !== 'actions' && onSort(column)}
      cards
    />
  );
}

function Naming({ product: { name, sku, description, isActive } }: { product: Product }) {
  const w = useProductMessages();
  return (
    <span className={styles.naming}>
      <span className={styles.first}>
        <bdi className={styles.name}>{name}</bdi>
        {!isActive && <Badge>{w('inactive')}</Badge>}
      </span>
      {sku && <bdi className={styles.muted}>{sku}</bdi>}
      {description && (
        <span dir="auto" className={styles.description}>
          {description}
        </span>
      )}
    </span>
  );
}

const styles = sheet({
  whole: { whiteSpace: 'nowrap' },
  // Aligned with the start of the page, whatever the direction of the text.
  naming: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    textAlign: 'start',
    minWidth: '0',
    maxWidth: '22rem',
    paddingBlock: '1',
  },
  first: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '2' },
  name: { fontWeight: 'medium', overflowWrap: 'anywhere' },
  muted: { color: 'fg.muted', overflowWrap: 'anywhere' },
  description: { color: 'fg.muted', lineClamp: '2', overflowWrap: 'anywhere' },
});
