import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { isUuid } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { KeysetPage, NumberedPage, NumberedIdPage, IdPage } from '#kernel/paging/page-input.js';
import { fits, type ProductOrder, textOf } from './product-order.js';

type KeyedRow = { id: string } & Record<`k${number}`, string>;

/** Products per page by default. */
export const DEFAULT_PRODUCTS = 5;
/** Longest keyword, in characters; the rest is ignored. */
const MAX_KEYWORD = 200;

/** Which products a list has; null for all. */
export interface ProductFilter {
  /** A part of the name, description, SKU or brand. */
  readonly keyword: string | null;
  readonly isActive: boolean | null;
}

/** $1 pattern or null, $2 whether active or null. */
const MATCHES = `($1::text is null or p.search like lower($1)) and ($2::boolean is null or p.is_active = $2)`;
const COUNT = `select count(*)::int as n from products p where ${MATCHES}`;

/** Lists of products: all, or those that match a filter. */
@Injectable()
export class ProductTimelines {
  constructor(private readonly database: Database) {}

  /** @param page its position holds the keys of the order as base64url, then the id. @throws InvalidInput for another's cursor */
  async list(filter: ProductFilter, order: ProductOrder, { first, after }: KeysetPage): Promise<IdPage> {
    const { select, orderBy, behind } = textOf(order);
    const position = after === null ? [] : positionOf(order, after);
    const rows = await this.database.rows<KeyedRow>(
      `select p.id, ${select} from products p
       where ${MATCHES}${position.length > 0 ? ` and ${behind(4)}` : ''}
       order by ${orderBy} limit $3::int`,
      [...valuesOf(filter), first + 1, ...position],
    );
    return idPageOf(rows, { first, after }, (row) => [
      // A sign before the key, since no part of a position may be empty.
      ...order.map((_, place) => Buffer.from(`=${row[`k${place}`]!}`).toString('base64url')),
      row.id,
    ]);
  }

  async numbered(filter: ProductFilter, order: ProductOrder, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, totalCount] = await Promise.all([
      this.database.rows<{ id: string }>(
        `select p.id from products p where ${MATCHES} order by ${textOf(order).orderBy} offset $3::int limit $4::int`,
        [...valuesOf(filter), offset, limit],
      ),
      this.count(filter),
    ]);
    const ids = rows.slice(0, page.pageSize).map(({ id }) => id);
    return { ids, totalCount, hasNextPage: rows.length > page.pageSize };
  }

  async count(filter: ProductFilter): Promise<number> {
    return (await this.database.rows<{ n: number }>(COUNT, valuesOf(filter)))[0]?.n ?? 0;
  }
}

const valuesOf = ({ keyword, isActive }: ProductFilter) => [patternOf(keyword), isActive];

/** What a search looks for in a text in lower case; null for everything. */
export function patternOf(keyword: string | null): string | null {
  const typed = (keyword ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, MAX_KEYWORD).toWellFormed();
  return typed === '' ? null : `%${typed.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function positionOf(order: ProductOrder, after: readonly string[]): string[] {
  const keys = after.slice(0, -1).map((part) => Buffer.from(part, 'base64url').toString().slice(1));
  const id = after.at(-1) ?? '';
  const isOurs = isUuid(id) && order.every((part, place) => fits(part, keys[place] ?? ''));
  if (!isOurs || keys.some((key) => key.includes('\0'))) {
    throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
  }
  return [...keys, id];
}
