import type { Language } from '#kernel/request/language.js';

/** The words of the PDF and of the workbook. */
export interface ProductWords {
  name: string;
  description: string;
  sku: string;
  brand: string;
  price: string;
  currency: string;
  stock: string;
  status: string;
  active: string;
  inactive: string;
  created: string;
  modified: string;
  id: string;
  /** The name of the sheet. */
  products: string;
  page: (number: number, count: number) => string;
  /** Explains the sign for characters that the font doesn't have. */
  undrawn: (sign: string) => string;
}

export const PRODUCT_WORDS: Readonly<Record<Language, ProductWords>> = {
  en: {
    name: 'Name',
    description: 'Description',
    sku: 'SKU',
    brand: 'Brand',
    price: 'Price',
    currency: 'Currency',
    stock: 'Stock',
    status: 'Status',
    active: 'Active',
    inactive: 'Inactive',
    created: 'Created',
    modified: 'Modified',
    id: 'Id',
    products: 'Products',
    page: (number, count) => `Page ${number} of ${count}`,
    undrawn: (sign) => `${sign} is for letters that this file's font doesn't have. The product's page shows them.`,
  },
  he: {
    name: 'שם',
    description: 'תיאור',
    sku: 'מק״ט',
    brand: 'מותג',
    price: 'מחיר',
    currency: 'מטבע',
    stock: 'מלאי',
    status: 'מצב',
    active: 'פעיל',
    inactive: 'לא פעיל',
    created: 'נוצר',
    modified: 'עודכן',
    id: 'מזהה',
    products: 'מוצרים',
    page: (number, count) => `עמוד ${number} מתוך ${count}`,
    undrawn: (sign) => `הסימן ${sign} מחליף אותיות שאין בגופן של הקובץ. הן מופיעות בעמוד המוצר.`,
  },
};
