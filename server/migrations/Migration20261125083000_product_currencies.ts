import { Migration } from '@mikro-orm/migrations';

/** Prices are listed by currency: those of different ones can't be compared. */
export class Migration20261125083000_product_currencies extends Migration {
  override up(): void {
    this.addSql(
      'create index products_by_currency_and_price on products ((currency collate "C"), price, created_at, id)',
    );
  }
}
