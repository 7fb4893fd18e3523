import { Migration } from '@mikro-orm/migrations';

/** The product catalog. */
export class Migration20261121001600_products extends Migration {
  override up(): void {
    // A line break between the fields, so that no keyword is found across two of them.
    this.addSql(`
      create table products (
        id uuid primary key,
        name text not null,
        description text not null,
        sku text not null,
        brand text not null,
        price int not null check (price >= 0),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        stock int not null check (stock >= 0),
        is_active boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        search text generated always as (
          lower(name || chr(10) || sku || chr(10) || brand || chr(10) || description)
        ) stored
      )`);
    this.addSql(`create unique index products_sku on products (lower(sku)) where sku <> ''`);
    this.addSql('create index products_search on products using gin (search gin_trgm_ops)');
    // One for each order that a list can be asked for; each is read in both directions. An index takes 2.7 kB of a row at most.
    this.addSql('create index products_by_name on products ((left(lower(name), 100) collate "C"), id)');
    this.addSql('create index products_by_brand on products ((left(lower(brand), 100) collate "C"), id)');
    this.addSql('create index products_by_price on products (price, id)');
    this.addSql('create index products_by_stock on products (stock, id)');
    this.addSql('create index products_by_age on products (created_at, id)');
  }
}
