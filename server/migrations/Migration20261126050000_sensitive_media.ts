import { Migration } from '@mikro-orm/migrations';

/**
 * Posts with sensitive media, what people want to see of them, and the decision that marks a post. The previous version of the
 * server reads none of it.
 */
export class Migration20261126050000_sensitive_media extends Migration {
  override up(): void {
    this.addSql(`
alter table posts
  add column is_sensitive boolean not null default false,
  add column is_marked_by_staff boolean not null default false`);
    this.addSql('alter table scheduled_posts add column is_sensitive boolean not null default false');
    this.addSql(`
alter table users
  add column sensitive_media text not null default 'blur' check (sensitive_media in ('show', 'blur', 'hide'))`);
    this.addSql('alter table decisions drop constraint decisions_outcome_check');
    this.addSql(`
alter table decisions add constraint decisions_outcome_check
  check (outcome in ('NO_VIOLATION', 'WARNING', 'LABEL', 'REMOVE', 'LIMIT', 'FREEZE', 'SUSPEND'))`);
  }
}
