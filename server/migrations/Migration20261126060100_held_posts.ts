import { Migration } from '@mikro-orm/migrations';

/** Quacks that wait for a moderator, and the words that hold them. To the previous version of the server, a held quack is a deleted one. */
export class Migration20261126060100_held_posts extends Migration {
  override up(): void {
    this.addSql(`
create table held_posts (
  post_id uuid primary key references withheld_posts (post_id) on delete cascade,
  author_id uuid not null references users (id),
  reason text not null check (reason in ('WORDS', 'REPORTS')),
  is_unpublished boolean not null,
  removed_at timestamptz(3) null,
  created_at timestamptz(3) not null
)`);
    this.addSql('create index held_posts_by_author on held_posts (author_id, post_id desc)');
    this.addSql(`
create table held_words (
  id uuid primary key,
  created_at timestamptz(3) not null,
  created_by uuid null references users (id),
  kind text not null check (kind in ('PHRASE', 'DOMAIN')),
  text text not null,
  folded text not null,
  comment text not null default '',
  unique (kind, folded)
)`);
    this.addSql('create index held_words_by_creator on held_words (created_by) where created_by is not null');
    this.addSql(`alter table reports add column found_by text null check (found_by in ('WORDS', 'REPETITION'))`);
  }
}
