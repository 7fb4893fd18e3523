import { Migration } from '@mikro-orm/migrations';

/** The files with the data of people. The previous version of the server doesn't read them. */
export class Migration20261126031000_exports extends Migration {
  override up(): void {
    this.addSql(`
create table data_exports (
  id uuid not null primary key,
  created_at timestamptz(3) not null,
  user_id uuid not null unique references users (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  bytes int null check (bytes > 0),
  expires_at timestamptz(3) null
)`);
    this.addSql('create index data_exports_expiring on data_exports (expires_at) where expires_at is not null');
  }
}
