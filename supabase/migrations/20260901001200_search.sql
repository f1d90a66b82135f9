-- Row rules hide trigram and array indexes, because LIKE and && are not leakproof: these functions
-- run as their owner and read the views that say what is public.
create function private.project_text(title text, description text, tags text[]) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  words text := replace(description, '*', '');
begin
  if strpos(words, '_') > 0 then
    words := regexp_replace(words, '(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)', '\1', 'g');
  end if;
  return lower(title || e'\n' || words || e'\n' || array_to_string(tags, e'\n'));
end;
$$;
comment on function private.project_text(text, text, text[]) is
  'What a project is searched in, without the signs of bold and italic. In plpgsql, which is twice '
  'as fast per row as SQL here.';

create function private.creator_text(name text, bio text, skills text[], location text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return lower(
    name || e'\n' || coalesce(bio, '') || e'\n' || array_to_string(skills, e'\n')
    || e'\n' || coalesce(location, '')
  );
end;
$$;

create function private.lower_all(items text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return lower(items::text)::text[];

create index projects_text on public.projects
using gin (private.project_text(title, description, tags) extensions.gin_trgm_ops);
create index creators_text on public.users
using gin (private.creator_text(name, bio, skills, location) extensions.gin_trgm_ops) where is_dev;
create index creators_skills on public.users using gin (private.lower_all(skills)) where is_dev;
create index creators_location on public.users (location) where is_dev;

create function private.facet(category text, counts jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return (
  select jsonb_object_agg(w.name, coalesce((counts ->> w.name)::integer, 0))
  from unnest(private.filter_values(category)) as w (name)
);
comment on function private.facet(text, jsonb) is 'How often each value of a filter is used, zeros too.';

create function private.search_counts(total integer, facets jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return jsonb_build_object(
  'total', least(total, 10000), 'total_is_capped', total > 10000, 'facets', facets
);

create function private.project_conditions(
  q text, types text[], technologies text[], industries text[],
  out source text, out matches text, out in_types text, out in_technologies text, out in_industries text
) returns record
language plpgsql immutable set search_path = ''
as $$
begin
  source := 'private.public_projects p';
  matches := 'true';
  in_types := 'true';
  in_technologies := 'true';
  in_industries := 'true';
  if private.has_text(q) then
    matches := 'private.project_text(p.title, p.description, p.tags) like $1';
    if char_length(btrim(q)) < 3 then
      -- One or two letters have no trigram: the newest only, instead of reading everything.
      source := '(select * from private.public_projects
        order by listed_at desc, id desc limit 5000) p';
    end if;
  end if;
  if cardinality(types) > 0 then in_types := 'p.filter_tags && $2'; end if;
  if cardinality(technologies) > 0 then in_technologies := 'p.filter_tags && $3'; end if;
  if cardinality(industries) > 0 then in_industries := 'p.filter_tags && $4'; end if;
end;
$$;
comment on function private.project_conditions(text, text[], text[], text[]) is
  'The parts of a query for a search: $1 is the pattern, $2 to $4 are the filters.';

create function public.search_projects(
  q text default '',
  types text[] default '{}',
  technologies text[] default '{}',
  industries text[] default '{}',
  cursor text default null,
  page_size integer default 24
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 24), 1), 60);
  search record := private.project_conditions(q, types, technologies, industries);
  unseen text := 'true';
  place record;
  items jsonb;
  times timestamptz[];
begin
  place := private.place_in_list(cursor);
  if cursor is not null then unseen := '(p.listed_at, p.id) < ($5, $6)'; end if;

  execute format(
    'with page as (
       select p.* from %s where %s and %s and %s and %s and %s
       order by p.listed_at desc, p.id desc limit $7
     )
     select coalesce(jsonb_agg(jsonb_build_object(
       ''id'', p.id, ''title'', p.title, ''tagline'', p.tagline, ''description'', left(p.description, 500),
       ''image_url'', p.image_url, ''image_color'', p.image_color, ''bolt_url'', p.bolt_url,
       ''tags'', p.tags,
       ''created_at'', p.created_at, ''owner'', jsonb_build_object(
         ''id'', u.id, ''name'', u.name, ''avatar'', u.avatar, ''username'', u.username,
         ''rating_avg'', u.rating_avg, ''rating_count'', u.rating_count)
     ) order by p.listed_at desc, p.id desc), ''[]''),
       array_agg(p.listed_at order by p.listed_at desc, p.id desc)
     from page p join public.users u on u.id = p.user_id',
    search.source, search.matches, search.in_types, search.in_technologies, search.in_industries, unseen)
  into items, times
  using private.like_pattern(q), types, technologies, industries, place.after_time, place.after_id,
    size + 1;

  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (to_jsonb(times[size]) #>> '{}')
    end
  );
