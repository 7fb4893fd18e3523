import { Migration } from '@mikro-orm/migrations';

/** Filters of words and hashtags, and muted conversations. The previous version of the server doesn't read them. */
export class Migration20261126100600_filters extends Migration {
  override up(): void {
    this.addSql('alter table users add column filters_version uuid null');
    this.addSql(`
create table filters (
  id uuid primary key,
  created_at timestamptz(3) not null,
  owner_id uuid not null references users (id) on delete cascade,
  title text not null check (char_length(title) <= 256),
  action text not null check (action in ('WARN', 'HIDE', 'BLUR')),
  contexts smallint not null check (contexts > 0),
  ends_at timestamptz(3) null,
  except_following boolean not null default false
)`);
    this.addSql('create index filters_by_owner on filters (owner_id, id)');
    this.addSql(`
create table filter_terms (
  id uuid primary key,
  filter_id uuid not null references filters (id) on delete cascade,
  kind text not null check (kind in ('PHRASE', 'TAG')),
  term text not null,
  is_whole boolean not null
)`);
    this.addSql('create index filter_terms_by_filter on filter_terms (filter_id, id)');
    this.addSql(`
create table muted_threads (
  owner_id uuid not null references users (id) on delete cascade,
  root_id uuid not null references posts (id) on delete cascade,
  id uuid not null,
  primary key (owner_id, root_id)
)`);
    this.addSql('create index muted_threads_by_age on muted_threads (owner_id, id)');
    this.addSql('create index muted_threads_by_root on muted_threads (root_id)');
  }
}
