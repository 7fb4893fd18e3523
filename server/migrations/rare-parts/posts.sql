-- Functions for what few posts have. PostgreSQL prepares every subquery of a statement each time it runs, also those that no row needs, and they were
-- a third of the cost of a page. A function costs nothing until it is called, so the statements that read posts call these behind a
-- condition that the row itself answers. They are in plpgsql, since functions in SQL become subqueries of the statement again. A call
-- costs more than a subquery does, so what most posts of a page have is not here.

-- Whether someone is in the audience of a post for followers: its author, whose followers read it and these followers, the author of what
-- it quotes, and whom it or the top of its thread mentions, unless they are blocked by then.
create function is_in_audience(asked uuid, thread uuid, author uuid, audience uuid, viewer uuid) returns boolean
language plpgsql stable parallel safe as $$
begin
  if viewer is null then
    return false;
  end if;
  return viewer in (author, audience)
    or exists (select from follows f where f.follower_id = viewer and f.followee_id = audience)
    or (exists (select from post_mentions m where m.user_id = viewer and m.post_id in (asked, thread))
      and not exists (select from relationships s where s.owner_id = viewer and s.other_id = audience and s.is_blocked))
    or exists (select from quotes q where q.post_id = asked and q.quoted_author_id = viewer);
end $$;

-- Whether someone can read what a requack shows: nothing else of a requack is read.
create function is_readable_original(original uuid, viewer uuid) returns boolean
language plpgsql stable parallel safe as $$
begin
  return exists (
    select from posts p join users u on u.id = p.author_id
    where p.id = original and p.deleted_at is null and u.is_active and (viewer is not null or not u.requires_login)
      and (p.audience_id is null or is_in_audience(p.id, p.root_id, p.author_id, p.audience_id, viewer))
      and not exists (select from relationships s where s.owner_id = viewer and s.other_id = p.author_id and s.is_blocked));
end $$;

-- The poll of a post, with the choices of someone or of no one.
create function poll_json(asked uuid, viewer uuid) returns json
language plpgsql stable parallel safe as $$
begin
  return (
    select json_build_object('options', q.options, 'tallies', q.tallies, 'voterCount', q.voter_count, 'endsAt', q.ends_at,
      'hasEnded', q.ends_at <= now(), 'isMultiple', q.is_multiple, 'hidesUntilEnd', q.hides_until_end, 'choices', v.choices)
    from polls q left join poll_votes v on v.post_id = q.post_id and v.user_id = viewer
    where q.post_id = asked);
end $$;

-- Tells what a post quotes.
create function quote_json(asked uuid) returns json
language plpgsql stable parallel safe as $$
begin
  return (
    select json_build_object('state', q.state, 'quotedId', q.quoted_id, 'quotedAuthorId', q.quoted_author_id,
      'isDeleted', o.deleted_at is not null, 'isLimited', w.is_limited)
    from quotes q join posts o on o.id = q.quoted_id join users w on w.id = q.quoted_author_id
    where q.post_id = asked);
end $$;
