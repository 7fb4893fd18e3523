import { Migration } from '@mikro-orm/migrations';

/** Polls. The previous version of the server shows a quack without its poll, and makes no notifications of the new kind. */
export class Migration20261126100400_polls extends Migration {
  override up(): void {
    this.addSql('alter table posts add column has_poll boolean not null default false');
    this.addSql('alter table scheduled_posts add column poll jsonb null');
    this.addSql(`
create table polls (
  post_id uuid primary key references posts (id) on delete cascade,
  options text[] not null,
  tallies integer[] not null,
  is_multiple boolean not null,
  hides_until_end boolean not null,
  ends_at timestamptz(3) not null,
  voter_count integer not null default 0 check (voter_count >= 0),
  told_at timestamptz(3) null,
  constraint polls_options check (cardinality(options) >= 2 and cardinality(options) <= 6 and cardinality(tallies) = cardinality(options)),
  constraint polls_tallies check (0 <= all (tallies))
)`);
    this.addSql('create index polls_due on polls (ends_at) where told_at is null');
    this.addSql(`
create table poll_votes (
  post_id uuid not null references polls (post_id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  choices smallint[] not null,
  created_at timestamptz(3) not null,
  primary key (post_id, user_id)
)`);
    this.addSql('create index poll_votes_by_user on poll_votes (user_id, post_id)');
    this.addSql('alter table notifications drop constraint notifications_kind_check');
    this.addSql(`
alter table notifications add constraint notifications_kind_check
  check (kind in ('NOD', 'REPLY', 'MENTION', 'QUOTE', 'QUOTE_REQUEST', 'FOLLOW', 'FOLLOW_REQUEST', 'FOLLOW_ACCEPTED', 'REQUACK', 'POLL_ENDED', 'SYSTEM'))`);
  }
}
