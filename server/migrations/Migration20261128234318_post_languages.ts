import { Migration } from '@mikro-orm/migrations';

/** The language of posts, drafts and versions. The previous version leaves it out, and it is not said then. */
export class Migration20261128234318_post_languages extends Migration {
  override up(): void {
    this.addSql(`alter table "scheduled_posts" add "language" text null`);

    this.addSql(`alter table "posts" add "language" text null`);

    this.addSql(`alter table "post_edits" add "language" text null`);
  }
}
