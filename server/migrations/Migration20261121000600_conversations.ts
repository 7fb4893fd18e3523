import { Migration } from '@mikro-orm/migrations';

/** Which quacks keep a place in their thread, and what people pinned. */
export class Migration20261121000600_conversations extends Migration {
  override up(): void {
    // A deleted quack keeps its place for as long as something stands below it; afterwards threads never read it again.
    this.addSql('alter table posts add column in_thread boolean not null default true');
    this.addSql(`
      with recursive needed as (
        select parent_id as id from posts where deleted_at is null and parent_id is not null
        union
        select p.parent_id from posts p join needed n on n.id = p.id where p.parent_id is not null
      )
      update posts set in_thread = false where deleted_at is not null and id not in (select id from needed)`);
    this.addSql('alter table posts add constraint posts_in_thread check (in_thread or deleted_at is not null)');

    // A thread is read from this index alone. It replaces the one of all replies; quacks are never deleted as rows.
    this.addSql('drop index posts_by_parent');
    this.addSql(`
      create index posts_by_parent on posts (parent_id, id) include (author_id, deleted_at)
      where parent_id is not null and in_thread`);

    this.addSql(`
      create table pins (
        id uuid primary key,
        post_id uuid not null references posts (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null,
        unique (user_id, post_id)
      )`);
    this.addSql('create index pins_by_user on pins (user_id, id desc) include (post_id)');
    this.addSql('create index pins_by_post on pins (post_id)');
  }
}