end;
$$;
comment on function public.search_projects(text, text[], text[], text[], text, integer) is
  'A page of public projects, newest first.';

create function public.count_projects(
  q text default '',
  types text[] default '{}',
  technologies text[] default '{}',
  industries text[] default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search record := private.project_conditions(q, types, technologies, industries);
  total integer;
  facets jsonb := '{}';
  counted record;
  used jsonb;
  category text;
  own_filter text;
begin
  -- What matches everything counts for the total and for each facet whose group has no filter.
  foreach category in array array['', 'types', 'technologies', 'industries'] loop
    own_filter := case category
      when 'types' then search.in_types
      when 'technologies' then search.in_technologies
      when 'industries' then search.in_industries
    end;
    if own_filter is distinct from 'true' then
      execute format(
        'with m as materialized (
           select p.filter_tags from %s where %s and %s and %s and %s
           order by p.listed_at desc, p.id desc limit 10001
         ), used as (
           select t.tag, count(*) as times from m, unnest(m.filter_tags) as t (tag) group by t.tag
         )
         select (select count(*) from m) as total,
           (select coalesce(jsonb_object_agg(tag, times), ''{}'') from used) as used',
        search.source, search.matches,
        case when category = 'types' then 'true' else search.in_types end,
        case when category = 'technologies' then 'true' else search.in_technologies end,
        case when category = 'industries' then 'true' else search.in_industries end)
      into counted
      using private.like_pattern(q), types, technologies, industries;
    end if;
    if category = '' then
      total := counted.total;
      used := counted.used;
    else
      facets := facets || jsonb_build_object(category, private.facet(category, counted.used));
      counted.used := used;
    end if;
  end loop;

  return private.search_counts(total, facets);
end;
$$;
comment on function public.count_projects(text, text[], text[], text[]) is
  'How many public projects a search finds, exact up to 10,000. A facet counts with the search and '
  'the other groups applied, but not with its own.';

create function private.creator_conditions(
  q text, skills text[], locations text[],
  out source text, out matches text, out in_skills text, out in_locations text
) returns record
language plpgsql immutable set search_path = ''
as $$
begin
  source := 'private.public_creators c';
  matches := 'true';
  in_skills := 'true';
  in_locations := 'true';
  if private.has_text(q) then
    matches := 'private.creator_text(c.name, c.bio, c.skills, c.location) like $1';
    if char_length(btrim(q)) < 3 then
      -- One or two letters have no trigram: the first names only, instead of reading everything.
      source := '(select * from private.public_creators
        order by lower(name), id limit 5000) c';
    end if;
  end if;
  if cardinality(skills) > 0 then
    in_skills := 'private.lower_all(c.skills) && private.lower_all($2)';
  end if;
  if cardinality(locations) > 0 then in_locations := 'c.location = any ($3)'; end if;
end;
$$;
comment on function private.creator_conditions(text, text[], text[]) is
  'The parts of a query for a search: $1 is the pattern, $2 and $3 are the filters.';

create function private.covers_of(creator uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(
    jsonb_build_object('image_url', cover.image_url, 'image_color', cover.image_color)
    order by cover.place), '[]')
  from (
    select p.image_url, p.image_color,
      row_number() over (order by p.like_count desc, p.listed_at desc, p.id) as place
    from private.public_projects p
    where p.user_id = creator and p.image_url is not null
    order by place limit 3
  ) cover
);
comment on function private.covers_of(uuid) is
  'The covers of up to three public projects with their colors, most liked first.';

create function private.offer_of(creator uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object('price', s.price, 'duration', s.duration)
  from private.public_services s where s.user_id = creator order by s.price, s.id limit 1
);
comment on function private.offer_of(uuid) is 'The price and duration of the cheapest public service.';

create function public.search_creators(
  q text default '',
  skills text[] default '{}',
  locations text[] default '{}',
  cursor text default null,
  page_size integer default 24
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 24), 1), 60);
  search record := private.creator_conditions(q, skills, locations);
  unseen text := 'true';
  after_id uuid;
  after_name text;
  items jsonb;
