import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { keyedPosition, parseKeyedPosition } from '#kernel/paging/keyed-position.js';
import { idPageOf, keysetPageOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { RETENTION_DAYS } from './product.entity.js';
import { patternOf } from './product.timelines.js';

@ObjectType('DeletedProduct', {
  implements: () => [Node],
  description: 'A product in the bin: no list and no file has it until it is restored.',
})
export class DeletedProductView implements Node {
  @Field(() => ID, { description: 'Identifies the product, also once it is restored.' }) id!: string;
  @Field(() => String, { description: 'As customers knew it.' }) name!: string;
  @Field(() => String, { description: 'Plain text; may be empty.' }) description!: string;
  @Field(() => String, { description: 'The product code, which another product may have taken; may be empty.' })
  sku!: string;
  @Field(() => String, { description: 'May be empty.' }) brand!: string;
  @Field(() => Int, { description: "In the currency's minor unit, such as cents." }) price!: number;
  @Field(() => String, { description: 'ISO 4217, such as USD.' }) currency!: string;
  @Field(() => Int, { description: 'Pieces that were available.' }) stock!: number;
  @Field(() => Boolean, { description: 'Whether it was sold.' }) isActive!: boolean;
  @Field(() => DateTime, { description: 'When it was added to the catalog.' }) createdAt!: Date;
  @Field(() => DateTime, { description: 'When it was deleted.' }) deletedAt!: Date;
  @Field(() => DateTime, { description: 'From when it is erased, within a day, and can no longer be restored.' })
  erasedAt!: Date;
}

@ObjectType({ description: 'A page of the bin.' })
export class DeletedProductConnection extends ConnectionOf('DeletedProduct', () => DeletedProductView) {
  @Field(() => Int, { description: 'How many match, on all pages.' }) totalCount!: number;
}

export enum DeletedProductSort {
  LATEST = 'LATEST',
  EARLIEST = 'EARLIEST',
  NAME = 'NAME',
  NAME_DESCENDING = 'NAME_DESCENDING',
}
registerEnumType(DeletedProductSort, {
  name: 'DeletedProductSort',
  description: 'LATEST sorts by the time of the deletion, NAME from A to Z.',
  valuesMap: {
    LATEST: { description: 'The last deleted first.' },
    EARLIEST: { description: 'What is erased next comes first.' },
    NAME: { description: 'By name, A to Z.' },
    NAME_DESCENDING: { description: 'By name, Z to A.' },
  },
});

/** Sort keys, as text in the order of the "C" collation. */
const DELETED = `to_char(p.deleted_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS') collate "C"`;
const NAME = 'left(lower(p.name), 100) collate "C"';

const ORDERS: Readonly<Record<DeletedProductSort, { key: string; descending: boolean }>> = {
  LATEST: { key: DELETED, descending: true },
  EARLIEST: { key: DELETED, descending: false },
  NAME: { key: NAME, descending: false },
  NAME_DESCENDING: { key: NAME, descending: true },
};

/** $1 pattern or null. Without an index, because the bin has few rows. */
const MATCHING = `
from deleted_products p where ($1::text is null
  or lower(p.name || chr(10) || p.sku || chr(10) || p.brand || chr(10) || p.description) like lower($1))`;
const COUNT = `select count(*)::int as n ${MATCHING}`;

/** $2 key and $3 id to start after, or null; $4 rows. */
export function deletedIn(sort: DeletedProductSort): string {
  const { key, descending } = ORDERS[sort];
  const direction = descending ? 'desc' : 'asc';
  return `select p.id, p.name, p.description, p.sku, p.brand, p.price, p.currency, p.stock, p.is_active as "isActive",
    p.created_at as "createdAt", p.deleted_at as "deletedAt",
    p.deleted_at + interval '${RETENTION_DAYS} days' as "erasedAt", ${key} as key ${MATCHING}
    and ($3::uuid is null or (${key}, p.id) ${descending ? '<' : '>'} ($2, $3::uuid))
    order by ${key} ${direction}, p.id ${direction} limit $4::int`;
}

/** The products that were deleted in the last 30 days. */
@Injectable()
export class DeletedProductViews {
  constructor(private readonly database: Database) {}

  /** @param keyword a part of the name, description, SKU or brand; null for all @throws InvalidInput */
  async list(keyword: string | null, sort: DeletedProductSort, args: PageArgs): Promise<DeletedProductConnection> {
    const list = `deletedProducts.${sort}`;
    const page = keysetPageOf(list, 2, args);
    const pattern = patternOf(keyword);
    const [rows, [total]] = await Promise.all([
      this.database.rows<DeletedProductView & { key: string }>(deletedIn(sort), [
        pattern,
        ...parseKeyedPosition(page.after),
        page.first + 1,
      ]),
      this.database.rows<{ n: number }>(COUNT, [pattern]),
    ]);
    const views = new Map(rows.map((row) => [row.id, row]));
    const ids = idPageOf(rows, page, keyedPosition);
    return { ...connectionOf(list, page, ids, views), totalCount: total?.n ?? 0 };
  }
}
