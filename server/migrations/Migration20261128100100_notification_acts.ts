import { Migration } from '@mikro-orm/migrations';

/** Apps list notifications act by act. */
export class Migration20261128100100_notification_acts extends Migration {
  override up(): void {
    this.addSql('create index notification_acts_by_recipient on notification_acts (recipient_id, act_id desc)');
    this.addSql(
      "create index notifications_polls on notifications (recipient_id, latest_id desc) where kind = 'POLL_ENDED'",
    );
  }
}
