import { Migration } from '@mikro-orm/migrations';

/**
 * A requack is a row of posts without words that names its original. The previous version of the server shows one as an empty quack
 * to followers, and makes no notifications of the new kind.
 */
export class Migration20261126100000_requacks extends Migration {
  override up(): void {
    this.addSql(`
alter table posts
  add column requack_of uuid null,
  add column requack_count int not null default 0,
  add constraint posts_requack_count_check check (requack_count >= 0),
  add constraint posts_requack_of_fkey foreign key (requack_of) references posts (id) on delete cascade not valid,
  add constraint posts_requack check (
    requack_of is null or (content = '' and parent_id is null and deleted_at is null and not is_listed)) not valid`);
    this.addSql('alter table posts validate constraint posts_requack_of_fkey');
    this.addSql('alter table posts validate constraint posts_requack');
    this.addSql(`
create unique index posts_requack_once on posts (author_id, requack_of) where requack_of is not null`);
    this.addSql(`
create index posts_requacks on posts (requack_of, id desc) include (author_id) where requack_of is not null`);
    this.addSql(`
create index posts_requacks_by_author on posts (author_id, id desc) include (requack_of) where requack_of is not null`);
    // Undoing a requack deletes its row, which asks whether anything replies to it. The index of threads holds too little for that.
    this.addSql('create index posts_parent on posts (parent_id) where parent_id is not null');
    // Home walks quacks and requacks; all other lists leave requacks out. The new indexes are there before the old ones go.
    this.addSql(`
create index posts_home on posts (id desc) include (author_id, requack_of)
where parent_id is null and deleted_at is null`);
    this.addSql(`
create index posts_quacks_by_author on posts (author_id, id desc)
where parent_id is null and deleted_at is null and requack_of is null`);
    this.addSql(`
create index posts_quacks_by_author_open on posts (author_id, id desc)
where parent_id is null and deleted_at is null and audience_id is null and requack_of is null`);
    for (const [old, next] of [
      ['posts_stream', 'posts_home'],
      ['posts_by_author', 'posts_quacks_by_author'],
      ['posts_by_author_open', 'posts_quacks_by_author_open'],
    ]) {
      this.addSql(`drop index ${old}`);
      this.addSql(`alter index ${next} rename to ${old}`);
    }
    this.addSql(`
alter table users
  add column has_requacked boolean not null default false,
  add column declined_kinds text[] not null default '{}'`);
    // Who muted someone's quacks at home wants none of their requacks either.
    this.addSql('update relationships set muted = muted | 2 where muted & 1 <> 0 and muted & 2 = 0');
    this.addSql('alter table notifications drop constraint notifications_kind_check');
    this.addSql(`
alter table notifications add constraint notifications_kind_check
  check (kind in ('NOD', 'REPLY', 'MENTION', 'FOLLOW', 'FOLLOW_REQUEST', 'FOLLOW_ACCEPTED', 'REQUACK', 'SYSTEM')) not valid`);
    this.addSql('alter table notifications validate constraint notifications_kind_check');
  }
}
