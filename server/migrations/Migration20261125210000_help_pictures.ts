import { Migration } from '@mikro-orm/migrations';

/**
 * Pictures of the help center: media without an owner, which everyone may see. They are never attached to a post, and
 * `unheld_since` is null once a saved text shows them. The previous version of the server doesn't find them.
 */
export class Migration20261125210000_help_pictures extends Migration {
  override up(): void {
    this.addSql('alter table media alter column owner_id drop not null');
    this.addSql('alter table media drop constraint media_check');
    this.addSql(`
      alter table media add constraint media_check check (
        case when owner_id is null then holder_id is null else (holder_id is null) = (unheld_since is not null) end
      )`);
  }
}
