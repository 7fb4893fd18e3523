import { Migration } from '@mikro-orm/migrations';

/**
 * Who can reply below a quack and until when, and replies that its author hid. The previous version of the server takes replies from
 * everyone, and shows hidden ones.
 */
export class Migration20261126100200_reply_control extends Migration {
  override up(): void {
    this.addSql(`
alter table posts
  add column reply_rule smallint not null default 0,
  add column replies_close_at timestamptz(3) null,
  add column is_folded boolean not null default false,
  add column folded_count smallint not null default 0,
  add constraint posts_reply_rule_check check (reply_rule >= 0 and reply_rule <= 8),
  add constraint posts_folded_count_check check (folded_count >= 0),
  add constraint posts_folded check (root_id is not null or not is_folded)`);
    this.addSql('create index posts_folded_by_root on posts (root_id, id) where is_folded');
    this.addSql(`
alter table scheduled_posts
  add column reply_rule smallint not null default 0,
  add column replies_close_after smallint null,
  add constraint scheduled_posts_reply_rule_check check (reply_rule >= 0 and reply_rule <= 8)`);
  }
}
