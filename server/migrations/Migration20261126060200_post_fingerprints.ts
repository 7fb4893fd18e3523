import { Migration } from '@mikro-orm/migrations';

/** Fingerprints of what newcomers send to strangers. The previous version of the server reads none. */
export class Migration20261126060200_post_fingerprints extends Migration {
  override up(): void {
    this.addSql(`
create table post_fingerprints (
  post_id uuid primary key references posts (id) on delete cascade,
  author_id uuid not null references users (id),
  hash bigint not null,
  stranger_ids uuid[] not null,
  created_at timestamptz(3) not null
)`);
    this.addSql('create index post_fingerprints_by_author on post_fingerprints (author_id, created_at)');
    this.addSql('create index post_fingerprints_by_age on post_fingerprints (created_at)');
  }
}
