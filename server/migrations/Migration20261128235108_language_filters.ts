import { Migration } from '@mikro-orm/migrations';

/** Everyone sees all languages at first. The previous version doesn't know the column. */
export class Migration20261128235108_language_filters extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add "language_filter" text not null default 'off'`);
    this.addSql(`alter table "users"
      add constraint "users_language_filter_check" check ("language_filter" in ('off', 'lists', 'home'))`);
  }
}
