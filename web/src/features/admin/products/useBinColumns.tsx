import { RotateCcw, Trash2 } from 'lucide-react';
import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { Row } from '../../../ui/layout/Layout';
import type { TableColumn } from '../tables/columns';
import type { BinRow_ProductFragment } from './Bin.generated';
import { useProductMessages } from './messages';
import { formatPrice } from './money';

interface Actions {
  busy: boolean;
  onRestore: (product: BinRow_ProductFragment) => void;
  onErase: (product: BinRow_ProductFragment) => void;
}

/** The columns of the bin. */
export function useBinColumns({ busy, onRestore, onErase }: Actions): readonly TableColumn<BinRow_ProductFragment>[] {
  const w = useProductMessages();
  const formats = useFormats();
  const { language } = useLanguage();
  return [
    { id: 'name', label: w('product'), sort: 'ascending', cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'sku', label: w('sku'), cell: ({ sku }) => <bdi>{sku || '–'}</bdi> },
    { id: 'brand', label: w('brandLabel'), cell: ({ brand }) => <bdi>{brand || '–'}</bdi> },
    {
      id: 'price',
      label: w('priceLabel'),
      align: 'number',
      cell: ({ price, currency }) => <bdi>{formatPrice(price, currency, language)}</bdi>,
    },
    {
      id: 'deleted',
      label: w('deletedOn'),
      sort: 'descending',
      cell: ({ deletedAt }) => formats.day(new Date(deletedAt)),
    },
    { id: 'erased', label: w('erasedOn'), cell: ({ erasedAt }) => formats.day(new Date(erasedAt)) },
    {
      id: 'actions',
      label: w('actions'),
      hideLabel: true,
      align: 'end',
      cell: (product) => (
        <Row gap={0} justify="end">
          <IconButton
            icon={RotateCcw}
            size="sm"
            label={w('restoreOf', { name: product.name })}
            disabled={busy}
            onClick={() => onRestore(product)}
          />
          <IconButton
            icon={Trash2}
            size="sm"
            label={w('eraseOf', { name: product.name })}
            aria-haspopup="dialog"
            disabled={busy}
            onClick={() => onErase(product)}
          />
        </Row>
      ),
    },
  ];
}