begin
  if cursor is not null then
    after_id := private.as_id(left(cursor, 36));
    if after_id is null then
      perform private.reject('This list cursor is invalid');
    end if;
    after_name := substr(cursor, 38);
    unseen := '(lower(c.name), c.id) > ($4, $5)';
  end if;

  execute format(
    'with page as (
       select c.* from %s where %s and %s and %s and %s
       order by lower(c.name), c.id limit $6
     )
     select coalesce(jsonb_agg(jsonb_build_object(
       ''id'', c.id, ''name'', c.name, ''username'', c.username, ''avatar'', c.avatar,
       ''bio'', c.bio, ''location'', c.location, ''skills'', c.skills,
       ''rating_avg'', c.rating_avg, ''rating_count'', c.rating_count,
       ''project_count'', (
         select count(*) from private.public_projects p where p.user_id = c.id),
       ''covers'', private.covers_of(c.id), ''offer'', private.offer_of(c.id),
       ''availability'', c.availability, ''created_at'', c.created_at
     ) order by lower(c.name), c.id), ''[]'')
     from page c',
    search.source, search.matches, search.in_skills, search.in_locations, unseen)
  into items
  using private.like_pattern(q), skills, locations, after_name, after_id, size + 1;

  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || lower(items -> size - 1 ->> 'name')
    end
  );
end;
$$;
comment on function public.search_creators(text, text[], text[], text, integer) is
  'A page of public creators by name; skills are compared without regard to case, locations as printed.';

create function public.count_creators(
  q text default '',
  skills text[] default '{}',
  locations text[] default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search record := private.creator_conditions(q, skills, locations);
  total integer;
  with_skills jsonb;
  with_locations jsonb;
begin
  execute format(
    'select count(*) from (select from %s where %s and %s and %s limit 10001) m',
    search.source, search.matches, search.in_skills, search.in_locations)
  into total using private.like_pattern(q), skills, locations;

  execute format(
    'with m as materialized (
       select private.lower_all(c.skills) as skills from %s where %s and %s limit 10001
     ), used as (
       select t.skill, count(*) as times
       from m, unnest(m.skills) with ordinality as t (skill, place)
       where t.skill = any (private.lower_all($4)) and array_position(m.skills, t.skill) = t.place
       group by t.skill
     )
     select coalesce(jsonb_object_agg(w.name, u.times), ''{}'')
     from unnest($4) as w (name) join used u on u.skill = lower(w.name)',
    search.source, search.matches, search.in_locations)
  into with_skills
  using private.like_pattern(q), skills, locations, private.filter_values('technologies');

  execute format(
    'with m as materialized (select c.location from %s where %s and %s limit 10001)
     select coalesce(jsonb_object_agg(used.location, used.times), ''{}'')
     from (select m.location, count(*) as times from m where m.location = any ($4) group by 1) used',
    search.source, search.matches, search.in_skills)
  into with_locations
  using private.like_pattern(q), skills, locations, private.filter_values('locations');

  return private.search_counts(total, jsonb_build_object(
    'skills', private.facet('technologies', with_skills),
    'locations', private.facet('locations', with_locations)
  ));
end;
$$;
comment on function public.count_creators(text, text[], text[]) is
  'How many public creators a search finds. Counts as in count_projects.';

create function public.suggest_search(kind text, q text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := lower(btrim(q));
begin
  if char_length(wanted) not between 3 and 60 then
    return '{}';
  end if;
  -- Typing errors leave less than the usual 0.6 in common.
  perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  return array(
    select (array_agg(w.word order by w.word))[1]
    from (
      (
        select p.title as name, p.tags as words from private.public_projects p
        where kind = 'project' and wanted operator(extensions.<%)
          private.project_text(p.title, p.description, p.tags)
        limit 200
      )
      union all
      (
        select c.name, c.skills || c.location from private.public_creators c
        where kind = 'creator' and wanted operator(extensions.<%)
          private.creator_text(c.name, c.bio, c.skills, c.location)
        limit 200
      )
    ) found,
    lateral (
      select unnest(found.name || found.words)
      union select regexp_split_to_table(found.name, '\s+')
    ) as w (word)
    where w.word is not null
    group by lower(w.word)
    order by extensions.similarity(lower(w.word), wanted) desc, lower(w.word)
    limit 20
  );
end;
$$;
comment on function public.suggest_search(text, text) is
  'Words of public projects or creators (kind) that resemble a text without matches, most similar first.';

grant execute on function private.project_text(text, text, text[]),
  private.creator_text(text, text, text[], text), private.lower_all(text[])
to authenticated, service_role;
grant execute on function public.search_projects(text, text[], text[], text[], text, integer),
  public.count_projects(text, text[], text[], text[]),
  public.search_creators(text, text[], text[], text, integer),
  public.count_creators(text, text[], text[]),
  public.suggest_search(text, text)
to anon, authenticated;
