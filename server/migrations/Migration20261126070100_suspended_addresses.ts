import { Migration } from '@mikro-orm/migrations';

/** Keyed hashes of the addresses of suspended people. The previous version of the server doesn't read them. */
export class Migration20261126070100_suspended_addresses extends Migration {
  override up(): void {
    this.addSql(`
create table suspended_addresses (
  user_id uuid not null primary key references users (id) on delete cascade,
  hash bytea not null,
  created_at timestamptz(3) not null
)`);
    this.addSql('create index suspended_addresses_by_hash on suspended_addresses (hash)');
  }
}
