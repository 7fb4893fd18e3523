import { Migration } from '@mikro-orm/migrations';

/**
 * Quotes, and who may quote a post. Existing posts may be quoted by everyone. The previous version of the server shows a quote as
 * a post of its own, and does not count quotes that it deletes.
 */
export class Migration20261126100100_quotes extends Migration {
  override up(): void {
    this.addSql(`
alter table posts
  add column quote_of uuid null,
  add column quote_rule smallint not null default 0,
  add column quote_count int not null default 0,
  add constraint posts_quote_rule_check check (quote_rule >= 0 and quote_rule <= 3) not valid,
  add constraint posts_quote_count_check check (quote_count >= 0) not valid`);
    this.addSql('alter table posts validate constraint posts_quote_rule_check');
    this.addSql('alter table posts validate constraint posts_quote_count_check');
    this.addSql(`
alter table scheduled_posts
  add column quote_of uuid null,
  add column quote_rule smallint not null default 0`);
    this.addSql(`
alter table users
  add column default_quote_rule text not null default 'EVERYONE',
  add constraint users_default_quote_rule_check
    check (default_quote_rule in ('EVERYONE', 'FOLLOWERS', 'ASK', 'NOBODY'))`);
    this.addSql(`
create table quotes (
  post_id uuid primary key references posts (id) on delete cascade,
  quoted_id uuid not null references posts (id) on delete cascade,
  quoted_author_id uuid not null references users (id) on delete cascade,
  state text not null,
  decided_at timestamptz(3) null,
  constraint quotes_state_check check (state in ('PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED'))
)`);
    this.addSql("create index quotes_accepted on quotes (quoted_id, post_id desc) where state = 'ACCEPTED'");
    this.addSql("create index quotes_pending on quotes (quoted_author_id, post_id desc) where state = 'PENDING'");
    this.addSql('alter table notifications drop constraint notifications_kind_check');
    this.addSql(`
alter table notifications add constraint notifications_kind_check
  check (kind in ('NOD', 'REPLY', 'MENTION', 'QUOTE', 'QUOTE_REQUEST', 'FOLLOW', 'FOLLOW_REQUEST', 'FOLLOW_ACCEPTED', 'REQUACK', 'SYSTEM'))`);
  }
}
