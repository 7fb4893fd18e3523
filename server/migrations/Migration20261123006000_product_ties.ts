import { Migration } from '@mikro-orm/migrations';

/** What the indexes of the catalog hold before the instant, by name. */
const KEYS = {
  products_by_name: '(left(lower(name), 100) collate "C")',
  products_by_brand: '(left(lower(brand), 100) collate "C")',
  products_by_price: 'price',
  products_by_stock: 'stock',
} as const;

/** Products with equal names, prices and so on are listed by age: their ids are random and tell no order. */
export class Migration20261123006000_product_ties extends Migration {
  override up(): void {
    for (const [index, key] of Object.entries(KEYS)) {
      this.addSql(`drop index ${index}`);
      this.addSql(`create index ${index} on products (${key}, created_at, id)`);
    }
  }
}
