import { Migration } from '@mikro-orm/migrations';

/** Lists that people bring along from other sites. The previous version of the server doesn't read them. */
export class Migration20261126070000_imports extends Migration {
  override up(): void {
    this.addSql(`
create table data_imports (
  id uuid not null primary key,
  created_at timestamptz(3) not null,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('follows', 'blocks', 'mutes')),
  state text not null default 'preview' check (state in ('preview', 'running', 'done', 'stopped')),
  mode text null check (mode in ('merge', 'replace')),
  is_cleared boolean not null default false,
  row_count int not null check (row_count > 0),
  found_count int not null check (found_count >= 0),
  present_count int not null check (present_count >= 0),
  removable_count int not null check (removable_count >= 0),
  processed_count int not null default 0 check (processed_count >= 0),
  failed_count int not null default 0 check (failed_count >= 0),
  ended_at timestamptz(3) null,
  constraint data_imports_user_id_kind_unique unique (user_id, kind)
)`);
    this.addSql('create index data_imports_by_age on data_imports (created_at)');
    this.addSql(`
create table data_import_rows (
  import_id uuid not null references data_imports (id) on delete cascade,
  position int not null check (position > 0),
  address text not null check (char_length(address) <= 320),
  detail text null check (char_length(detail) <= 320),
  user_id uuid null references users (id) on delete cascade,
  failure text null check (failure in ('NOT_FOUND', 'ELSEWHERE', 'INVALID', 'SELF', 'YOU_BLOCK_THEM', 'TOO_MANY', 'REFUSED', 'NOT_DONE')),
  primary key (import_id, position)
)`);
    this.addSql('create index data_import_rows_by_user on data_import_rows (user_id, import_id)');
  }
}
