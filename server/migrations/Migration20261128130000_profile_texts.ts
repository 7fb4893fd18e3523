import { Migration } from '@mikro-orm/migrations';

/** Texts beside the links of profiles: rows with a text and no address. The previous version of the server writes none. */
export class Migration20261128130000_profile_texts extends Migration {
  override up(): void {
    this.addSql('alter table profile_links add column text text null check (char_length(text) <= 4000)');
  }
}
