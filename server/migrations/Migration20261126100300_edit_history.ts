import { Migration } from '@mikro-orm/migrations';

/** What edited posts said before. The previous version of the server keeps nothing of an edit. */
export class Migration20261126100300_edit_history extends Migration {
  override up(): void {
    this.addSql(`
create table post_edits (
  id uuid primary key,
  created_at timestamptz(3) not null,
  post_id uuid not null references posts (id) on delete cascade,
  content text not null,
  entities jsonb not null,
  content_warning text null,
  is_sensitive boolean not null,
  media jsonb not null,
  nod_count integer not null,
  replaced_at timestamptz(3) not null
)`);
    this.addSql('create index post_edits_by_post on post_edits (post_id, id)');
    this.addSql('alter table posts add column edited_after_nods integer null');
  }
}
