import { Migration } from '@mikro-orm/migrations';

/** Which kinds of notifications someone gets, in the app and by email, and when the last such email was written. */
export class Migration20261124080200_notification_kinds extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add column notified_kinds text[] not null default '{FOLLOW,MENTION,NOD,REPLY}',
        add column mailed_kinds text[] not null default '{FOLLOW,MENTION,REPLY}',
        add column notified_by_mail_at timestamptz(3)`);
  }
}
