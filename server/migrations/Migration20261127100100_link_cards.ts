import { Migration } from '@mikro-orm/migrations';

/** Cards of links. The previous version of the server shows quacks without them. */
export class Migration20261127100100_link_cards extends Migration {
  override up(): void {
    this.addSql(`
create table link_cards (
  key text primary key,
  url text not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'READY', 'NONE')),
  title text null check (char_length(title) <= 200),
  description text null check (char_length(description) <= 300),
  site_name text null check (char_length(site_name) <= 60),
  picture_id uuid null references media (id) on delete set null,
  asked_at timestamptz(3) null,
  fetched_at timestamptz(3) null,
  attempts smallint not null default 0,
  used_at timestamptz(3) not null
)`);
    this.addSql('create index link_cards_by_use on link_cards (used_at)');
    this.addSql('create index link_cards_by_picture on link_cards (picture_id) where picture_id is not null');
  }
}
