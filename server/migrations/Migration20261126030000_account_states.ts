import { Migration } from '@mikro-orm/migrations';

/** Limited, frozen, suspended and leaving people. The previous version of the server only reads `is_active`. */
export class Migration20261126030000_account_states extends Migration {
  override up(): void {
    this.addSql(`
alter table users
  add column is_limited boolean not null default false,
  add column frozen_until timestamptz(3) null,
  add column suspended_at timestamptz(3) null,
  add column active_after_suspension boolean not null default true,
  add column posts_erased_at timestamptz(3) null,
  add column leaves_at timestamptz(3) null`);
    this.addSql('create index users_suspended on users (suspended_at) where suspended_at is not null');
    this.addSql('create index users_leaving on users (leaves_at) where leaves_at is not null');
  }
}
