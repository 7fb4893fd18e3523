import { Migration } from '@mikro-orm/migrations';

/** Quacks, and what hangs on them: nods, hashtags, mentions. */
export class Migration20261121000500_posts extends Migration {
  override up(): void {
    this.addSql(`
      create table posts (
        id uuid primary key,
        author_id uuid not null references users (id),
        content text not null,
        entities jsonb not null default '[]',
        content_warning text,
        parent_id uuid references posts (id),
        root_id uuid references posts (id),
        reply_count int not null default 0 check (reply_count >= 0),
        nod_count int not null default 0 check (nod_count >= 0),
        created_at timestamptz(3) not null,
        edited_at timestamptz(3),
        deleted_at timestamptz(3)
      ) with (fillfactor = 90)`);
    // Each list of quacks walks one index backwards; ids are in order of time.
    this.addSql(
      'create index posts_stream on posts (id desc) include (author_id) where parent_id is null and deleted_at is null',
    );
    this.addSql(
      'create index posts_by_author on posts (author_id, id desc) where parent_id is null and deleted_at is null',
    );
    this.addSql(
      'create index posts_replies_by_author on posts (author_id, id desc) where parent_id is not null and deleted_at is null',
    );
    this.addSql('create index posts_by_parent on posts (parent_id, id) where parent_id is not null');
    this.addSql('create index posts_by_root on posts (root_id, id) where root_id is not null');
    // For the foreign key alone: no one's row goes while a quack of theirs, even a deleted one, keeps its place in a thread.
    this.addSql('create index posts_author on posts (author_id)');

    // The newest quack of a person: whom to look at first when someone follows many.
    this.addSql('alter table users add column last_post_id uuid');

    this.addSql(`
      create table nods (
        id uuid primary key,
        post_id uuid not null references posts (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null,
        unique (user_id, post_id)
      )`);
    this.addSql('create index nods_by_post on nods (post_id, id desc)');
    this.addSql('create index nods_by_user on nods (user_id, id desc)');

    this.addSql(`
      create table hashtags (
        tag text primary key,
        name text not null,
        post_count int not null default 0 check (post_count >= 0),
        first_used_at timestamptz(3) not null,
        last_used_at timestamptz(3) not null
      )`);
    this.addSql('create index hashtags_search on hashtags using gin (tag gin_trgm_ops)');
    this.addSql('create index hashtags_prefix on hashtags (tag text_pattern_ops)');
    this.addSql(`
      create table post_hashtags (
        tag text not null references hashtags (tag) on delete cascade,
        post_id uuid not null references posts (id) on delete cascade,
        author_id uuid not null references users (id) on delete cascade,
        is_reply boolean not null,
        primary key (tag, post_id)
      )`);
    this.addSql('create index post_hashtags_by_post on post_hashtags (post_id)');
    this.addSql('create index post_hashtags_by_author on post_hashtags (author_id)');

    this.addSql(`
      create table post_mentions (
        user_id uuid not null references users (id) on delete cascade,
        post_id uuid not null references posts (id) on delete cascade,
        primary key (user_id, post_id)
      )`);
    this.addSql('create index post_mentions_by_post on post_mentions (post_id)');
  }
}
