import { Migration } from '@mikro-orm/migrations';

/** Versions of help topics, for comparing and restoring; what is needed to restore a deleted topic. */
export class Migration20261124190100_help_topic_versions extends Migration {
  override up(): void {
    this.addSql('alter table help_topic_texts add column version int not null default 1 check (version > 0)');
    // Without a foreign key to the topic, because its versions outlive it.
    this.addSql(`
      create table help_topic_versions (
        id uuid primary key,
        topic_id uuid not null,
        language text not null,
        version int not null check (version > 0),
        title text not null,
        body text not null,
        author_id uuid references users (id) on delete set null,
        created_at timestamptz(3) not null,
        unique (topic_id, language, version)
      )`);
    this.addSql('create index help_topic_versions_author on help_topic_versions (author_id)');
    this.addSql(`
      create table help_deleted_topics (
        id uuid primary key,
        category_id uuid not null,
        language text not null,
        permalink text not null,
        permalinks text[] not null,
        position int not null,
        created_at timestamptz(3) not null,
        deleted_at timestamptz(3) not null,
        deleted_by_id uuid references users (id) on delete set null
      )`);
    this.addSql('create index help_deleted_topics_order on help_deleted_topics (deleted_at desc, id desc)');
    this.addSql('create index help_deleted_topics_deleted_by on help_deleted_topics (deleted_by_id)');
  }
}
