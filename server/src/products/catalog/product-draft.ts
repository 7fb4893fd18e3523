import { checkText } from '@mallard/rules/plain-text';
import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';
import { isCurrency } from '../money.js';

/** Longest text, in graphemes. */
const MAX_NAME = 200;
const MAX_DESCRIPTION = 5_000;
const MAX_SKU = 64;
const MAX_BRAND = 100;
/** The largest value of an integer column. */
const MAX_NUMBER = 2_147_483_647;

/** What an editor sets on a product. An absent or null field keeps its value, or gets the default of a new product. */
export interface ProductInputFields {
  name?: string | null;
  description?: string | null;
  sku?: string | null;
  brand?: string | null;
  price?: number | null;
  currency?: string | null;
  stock?: number | null;
  isActive?: boolean | null;
}

/** The fields of a product. */
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

/** The fields after an input. @throws InvalidInput with every invalid field */
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
    const size = field === 'name' ? `1 to ${maxGraphemes}` : `at most ${maxGraphemes}`;
    refuse(field, `${field} must be ${field === 'description' ? '' : 'a single line of '}${size} characters.`);
    return '';
  };
  const number = (field: 'price' | 'stock'): number => {
    const raw = input[field];
    if (raw === null || raw === undefined) return before[field];
    if (!Number.isInteger(raw) || raw < 0 || raw > MAX_NUMBER) {
      refuse(field, `${field} must be a whole number from 0 to ${MAX_NUMBER}.`);
    }
    return raw;
  };
  const currency = (input.currency ?? before.currency).trim().toUpperCase();
  if (!isCurrency(currency)) refuse('currency', 'currency must be an ISO 4217 code, such as USD.');

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
