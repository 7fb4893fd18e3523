import { Migration } from '@mikro-orm/migrations';

/** Pictures and videos: who uploaded them, what holds them, and files that belong to none. */
export class Migration20261121001100_media extends Migration {
  override up(): void {
    // A holder is a quack or a scheduled quack: whatever wants media takes them by its own id, so nothing refers to a table.
    this.addSql(`
      create table media (
        id uuid primary key,
        owner_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind in ('IMAGE', 'VIDEO')),
        format text not null check (format in ('webp', 'mp4', 'webm')),
        bytes int not null check (bytes > 0),
        thumbnail_bytes int check (thumbnail_bytes > 0),
        width int check (width > 0),
        height int check (height > 0),
        alt_text text not null default '',
        placeholder text,
        holder_id uuid,
        position smallint,
        is_published boolean not null default false,
        created_at timestamptz(3) not null,
        unheld_since timestamptz(3) default now(),
        check ((holder_id is null) = (unheld_since is not null)),
        check ((holder_id is null) = (position is null)),
        check (holder_id is not null or not is_published)
      )`);
    this.addSql('create unique index media_by_holder on media (holder_id, position) where holder_id is not null');
    this.addSql('create index media_by_owner on media (owner_id)');
    this.addSql('create index media_unheld on media (unheld_since) where unheld_since is not null');

    // What is about to be stored and what is about to be removed: whatever stands here for long is no one's.
    this.addSql(`
      create table media_leftovers (
        key text primary key,
        since timestamptz(3) not null default now()
      )`);
    this.addSql('create index media_leftovers_since on media_leftovers (since)');

    // However a row goes, with its owner too, its files are known to be no one's: the sweep takes what no request has removed.
    this.addSql(`
      create function media_files_left() returns trigger language plpgsql as $$
      begin
        insert into media_leftovers (key, since)
        select file.key, now() - interval '1 day'
        from (values (old.id || '.' || old.format), (case when old.thumbnail_bytes > 0 then old.id || '.small.webp' end)) file (key)
        where file.key is not null
        on conflict (key) do nothing;
        return null;
      end $$`);
    this.addSql('create trigger media_gone after delete on media for each row execute function media_files_left()');

    // How many media a quack holds: pages ask for those of a quack only where there are any.
    this.addSql(
      'alter table posts add column media_count smallint not null default 0 check (media_count between 0 and 4)',
    );
    this.addSql(
      'create index posts_media_by_author on posts (author_id, id desc) where media_count > 0 and deleted_at is null',
    );
    this.addSql(
      'create index posts_media on posts (id desc) include (author_id) where media_count > 0 and deleted_at is null',
    );
  }
}
