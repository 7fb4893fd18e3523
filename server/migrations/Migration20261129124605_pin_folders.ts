import { Migration } from '@mikro-orm/migrations';

/** The previous version doesn't know folders. What it pins is in none. */
export class Migration20261129124605_pin_folders extends Migration {
  override up(): void {
    this.addSql(`create table "pin_folders" (
      "id" uuid not null,
      "created_at" timestamptz(3) not null,
      "user_id" uuid not null,
      "name" text not null,
      "key" text not null,
      primary key ("id"))`);
    this.addSql(`alter table "pin_folders"
      add constraint "pin_folders_user_id_key_key" unique ("user_id", "key")`);

    this.addSql(`alter table "pins" add "folder_id" uuid null`);
    this.addSql(`alter table "pins"
      add constraint "pins_folder_id_fkey" foreign key ("folder_id") references "pin_folders" ("id") on update no action on delete set null`);
    this.addSql(`create index pins_by_folder
      on pins (folder_id, id desc) include (post_id) where folder_id is not null`);

    this.addSql(`alter table "pin_folders"
      add constraint "pin_folders_user_id_fkey" foreign key ("user_id") references "users" ("id") on update no action on delete cascade`);
    this.addSql(`alter table "pin_folders"
      add constraint "pin_folders_name_check" check (char_length(name) <= 1000)`);
  }
}
