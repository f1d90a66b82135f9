create function public.creators_to_compare(ids uuid[])
returns table (
  id uuid, name text, username text, avatar text, location text, skills text[], languages text[],
  years_experience integer, hourly_rate numeric, availability text, rating_avg double precision,
  rating_count integer, project_count bigint, offer jsonb, record jsonb
)
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select c.id, c.name, c.username, c.avatar, c.location, c.skills, c.languages,
    c.years_experience, c.hourly_rate, c.availability, c.rating_avg, c.rating_count,
    (select count(*) from private.public_projects p where p.user_id = c.id),
    o.offer || jsonb_build_object('days', private.delivery_days(o.offer ->> 'duration')),
    public.creator_record(c.id)
  from (
    -- Unnested, because a slice of an array of arrays has more than four ids.
    select w.id, min(w.place) as place
    from (select * from unnest(ids) with ordinality as i (id, place) limit 4) w
    group by w.id
  ) wanted
  join private.public_creators c on c.id = wanted.id
  cross join lateral private.offer_of(c.id) as o (offer)
  order by wanted.place;
end;
comment on function public.creators_to_compare(uuid[]) is
  'What a comparison shows of the first four ids, in their order: creators who are public, each once, with their cheapest public '
  'service and the days that its delivery time says, and creator_record(). Who is missing is not public, or does not exist.';

grant execute on function public.creators_to_compare(uuid[]) to authenticated;
