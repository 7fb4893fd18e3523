import { Migration } from '@mikro-orm/migrations';

/** What restores a deleted product. */
export class Migration20261128171500_deleted_products extends Migration {
  override up(): void {
    this.addSql(`
      create table deleted_products (
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
        deleted_at timestamptz(3) not null
      )`);
    this.addSql('create index deleted_products_by_time on deleted_products (deleted_at)');
  }
}
