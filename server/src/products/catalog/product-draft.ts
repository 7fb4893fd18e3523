import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';
import { checkText } from '#kernel/text/plain-text.js';
import { isCurrency } from '../money.js';

/** Graphemes of each text. */
const MAX_NAME = 200;
const MAX_DESCRIPTION = 5_000;
const MAX_SKU = 64;
const MAX_BRAND = 100;
/** What a column of whole numbers holds. */
const MAX_NUMBER = 2_147_483_647;

/** What an editor says of a product; what is absent or null stays, or is the default of a new one. */
export interface ProductInputFields {
  name: string;
  description?: string | null;
  sku?: string | null;
  brand?: string | null;
  price?: number | null;
  currency?: string | null;
  stock?: number | null;
  isActive?: boolean | null;
}

/** What a product is made of. */
export interface ProductFacts {
  [field: string]: string | number | boolean;
  name: string;
  description: string;
  sku: string;
  brand: string;
  price: number;
  currency: string;
  stock: number;
  isActive: boolean;
}

const NEW_PRODUCT: ProductFacts = {
  name: '',
  description: '',
  sku: '',
  brand: '',
  price: 0,
  currency: 'USD',
  stock: 0,
  isActive: true,
};

/** The facts that an input leads to. @throws InvalidInput with a complaint for every wrong field */
export function factsOf(input: ProductInputFields, before: ProductFacts = NEW_PRODUCT): ProductFacts {
  const complaints: FieldError[] = [];
  const refuse = (field: string, message: string) => void complaints.push({ field, message });

  const text = (field: 'name' | 'description' | 'sku' | 'brand', maxGraphemes: number): string => {
    const raw = input[field];
    if (raw === null || raw === undefined) return before[field];
    const checked = checkText(raw, {
      maxGraphemes,
      allowEmpty: field !== 'name',
      multiline: field === 'description',
    });
    if (checked.ok) return checked.text;
    const size = field === 'name' ? `1 to ${maxGraphemes}` : `up to ${maxGraphemes}`;
    refuse(field, `${field} takes ${field === 'description' ? '' : 'one line of '}${size} characters.`);
    return '';
  };
  const number = (field: 'price' | 'stock'): number => {
    const raw = input[field];
    if (raw === null || raw === undefined) return before[field];
    if (!Number.isInteger(raw) || raw < 0 || raw > MAX_NUMBER) {
      refuse(field, `${field} takes a whole number from 0 to ${MAX_NUMBER}.`);
    }
    return raw;
  };
  const currency = (input.currency ?? before.currency).trim().toUpperCase();
  if (!isCurrency(currency)) refuse('currency', 'currency takes a code of ISO 4217, such as USD.');

  const facts: ProductFacts = {
    name: text('name', MAX_NAME),
    description: text('description', MAX_DESCRIPTION),
    sku: text('sku', MAX_SKU),
    brand: text('brand', MAX_BRAND),
    price: number('price'),
    currency,
    stock: number('stock'),
    isActive: input.isActive ?? before.isActive,
  };
  if (complaints.length > 0) throw new InvalidInput(complaints, 'INVALID_PRODUCT');
  return facts;
}
