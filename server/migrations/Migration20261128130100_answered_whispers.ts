import { Migration } from '@mikro-orm/migrations';

/** Which whisper another one answers, as apps show it. The previous version of the server leaves it empty. */
export class Migration20261128130100_answered_whispers extends Migration {
  override up(): void {
    this.addSql('alter table whispers add column answered_id uuid null');
  }
}
