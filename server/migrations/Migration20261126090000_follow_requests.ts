import { Migration } from '@mikro-orm/migrations';

/** Requests to follow. The previous version of the server follows everyone at once, and makes no notifications of the new kinds. */
export class Migration20261126090000_follow_requests extends Migration {
  override up(): void {
    this.addSql(`
alter table users
  add column approves_followers boolean not null default false,
  add column newcomers_ask boolean not null default false`);
    this.addSql(`
create table follow_requests (
  id uuid primary key,
  created_at timestamptz(3) not null,
  follower_id uuid not null references users (id) on delete cascade,
  followee_id uuid not null references users (id) on delete cascade,
  unique (follower_id, followee_id),
  constraint follow_requests_check check (follower_id <> followee_id)
)`);
    this.addSql('create index follow_requests_by_followee on follow_requests (followee_id, id desc)');
    this.addSql('alter table notifications drop constraint notifications_kind_check');
    this.addSql(`
alter table notifications add constraint notifications_kind_check
  check (kind in ('NOD', 'REPLY', 'MENTION', 'FOLLOW', 'FOLLOW_REQUEST', 'FOLLOW_ACCEPTED', 'SYSTEM'))`);
  }
}
