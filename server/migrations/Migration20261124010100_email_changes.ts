import { Migration } from '@mikro-orm/migrations';

/** A change of address that its owner asks for, which the old and the new address must both confirm. */
export class Migration20261124010100_email_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table email_changes (
        id uuid primary key,
        user_id uuid not null unique references users (id) on delete cascade,
        session_id uuid not null,
        email text not null,
        email_key text collate "C" not null,
        current_confirmed_at timestamptz(3),
        new_confirmed_at timestamptz(3),
        mailed_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index email_changes_expired on email_changes (expires_at)');
    this.addSql('alter table email_tokens drop constraint email_tokens_purpose_check');
    this.addSql(
      `alter table email_tokens add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'restore', 'change_current', 'change_new'))`,
    );
  }
}
