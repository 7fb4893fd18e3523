import { Migration } from '@mikro-orm/migrations';

/** The previous version doesn't know the column, and pins without a note. */
export class Migration20261129122909_pin_notes extends Migration {
  override up(): void {
    this.addSql(`alter table "pins" add "note" text null`);
    this.addSql(`alter table "pins" add constraint "pins_note_check" check (char_length(note) <= 10000)`);
  }
}
