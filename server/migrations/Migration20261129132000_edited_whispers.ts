import { Migration } from '@mikro-orm/migrations';

/** When a whisper was last edited. The previous version of the server shows the words as they are now, without the mark. */
export class Migration20261129132000_edited_whispers extends Migration {
  override up(): void {
    this.addSql('alter table whispers add column edited_at timestamptz(3) null');
  }
}
