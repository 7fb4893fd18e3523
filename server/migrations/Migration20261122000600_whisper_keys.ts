import { Migration } from '@mikro-orm/migrations';

/** Lets an author's device tell which of its waiting whispers got through, also where the answer was lost. */
export class Migration20261122000600_whisper_keys extends Migration {
  override up(): void {
    this.addSql('alter table whispers add column sent_key text check (length(sent_key) between 1 and 200)');
  }
}
