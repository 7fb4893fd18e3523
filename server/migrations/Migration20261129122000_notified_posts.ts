import { Migration } from '@mikro-orm/migrations';

/** Notifications of posts, which the previous version doesn't write. They are pushed to everyone who doesn't turn that off. */
export class Migration20261129122000_notified_posts extends Migration {
  override up(): void {
    this.addSql(`alter table "notification_settings" add "pushes_posts" boolean not null default true`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check"`);
    this.addSql(`alter table "notifications"
      add constraint "notifications_kind_check" check ("kind" in ('NOD', 'REPLY', 'MENTION', 'QUOTE', 'QUOTE_REQUEST', 'FOLLOW', 'FOLLOW_REQUEST', 'FOLLOW_ACCEPTED', 'REQUACK', 'POLL_ENDED', 'POST', 'SYSTEM')) not valid`);
    this.addSql('alter table "notifications" validate constraint "notifications_kind_check"');
  }
}
