import { Migration } from '@mikro-orm/migrations';

/** Up to which whisper a participant has deleted a conversation, for themselves. */
export class Migration20261128200000_cleared_conversations extends Migration {
  override up(): void {
    this.addSql('alter table participants add column cleared_id uuid');
  }
}
