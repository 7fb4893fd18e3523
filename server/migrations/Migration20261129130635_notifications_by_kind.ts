import { Migration } from '@mikro-orm/migrations';

/** One index lists any kinds, and also those that the dropped ones were for, as the previous version asks for them. */
export class Migration20261129130635_notifications_by_kind extends Migration {
  override up(): void {
    this.addSql(`create index notifications_by_kind on notifications (recipient_id, kind, latest_id desc)`);
    this.addSql(`drop index "notifications_mentions"`);
    this.addSql(`drop index "notifications_polls"`);
  }
}
