import { Migration } from '@mikro-orm/migrations';

/** The help centre: categories, topics and pages, each in one or more languages; old permalinks; messages to the operator. */
export class Migration20261121001500_help extends Migration {
  override up(): void {
    this.categories();
    this.topics();
    this.pages();
    this.contact();
    // One row once the shipped articles were put in, so that what an editor removed stays away.
    this.addSql('create table help_seedings (name text primary key, done_at timestamptz(3) not null)');
  }

  private categories(): void {
    // language is the one that the thing was first written in: it always has a text in it, and is what is shown for others.
    this.addSql(`
      create table help_categories (
        id uuid primary key,
        language text not null,
        icon text,
        position int not null check (position >= 0),
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index help_categories_order on help_categories (position, id)');
    this.addSql(`
      create table help_category_texts (
        category_id uuid not null references help_categories (id) on delete cascade,
        language text not null,
        name text not null,
        description text not null,
        primary key (category_id, language)
      )`);
  }

  private topics(): void {
    this.addSql(`
      create table help_topics (
        id uuid primary key,
        category_id uuid not null references help_categories (id),
        language text not null,
        permalink text not null unique,
        position int not null check (position >= 0),
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index help_topics_order on help_topics (category_id, position, id)');
    // Every permalink that a topic has or had, so that old links lead on.
    this.addSql(`
      create table help_permalinks (
        permalink text primary key,
        topic_id uuid not null references help_topics (id) on delete cascade
      )`);
    this.addSql('create index help_permalinks_topic on help_permalinks (topic_id)');

    // Words as they are for what someone has typed half of, and their stems for other forms of them; plain is the text
    // without its Markdown, for words with typing errors.
    this.addSql(`
      create function help_vector(title text, plain text) returns tsvector language sql immutable strict parallel safe
      return setweight(to_tsvector('simple', searchable_text(title)) || to_tsvector('quacks', searchable_text(title)), 'A')
        || setweight(to_tsvector('simple', searchable_text(plain)) || to_tsvector('quacks', searchable_text(plain)), 'C')`);
    this.addSql(`
      create table help_topic_texts (
        topic_id uuid not null references help_topics (id) on delete cascade,
        language text not null,
        title text not null,
        body text not null,
        plain text not null,
        updated_at timestamptz(3) not null,
        search tsvector generated always as (help_vector(title, left(plain, 100000))) stored,
        primary key (topic_id, language)
      )`);
    this.addSql('create index help_topic_texts_search on help_topic_texts using gin (search)');
  }

  private pages(): void {
    this.addSql(`
      create table help_pages (
        id uuid primary key,
        slug text not null unique,
        language text not null,
        position int not null
      )`);
    this.addSql(`
      create table help_page_versions (
        id uuid primary key,
        page_id uuid not null references help_pages (id) on delete cascade,
        language text not null,
        version int not null check (version > 0),
        title text not null,
        body text not null,
        author_id uuid references users (id) on delete set null,
        created_at timestamptz(3) not null,
        unique (page_id, language, version)
      )`);
    this.addSql('create index help_page_versions_author on help_page_versions (author_id)');
  }

  private contact(): void {
    this.addSql(`
      create table contact_messages (
        id uuid primary key,
        user_id uuid references users (id) on delete set null,
        name text not null,
        email text not null,
        subject text not null,
        message text not null,
        language text not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index contact_messages_order on contact_messages (id desc)');
    this.addSql('create index contact_messages_user on contact_messages (user_id)');
    // Whom an answer goes to, where that is not the sender.
    this.addSql('alter table mails add column reply_to text');
  }
}
