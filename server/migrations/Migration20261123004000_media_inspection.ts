import { Migration } from '@mikro-orm/migrations';

/** Whether a picture is animated, and whether files of an earlier version have been inspected. */
export class Migration20261123004000_media_inspection extends Migration {
  override up(): void {
    this.addSql(`
      alter table media
        add column is_animated boolean not null default false,
        add column is_inspected boolean not null default false`);
    // Empty once everything has been inspected. A server of the version before adds to it until it is stopped.
    this.addSql('create index media_uninspected on media (id) where not is_inspected');
  }
}
