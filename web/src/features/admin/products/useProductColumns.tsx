import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import type { TableColumn } from '../tables/columns';
import { useProductMessages } from './messages';
import { formatPrice, typedPrice } from './money';
import type { Product } from './product';
import { ProductActions } from './ProductActions';

interface Actions {
  onEdit: (product: Product) => void;
  onRemove: (product: Product) => void;
}

/** The columns of the catalog. @param actions null for those who only read it */
export function useProductColumns(actions: Actions | null): readonly TableColumn<Product>[] {
  const w = useProductMessages();
  const formats = useFormats();
  const { language } = useLanguage();
  const stateOf = ({ isActive }: Product) => w(isActive ? 'isActive' : 'inactive');
  return [
    {
      id: 'name',
      label: w('product'),
      sort: 'ascending',
      cell: ({ name }) => <bdi>{name}</bdi>,
      text: ({ name }) => name,
    },
    { id: 'sku', label: w('sku'), cell: ({ sku }) => <bdi>{sku || '–'}</bdi>, text: ({ sku }) => sku },
    {
      id: 'brand',
      label: w('brandLabel'),
      sort: 'ascending',
      cell: ({ brand }) => <bdi>{brand || '–'}</bdi>,
      text: ({ brand }) => brand,
    },
    {
      id: 'price',
      label: w('priceLabel'),
      sort: 'ascending',
      align: 'number',
      cell: ({ price, currency }) => <bdi>{formatPrice(price, currency, language)}</bdi>,
      file: [
        { label: w('priceLabel'), text: ({ price, currency }) => typedPrice(price, currency) },
        { label: w('currency'), text: ({ currency }) => currency },
      ],
    },
    {
      id: 'stock',
      label: w('stockLabel'),
      sort: 'ascending',
      align: 'number',
      cell: ({ stock }) => formats.number(stock),
      text: ({ stock }) => String(stock),
    },
    {
      id: 'state',
      label: w('state'),
      cell: (product) => <Badge tone={product.isActive ? 'brand' : 'neutral'}>{stateOf(product)}</Badge>,
      text: stateOf,
    },
    {
      id: 'created',
      label: w('created'),
      sort: 'descending',
      cell: ({ createdAt }) => formats.day(new Date(createdAt)),
      text: ({ createdAt }) => createdAt,
    },
    {
      id: 'description',
      label: w('description'),
      shownAtFirst: false,
      onPhones: false,
      cell: ({ description }) => <bdi>{description || '–'}</bdi>,
      text: ({ description }) => description,
    },
    ...(actions
      ? [
          {
            id: 'actions',
            label: w('actions'),
            hideLabel: true,
            align: 'end',
            cell: (product: Product) => (
              <ProductActions
                product={product}
                onEdit={() => actions.onEdit(product)}
                onRemove={() => actions.onRemove(product)}
              />
            ),
          } as const,
        ]
      : []),
  ];
}
