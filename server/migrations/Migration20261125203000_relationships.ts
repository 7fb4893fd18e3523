import { Migration } from '@mikro-orm/migrations';

/** Blocks and mutes. The previous version of the server doesn't read them. */
export class Migration20261125203000_relationships extends Migration {
  override up(): void {
    this.addSql(`
create table relationships (
  owner_id uuid not null references users (id) on delete cascade,
  other_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  blocks boolean not null default false,
  is_blocked boolean not null default false,
  muted smallint not null default 0 check (muted >= 0),
  muted_until timestamptz(3) null,
  note text null check (char_length(note) <= 2000),
  primary key (owner_id, other_id),
  constraint relationships_check check (owner_id <> other_id)
)`);
    this.addSql('create index relationships_blocked on relationships (owner_id, id desc) where blocks');
    this.addSql('create index relationships_muted on relationships (owner_id, id desc) where muted <> 0');
    this.addSql('create index relationships_by_other on relationships (other_id, owner_id)');
    this.addSql('create index relationships_ending on relationships (muted_until) where muted_until is not null');
  }
}
