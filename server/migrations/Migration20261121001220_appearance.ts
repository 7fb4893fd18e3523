import { Migration } from '@mikro-orm/migrations';

/** How the pages look for a person, beyond light and dark. */
export class Migration20261121001220_appearance extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add column accent text not null default 'pond' check (accent in ('pond', 'lake', 'heather', 'berry', 'stone')),
        add column text_size text not null default 'medium' check (text_size in ('small', 'medium', 'large', 'largest')),
        add column reduced_motion boolean not null default false`);
  }
}
