import { Migration } from '@mikro-orm/migrations';

/** Links of profiles. The previous version of the server shows profiles without them. */
export class Migration20261127100200_profile_links extends Migration {
  override up(): void {
    this.addSql(`
create table profile_links (
  user_id uuid not null references users (id) on delete cascade,
  position smallint not null check (position >= 0 and position <= 3),
  label text not null check (char_length(label) <= 600),
  url text not null check (char_length(url) <= 200),
  verified_at timestamptz(3) null,
  checked_at timestamptz(3) null,
  primary key (user_id, position)
)`);
    this.addSql('create index profile_links_checked on profile_links (checked_at) where checked_at is not null');
  }
}
