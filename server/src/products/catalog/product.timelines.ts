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

/** $1 pattern or null. */
const MATCHES = '($1::text is null or p.search like lower($1))';
const COUNT = `select count(*)::int as n from products p where ${MATCHES}`;

/** Lists of products: all, or those with the keyword in their name, description, SKU or brand. */
@Injectable()
export class ProductTimelines {
  constructor(private readonly database: Database) {}

  /** @param page its position holds the keys of the order as base64url, then the id. @throws InvalidInput for another's cursor */
  async list(keyword: string | null, order: ProductOrder, { first, after }: KeysetPage): Promise<IdPage> {
    const { select, orderBy, behind } = textOf(order);
    const position = after === null ? [] : positionOf(order, after);
    const rows = await this.database.rows<KeyedRow>(
      `select p.id, ${select} from products p
       where ${MATCHES}${position.length > 0 ? ` and ${behind(3)}` : ''}
       order by ${orderBy} limit $2::int`,
      [patternOf(keyword), first + 1, ...position],
    );
    return idPageOf(rows, { first, after }, (row) => [
      // A sign before the key, since no part of a position may be empty.
      ...order.map((_, place) => Buffer.from(`=${row[`k${place}`]!}`).toString('base64url')),
      row.id,
    ]);
  }

  async numbered(keyword: string | null, order: ProductOrder, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, totalCount] = await Promise.all([
      this.database.rows<{ id: string }>(
        `select p.id from products p where ${MATCHES} order by ${textOf(order).orderBy} offset $2::int limit $3::int`,
        [patternOf(keyword), offset, limit],
      ),
      this.count(keyword),
    ]);
    const ids = rows.slice(0, page.pageSize).map(({ id }) => id);
    return { ids, totalCount, hasNextPage: rows.length > page.pageSize };
  }

  async count(keyword: string | null): Promise<number> {
    return (await this.database.rows<{ n: number }>(COUNT, [patternOf(keyword)]))[0]?.n ?? 0;
  }
}

function patternOf(keyword: string | null): string | null {
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
