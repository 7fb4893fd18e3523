-- However a row of media goes, with its owner too, its files are known to be no one's: the sweep takes what no request has removed.
-- PostgreSQL stores the body with its spaces, which are those of databases from before this file.
create function media_files_left() returns trigger language plpgsql as $$
      begin
        insert into media_leftovers (key, since)
        select file.key, now() - interval '1 day'
        from (values (old.id || '.' || old.format), (case when old.thumbnail_bytes > 0 then old.id || '.small.webp' end)) file (key)
        where file.key is not null
        on conflict (key) do nothing;
        return null;
      end $$;
