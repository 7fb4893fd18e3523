import { Migration } from '@mikro-orm/migrations';

/** Of which posts of a person their follower is notified: at first of none. The previous version doesn't know the columns. */
export class Migration20261129121000_post_notifications extends Migration {
  override up(): void {
    this.addSql(`alter table "follow_requests" add "notify" text not null default 'OFF'`);
    this.addSql(`alter table "follow_requests"
      add constraint "follow_requests_notify_check" check ("notify" in ('OFF', 'ORIGINALS', 'ALL'))`);

    this.addSql(`alter table "follows" add "notify" text not null default 'OFF'`);
    this.addSql(`create index "follows_notified" on "follows" ("followee_id", "follower_id") where notify <> 'OFF'`);
    this.addSql(`alter table "follows"
      add constraint "follows_notify_check" check ("notify" in ('OFF', 'ORIGINALS', 'ALL'))`);
  }
}
