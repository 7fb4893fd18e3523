import { Migration } from '@mikro-orm/migrations';

/** What moderators write down about people. The previous version of the server doesn't read it. */
export class Migration20261126041000_person_notes extends Migration {
  override up(): void {
    this.addSql(`
create table person_notes (
  id uuid primary key,
  created_at timestamptz(3) not null,
  person_id uuid not null references users (id),
  author_id uuid not null references users (id),
  text text not null check (text <> '' and char_length(text) <= 8000)
)`);
    this.addSql('create index person_notes_by_person on person_notes (person_id, id desc)');
    this.addSql('create index person_notes_by_author on person_notes (author_id)');
  }

  override down(): void {
    this.addSql('drop table person_notes');
  }
}
