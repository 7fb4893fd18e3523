-- Functions for what few people have; posts.sql says why these are functions.

-- Whether someone follows a person: asked of people whom strangers don't see.
create function is_following(viewer uuid, person uuid) returns boolean
language plpgsql stable parallel safe as $$
begin
  return exists (select from follows f where f.follower_id = viewer and f.followee_id = person);
end $$;

-- The handles in a text that people have, in lower case. A hyphen or underscore at the end of one may belong to the text, so they are
-- looked up without it too. The array of those makes each an index lookup. At most a thousand are, so that a long draft costs little;
-- further ones stay words.
create function existing_handles(content text) returns text[]
language plpgsql stable parallel safe as $$
begin
  return array(
    select named.handle_key from users named where named.is_active and named.handle_key = any(array(
      select lower(left(written[1], length))
      from regexp_matches(content, '[@＠]([A-Za-z0-9_-]{3,30})', 'g') written,
        generate_series(length(rtrim(written[1], '-_')), length(written[1])) length
      limit 1000)));
end $$;
