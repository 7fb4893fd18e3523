import { Migration } from '@mikro-orm/migrations';

/**
 * Drafts, threads, and quacks that can still be undone, all beside the scheduled ones. The previous version of the server publishes
 * of a thread only the first quack, and takes what can be undone for a quack that is due.
 */
export class Migration20261127100000_drafts extends Migration {
  override up(): void {
    this.addSql(`
alter table scheduled_posts
  add column state text not null default 'SCHEDULED',
  add column thread jsonb null,
  add column parent_id uuid null,
  add column cell text null,
  add column revision integer not null default 0,
  add column updated_at timestamptz(3) not null default now(),
  alter column publish_at drop not null,
  alter column due_at drop not null,
  alter column visibility drop not null,
  alter column quote_rule drop not null,
  add constraint scheduled_posts_state_check check (state in ('SCHEDULED', 'OUTGOING', 'DRAFT')),
  add constraint scheduled_posts_visibility check (state <> 'SCHEDULED' or visibility is not null),
  add constraint scheduled_posts_when check (
    (state = 'DRAFT' and publish_at is null and due_at is null)
    or (state <> 'DRAFT' and publish_at is not null and due_at is not null and quote_rule is not null))`);
    this.addSql('drop index scheduled_posts_by_author');
    this.addSql('create index scheduled_posts_by_author on scheduled_posts (author_id, state, publish_at, id)');
    this.addSql(
      "create index scheduled_posts_drafts on scheduled_posts (author_id, updated_at, id) where state = 'DRAFT'",
    );
    this.addSql(`
alter table users
  add column undo_seconds smallint not null default 0,
  add constraint users_undo_seconds_check check (undo_seconds in (0, 10, 30, 60))`);
  }
}
