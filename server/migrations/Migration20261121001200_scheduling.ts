import { Migration } from '@mikro-orm/migrations';

/** Quacks that wait for their time, and what became of those that did not have to wait any longer. */
export class Migration20261121001200_scheduling extends Migration {
  override up(): void {
    // publish_at is what its author chose, due_at when a server tries (later, after a try that failed).
    this.addSql(`
      create table scheduled_posts (
        id uuid primary key,
        author_id uuid not null references users (id) on delete cascade,
        content text not null,
        content_warning text,
        media_count smallint not null default 0 check (media_count between 0 and 4),
        publish_at timestamptz(3) not null,
        due_at timestamptz(3) not null,
        attempts int not null default 0,
        failure text,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index scheduled_posts_due on scheduled_posts (due_at, id) where failure is null');
    this.addSql('create index scheduled_posts_by_author on scheduled_posts (author_id, publish_at, id)');

    // The key says it: whatever crashes and whoever else tries, a scheduled quack is published once. due_at is null where its
    // author did not wait.
    this.addSql(`
      create table scheduled_publications (
        source_id uuid primary key,
        post_id uuid not null unique references posts (id) on delete cascade,
        author_id uuid not null references users (id) on delete cascade,
        due_at timestamptz(3)
      )`);
    this.addSql('create index scheduled_publications_by_author on scheduled_publications (author_id, due_at)');
  }
}
