import { Migration } from '@mikro-orm/migrations';

/** An address that an administrator gives someone waits until it is proven, and its former owner has a way back. */
export class Migration20261123005100_changed_addresses extends Migration {
  override up(): void {
    this.addSql('alter table users add column pending_email text, add column pending_email_key text collate "C"');
    this.addSql('create index users_by_pending_email on users (pending_email_key) where pending_email_key is not null');
    this.addSql('alter table email_tokens add column address text');
    this.addSql('alter table email_tokens drop constraint email_tokens_purpose_check');
    this.addSql(
      `alter table email_tokens add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'restore'))`,
    );
    this.addSql(`create index email_tokens_restoring on email_tokens (email_key) where purpose = 'restore'`);
  }
}
