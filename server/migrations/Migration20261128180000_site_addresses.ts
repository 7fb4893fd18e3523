import { Migration } from '@mikro-orm/migrations';

/** With which PUBLIC_URL a server started last, so that one with another is noticed. */
export class Migration20261128180000_site_addresses extends Migration {
  override up(): void {
    this.addSql(`
      create table site_addresses (
        id text primary key check (id in ('site')),
        public_url text not null,
        updated_at timestamptz(3) not null
      )`);
  }
}
