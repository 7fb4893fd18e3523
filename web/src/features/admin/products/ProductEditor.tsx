import { EditorDialog } from '../../../forms/EditorDialog';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { Switch } from '../../../ui/form/Switch';
import { SelectField, TextAreaField, TextField } from '../../../ui/form/TextField';
import { HistoryLink } from '../../session/history/HistoryLink';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { currencyOptions, fractionDigits, readPrice, typedPrice } from './money';
import type { Product } from './product';
import { useCreateProductMutation, useUpdateProductMutation } from './Products.generated';
import { useProductMessages } from './messages';

/** In graphemes, as the server counts. */
const MAX = { name: 200, description: 5_000, sku: 64, brand: 100 };
const MAX_STOCK = 2_147_483_647;

interface ProductEditorProps {
  /** Null creates a product. */
  product: Product | null;
  onClose: () => void;
}

/** Creates or edits a product. */
export function ProductEditor({ product, onClose }: ProductEditorProps) {
  const t = useT();
  const w = useProductMessages();
  const { language } = useLanguage();
  const rules = createRules(t);
  const [create] = useCreateProductMutation({ refetchQueries: ['Products'] });
  const [update] = useUpdateProductMutation({ refetchQueries: ['Products'] });
  const presentCurrency = product?.currency ?? (language === 'he' ? 'ILS' : 'USD');

  const line = (max: number, value: string) =>
    /[\n\r\u2028\u2029]/.test(value.trim()) ? w('oneLine') : rules.atMost(max, value);
  const priceRule = (price: string, currency: string) => {
    if (readPrice(price, currency) !== null) return null;
    const count = fractionDigits(currency);
    return count === 0 ? w('priceWhole') : w('priceWrong', { count });
  };

  const form = useForm({
    initial: {
      name: product?.name ?? '',
      description: product?.description ?? '',
      sku: product?.sku ?? '',
      brand: product?.brand ?? '',
      price: product ? typedPrice(product.price, product.currency) : '',
      currency: presentCurrency,
      stock: String(product?.stock ?? 0),
      isActive: product?.isActive ?? true,
    },
    validate: ({ name, description, sku, brand, price, currency, stock }) => ({
      name: rules.required(name) ?? line(MAX.name, name),
      description: rules.atMost(MAX.description, description),
      sku: line(MAX.sku, sku),
      brand: line(MAX.brand, brand),
      price: rules.required(price) ?? priceRule(price, currency),
      stock: /^\d{1,10}$/.test(stock.trim()) && Number(stock) <= MAX_STOCK ? null : w('stockWrong'),
    }),
    failure: w('saveFailed'),
    async submit({ name, description, sku, brand, price, currency, stock, isActive }) {
      const input = {
        ...{ name, description, sku, brand, currency, isActive },
        price: readPrice(price, currency) ?? 0,
        stock: Number(stock),
      };
      if (product) await update({ variables: { id: product.id, input } });
      else await create({ variables: { input } });
      toast.success(w(product ? 'saved' : 'createdToast'));
      onClose();
    },
  });

  return (
    <EditorDialog title={w(product ? 'editTitle' : 'createTitle')} form={form} saveLabel={w('save')} onClose={onClose}>
      <TextField label={w('nameLabel')} dir="auto" autoComplete="off" required {...form.text('name')} />
      <TextAreaField label={w('description')} rows={3} optional {...form.text('description')} />
      <div className={styles.pair}>
        <TextField label={w('sku')} dir="auto" autoComplete="off" optional {...form.text('sku')} />
        <TextField label={w('brandLabel')} dir="auto" autoComplete="off" optional {...form.text('brand')} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={w('priceLabel')}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          required
          {...form.text('price')}
        />
        <SelectField
          label={w('currency')}
          options={currencyOptions(language, presentCurrency)}
          {...form.text('currency')}
        />
      </div>
      <TextField
        label={w('stockLabel')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        required
        {...form.text('stock')}
      />
      <Switch label={w('isActive')} hint={w('isActiveHint')} {...form.flag('isActive')} />
      {product && (
        <div>
          <HistoryLink of={product.id} name={product.name} />
        </div>
      )}
    </EditorDialog>
  );
}

const styles = sheet({
  pair: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '4',
  },
});
