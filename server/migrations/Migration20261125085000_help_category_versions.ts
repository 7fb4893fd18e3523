import { Migration } from '@mikro-orm/migrations';

/** Versions of the texts of help categories. The previous version of the server leaves them as they are. */
export class Migration20261125085000_help_category_versions extends Migration {
  override up(): void {
    this.addSql('alter table help_category_texts add column version int not null default 1 check (version > 0)');
  }
}
