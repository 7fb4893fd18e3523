import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';

@ObjectType('Product', { implements: () => [Node], description: 'A product of the catalog.' })
export class ProductView implements Node {
  @Field(() => ID, { description: 'Identifies the product.' }) id!: string;
  @Field(() => String, { description: 'As customers know it.' }) name!: string;
  @Field(() => String, { description: 'Plain text; may be empty.' }) description!: string;
  @Field(() => String, { description: 'The product code; empty if it has none.' }) sku!: string;
  @Field(() => String, { description: 'May be empty.' }) brand!: string;
  @Field(() => Int, { description: "In the currency's minor unit, such as cents." }) price!: number;
  @Field(() => String, { description: 'ISO 4217, such as USD.' }) currency!: string;
  @Field(() => Int, { description: 'Pieces that are available.' }) stock!: number;
  @Field(() => Boolean, { description: 'False for a product that is not sold at the moment.' }) isActive!: boolean;
  @Field(() => DateTime, { description: 'When it was added.' }) createdAt!: Date;
  @Field(() => DateTime, { description: 'When it was last changed.' }) updatedAt!: Date;
}

@ObjectType({ description: 'A page of a list of products.' })
export class ProductConnection extends ConnectionOf('Product', () => ProductView) {
  @Field(() => Int, { description: 'How many match, on all pages.' }) totalCount!: number;
}

interface ProductRow {
  id: string;
  name: string;
  description: string;
  sku: string;
  brand: string;
  price: number;
  currency: string;
  stock: number;
  is_active: boolean;
  created_at: Date;
  updated_at: Date;
}

/** The columns of a ProductRow. */
export const PRODUCT_COLUMNS =
  'id, name, description, sku, brand, price, currency, stock, is_active, created_at, updated_at';
/** $1 ids. */
const BY_IDS = `select ${PRODUCT_COLUMNS} from products where id = any($1::uuid[])`;

@Injectable()
export class ProductViews {
  constructor(private readonly database: Database) {}

  /** Unknown ids are absent. */
  async byIds(ids: readonly string[]): Promise<Map<string, ProductView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<ProductRow>(BY_IDS, [ids]);
    return new Map(rows.map((row) => [row.id, viewOf(row)]));
  }

  async byId(id: string): Promise<ProductView | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  async inOrder(ids: readonly string[]): Promise<ProductView[]> {
    const views = await this.byIds(ids);
    return ids.map((id) => views.get(id)).filter((view) => view !== undefined);
  }
}

function viewOf({ is_active, created_at, updated_at, ...row }: ProductRow): ProductView {
  return { ...row, isActive: is_active, createdAt: created_at, updatedAt: updated_at };
}
