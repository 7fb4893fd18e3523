import { Migration } from '@mikro-orm/migrations';

/** Versions of posts have the marks of posts, with the same default. The previous version always gives a value. */
export class Migration20261128233716_marks_of_versions extends Migration {
  override up(): void {
    this.addSql(`alter table "post_edits" alter column "is_sensitive" set default false`);
  }
}
