import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';

/** The fields that a list can be sorted by. */
export const PRODUCT_SORT_FIELDS = ['NAME', 'BRAND', 'CURRENCY', 'PRICE', 'STOCK', 'CREATED_AT'] as const;
export type ProductSortField = (typeof PRODUCT_SORT_FIELDS)[number];

export interface ProductOrderPart {
  readonly field: ProductSortField;
  readonly descending: boolean;
}

/** The first part counts most. Creation time and id break ties, in the direction of the last part. */
export type ProductOrder = readonly ProductOrderPart[];

export const NEWEST_FIRST: ProductOrder = [{ field: 'CREATED_AT', descending: true }];

/** The sort key of each field and its type. Of a text only its beginning, so that cursors and indexes can hold it. */
const KEYS: Readonly<Record<ProductSortField, { key: string; type: string }>> = {
  NAME: { key: 'left(lower(p.name), 100) collate "C"', type: 'text' },
  BRAND: { key: 'left(lower(p.brand), 100) collate "C"', type: 'text' },
  CURRENCY: { key: 'p.currency collate "C"', type: 'text' },
  PRICE: { key: 'p.price', type: 'int' },
  STOCK: { key: 'p.stock', type: 'int' },
  CREATED_AT: { key: 'p.created_at', type: 'timestamptz' },
};

/** The names that REST uses for sortable fields. */
const REST_NAMES: Readonly<Record<string, ProductSortField>> = {
  name: 'NAME',
  brand: 'BRAND',
  currency: 'CURRENCY',
  price: 'PRICE',
  stock: 'STOCK',
  createdOn: 'CREATED_AT',
  createdAt: 'CREATED_AT',
};

/** @throws InvalidInput if a field is named twice */
export function orderOf(parts: ProductOrder): ProductOrder {
  const fields = parts.map(({ field }) => field);
  if (new Set(fields).size < fields.length) throw refused('sort', 'Each field can be sorted by only once.');
  const last = parts.at(-1);
  if (!last) return NEWEST_FIRST;
  return fields.includes('CREATED_AT') ? parts : [...parts, { field: 'CREATED_AT', descending: last.descending }];
}

/** Parses an order as REST writes it. @throws InvalidInput for a field that can't be sorted by */
export function orderOfNames(parts: readonly { id: string; desc?: boolean | null }[]): ProductOrder {
  return orderOf(
    parts.map(({ id, desc }) => {
      if (!Object.hasOwn(REST_NAMES, id)) {
        throw refused('sorting', 'Products can be sorted by name, brand, currency, price, stock and createdOn.');
      }
      return { field: REST_NAMES[id]!, descending: desc ?? false };
    }),
  );
}

function refused(field: string, message: string): InvalidInput {
  const complaint: FieldError = { field, message };
  return new InvalidInput([complaint], 'INVALID_SORT');
}

/** Names an order, so that a cursor of one order is not accepted for another. */
export function nameOf(order: ProductOrder): string {
  return order.map(({ field, descending }) => `${field}${descending ? '-' : '+'}`).join('');
}

export interface OrderText {
  /** The keys of a row as texts, k0 first. */
  readonly select: string;
  /** The `order by` list. */
  readonly orderBy: string;
  /** True for rows after a position whose parts are parameters from `first` on, the id last. */
  readonly behind: (first: number) => string;
}

/** The SQL that lists products in an order; it contains no user input. */
export function textOf(order: ProductOrder): OrderText {
  const parts = order.map(({ field, descending }) => ({ ...KEYS[field], descending }));
  const keys = [...parts, { key: 'p.id', type: 'uuid', descending: order.at(-1)!.descending }];
  const shown = parts.map(({ key, type }, place) => {
    // PostgreSQL would format a timestamp by the session's settings.
    const text = type === 'timestamptz' ? `to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : key;
    return `(${text})::text as k${place}`;
  });
  return {
    select: shown.join(', '),
    orderBy: keys.map(({ key, descending }) => `${key} ${descending ? 'desc' : 'asc'}`).join(', '),
    behind: (first) => {
      const value = (place: number) => `$${first + place}::${keys[place]!.type}`;
      if (keys.every(({ descending }) => descending === keys[0]!.descending)) {
        const sign = keys[0]!.descending ? '<' : '>';
        return `(${keys.map(({ key }) => key).join(', ')}) ${sign} (${keys.map((_, place) => value(place)).join(', ')})`;
      }
      const branches = keys.map(({ key, descending }, place) => {
        const same = keys.slice(0, place).map((before, index) => `${before.key} = ${value(index)}`);
        return `(${[...same, `${key} ${descending ? '<' : '>'} ${value(place)}`].join(' and ')})`;
      });
      return `(${branches.join(' or ')})`;
    },
  };
}

const WHOLE = /^\d{1,10}$/;
const MAX_INT = 2_147_483_647;

/** Whether a part of a cursor is a valid value of the field. */
export function fits({ field }: ProductOrderPart, value: string): boolean {
  if (KEYS[field].type === 'text') return true;
  if (field === 'CREATED_AT') return /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value));
  return WHOLE.test(value) && Number(value) <= MAX_INT;
}
