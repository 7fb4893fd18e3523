import { Migration } from '@mikro-orm/migrations';

/** Lists of people, hashtags and phrases, and followed hashtags. The previous version of the server knows neither. */
export class Migration20261126100500_lists extends Migration {
  override up(): void {
    this.addSql(`
create table lists (
  id uuid primary key,
  created_at timestamptz(3) not null,
  owner_id uuid not null references users (id) on delete cascade,
  title text not null check (char_length(title) <= 400),
  is_exclusive boolean not null default false,
  replies text not null default 'none' check (replies in ('none', 'list', 'followed')),
  position smallint not null default 0
)`);
    this.addSql('create index lists_by_owner on lists (owner_id, position)');
    this.addSql(`
create table list_members (
  id uuid primary key,
  list_id uuid not null references lists (id) on delete cascade,
  user_id uuid null references users (id) on delete cascade,
  tag text null,
  phrase text null,
  name text null,
  constraint list_members_check check (num_nonnulls(user_id, tag, phrase) = 1)
)`);
    this.addSql('create unique index list_members_people on list_members (list_id, user_id) where user_id is not null');
    this.addSql('create unique index list_members_tags on list_members (list_id, tag) where tag is not null');
    this.addSql('create unique index list_members_phrases on list_members (list_id, phrase) where phrase is not null');
    this.addSql('create index list_members_in_order on list_members (list_id, id desc)');
    this.addSql('create index list_members_by_user on list_members (user_id) where user_id is not null');
    this.addSql(`
create table followed_hashtags (
  user_id uuid not null references users (id) on delete cascade,
  tag text not null,
  id uuid not null,
  name text not null,
  primary key (user_id, tag)
)`);
    this.addSql('create index followed_hashtags_by_tag on followed_hashtags (tag, user_id)');
    this.addSql(`
alter table relationships
  add column list_homes smallint not null default 0,
  add constraint relationships_list_homes_check check (list_homes >= 0) not valid`);
    // Files of lists can be imported.
    this.addSql('alter table data_imports drop constraint data_imports_kind_check');
    this.addSql(`
alter table data_imports add constraint data_imports_kind_check
  check (kind in ('follows', 'blocks', 'mutes', 'lists'))`);
    this.addSql('alter table relationships validate constraint relationships_list_homes_check');
  }
}
