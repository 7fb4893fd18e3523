import { Migration } from '@mikro-orm/migrations';

/** When an author deleted a whisper for everyone. The previous version of the server shows it without words. */
export class Migration20261129131000_deleted_whispers extends Migration {
  override up(): void {
    this.addSql('alter table whispers add column deleted_at timestamptz(3) null');
  }
}
