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

create index projects_text on public.projects
using gin (private.project_text(title, description, tags) extensions.gin_trgm_ops);
create index creators_text on public.users
using gin (private.creator_text(name, bio, skills, location) extensions.gin_trgm_ops) where is_dev;
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
  out source text, out matches text,
  out in_types text, out in_technologies text, out in_industries text
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
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  size integer := least(greatest(coalesce(page_size, 24), 1), 60);
  search record := private.project_conditions(q, types, technologies, industries);
  is_second boolean := coalesce(cursor like 'w%', false);
  place record := private.place_in_list(case when cursor like 'w%' then substr(cursor, 2) else cursor end);
  unseen text := case when cursor is null then 'true' else '(p.listed_at, p.id) < ($5, $6)' end;
  columns text := 'select coalesce(jsonb_agg(jsonb_build_object(
       ''id'', p.id, ''title'', p.title, ''tagline'', p.tagline, ''description'', left(p.description, 500),
       ''image_url'', p.image_url, ''image_color'', p.image_color, ''bolt_url'', p.bolt_url,
       ''tags'', p.tags,
       ''created_at'', p.created_at, ''owner'', jsonb_build_object(
         ''id'', u.id, ''name'', u.name, ''avatar'', u.avatar, ''username'', u.username,
         ''rating_avg'', u.rating_avg, ''rating_count'', u.rating_count)
     ) order by p.listed_at desc, p.id desc), ''[]''),
       coalesce(array_agg(p.listed_at order by p.listed_at desc, p.id desc), ''{}'')
     from page p join public.users u on u.id = p.user_id';
  items jsonb := '[]';
  times timestamptz[] := '{}';
  exact integer := 0;
  words tsquery;
  more jsonb;
  more_times timestamptz[];
begin
  if not is_second then
    execute format(
      'with page as (
         select p.* from %s where %s and %s and %s and %s and %s
         order by p.listed_at desc, p.id desc limit $7
       ) ' || columns,
      search.source, search.matches, search.in_types, search.in_technologies, search.in_industries, unseen)
    into items, times
    using private.like_pattern(q), types, technologies, industries, place.after_time, place.after_id,
      size + 1;
    exact := jsonb_array_length(items);
    unseen := 'true';
  end if;

  if exact <= size then words := private.all_words_query(q); end if;
  if numnode(words) > 0 then
    execute format(
      'with page as (
         select p.* from (
           select p.* from private.public_projects p
           join private.project_words w on w.project_id = p.id
           where w.words @@ $8 and %s and %s and %s and %s
           order by p.listed_at desc, p.id desc
           -- The text is only looked for in rows that have the words; an order outside would read all of them first.
           offset 0
         ) p where not (%s) limit $7
       ) ' || columns,
      search.in_types, search.in_technologies, search.in_industries, unseen, search.matches)
    into more, more_times
    using private.like_pattern(q), types, technologies, industries, place.after_time, place.after_id,
      size + 1 - exact, words;
    items := items || more;
    times := times || more_times;
  end if;

  return jsonb_build_object(
    'items', items - size,
    'all_words_at', case when exact < least(jsonb_array_length(items), size) then exact end,
    'next_cursor', case when jsonb_array_length(items) > size then
      case when exact < size then 'w' else '' end
        || (items -> size - 1 ->> 'id') || '_' || (to_jsonb(times[size]) #>> '{}')
    end
  );
end;
$$;
comment on function public.search_projects(text, text[], text[], text[], text, integer) is
  'A page of public projects: those that contain the text, newest first, and then those that contain all of its words, newest first; '
  'all_words_at is the index of the first of these. PostgREST applies the time limit to the call; within PostgreSQL it has no effect on the '
  'statement that is running.';

create function public.count_projects(
  q text default '',
  types text[] default '{}',
  technologies text[] default '{}',
  industries text[] default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  search record := private.project_conditions(q, types, technologies, industries);
  words tsquery := private.all_words_query(q);
  second text := 'select p.id, p.filter_tags from private.public_projects p where false';
  total integer;
  facets jsonb := '{}';
  counted record;
  used jsonb;
  category text;
  own_filter text;
begin
  if numnode(words) > 0 then
    second := 'select p.id, p.filter_tags from private.public_projects p
      join private.project_words w on w.project_id = p.id
      where w.words @@ $5 and not exists (select from first f where f.id = p.id) and %2$s and %3$s and %4$s';
    if char_length(btrim(q)) < 3 then second := second || ' and not (' || search.matches || ')'; end if;
  end if;
  -- What matches everything counts for the total and for each facet whose group has no filter.
  foreach category in array array['', 'types', 'technologies', 'industries'] loop
    own_filter := case category
      when 'types' then search.in_types
      when 'technologies' then search.in_technologies
      when 'industries' then search.in_industries
    end;
    if own_filter is distinct from 'true' then
      execute format(
        'with first as materialized (
           select p.id, p.filter_tags from %1$s where ' || search.matches || ' and %2$s and %3$s and %4$s
           order by p.listed_at desc, p.id desc limit 10001
         ), m as materialized (
           select * from first union all (' || second || ') limit 10001
         ), used as (
           select t.tag, count(*) as times from m, unnest(m.filter_tags) as t (tag) group by t.tag
         )
         select (select count(*) from m) as total,
           (select coalesce(jsonb_object_agg(tag, times), ''{}'') from used) as used',
        search.source,
        case when category = 'types' then 'true' else search.in_types end,
        case when category = 'technologies' then 'true' else search.in_technologies end,
        case when category = 'industries' then 'true' else search.in_industries end)
      into counted
      using private.like_pattern(q), types, technologies, industries, words;
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
  'How many public projects a search finds, in both groups, exact up to 10,000. A facet counts with the search and '
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
  source := source || ' left join private.creator_words w on w.user_id = c.id';
  if cardinality(skills) > 0 then in_skills := 'w.skills && $2'; end if;
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
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  size integer := least(greatest(coalesce(page_size, 24), 1), 60);
  search record := private.creator_conditions(q, skills, locations);
  is_second boolean := coalesce(cursor like 'w%', false);
  after text := case when cursor like 'w%' then substr(cursor, 2) else cursor end;
  after_id uuid := private.as_id(left(after, 36));
  unseen text := case when cursor is null then 'true' else '(lower(c.name), c.id) > ($4, $5)' end;
  columns text := 'select coalesce(jsonb_agg(jsonb_build_object(
       ''id'', c.id, ''name'', c.name, ''username'', c.username, ''avatar'', c.avatar,
       ''bio'', c.bio, ''location'', c.location, ''skills'', c.skills,
       ''rating_avg'', c.rating_avg, ''rating_count'', c.rating_count,
       ''project_count'', (
         select count(*) from private.public_projects p where p.user_id = c.id),
       ''covers'', private.covers_of(c.id), ''offer'', private.offer_of(c.id),
       ''availability'', c.availability, ''created_at'', c.created_at
     ) order by lower(c.name), c.id), ''[]'')
     from page c';
  items jsonb := '[]';
  exact integer := 0;
  words tsquery;
  more jsonb;
begin
  if cursor is not null and after_id is null then
    perform private.reject('This list cursor is invalid');
  end if;

  if not is_second then
    execute format(
      'with page as (
         select c.* from %s where %s and %s and %s and %s
         order by lower(c.name), c.id limit $6
       ) ' || columns,
      search.source, search.matches, search.in_skills, search.in_locations, unseen)
    into items
    using private.like_pattern(q), private.skill_keys(skills), locations, substr(after, 38), after_id,
      size + 1;
    exact := jsonb_array_length(items);
    unseen := 'true';
  end if;

  if exact <= size then words := private.all_words_query(q); end if;
  if numnode(words) > 0 then
    execute format(
      'with page as (
         select c.* from (
           select c.* from private.public_creators c join private.creator_words w on w.user_id = c.id
           where w.words @@ $7 and %s and %s and %s
           order by lower(c.name), c.id offset 0
         ) c where not (%s) limit $6
       ) ' || columns,
      search.in_skills, search.in_locations, unseen, search.matches)
    into more
    using private.like_pattern(q), private.skill_keys(skills), locations, substr(after, 38), after_id,
      size + 1 - exact, words;
    items := items || more;
  end if;

  return jsonb_build_object(
    'items', items - size,
    'all_words_at', case when exact < least(jsonb_array_length(items), size) then exact end,
    'next_cursor', case when jsonb_array_length(items) > size then
      case when exact < size then 'w' else '' end
        || (items -> size - 1 ->> 'id') || '_' || lower(items -> size - 1 ->> 'name')
    end
  );
end;
$$;
comment on function public.search_creators(text, text[], text[], text, integer) is
  'A page of public creators, in the two groups of search_projects, each by name; skills are compared without regard to case and by their usual '
  'names, locations as printed.';

create function public.count_creators(
  q text default '',
  skills text[] default '{}',
  locations text[] default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  search record := private.creator_conditions(q, skills, locations);
  words tsquery := private.all_words_query(q);
  found text := 'select %1$s from ' || search.source || ' where ' || search.matches || ' and %2$s and %3$s limit 10001';
  total integer;
  with_skills jsonb;
  with_locations jsonb;
begin
  if numnode(words) > 0 then
    found := 'with first as materialized (
        select c.id, c.location, w.skills from ' || search.source || '
        where ' || search.matches || ' and %2$s and %3$s limit 10001
      )
      select %1$s from (select * from first union all (
        select c.id, c.location, w.skills
        from private.public_creators c join private.creator_words w on w.user_id = c.id
        where w.words @@ $5 and not exists (select from first f where f.id = c.id) and %2$s and %3$s'
      || case when char_length(btrim(q)) < 3 then ' and not (' || search.matches || ')' else '' end
      || ') limit 10001) c cross join lateral (select c.skills) w';
  end if;

  execute format('select count(*) from (' || found || ') m', '', search.in_skills, search.in_locations)
  into total
  using private.like_pattern(q), private.skill_keys(skills), locations, null::text[], words;

  execute format(
    'with m as materialized (' || found || '), used as (
       select t.skill, count(*) as times
       from m, unnest(m.skills) with ordinality as t (skill, place)
       where t.skill = any (private.skill_keys($4)) and array_position(m.skills, t.skill) = t.place
       group by t.skill
     )
     select coalesce(jsonb_object_agg(n.name, u.times), ''{}'')
     from unnest($4) as n (name) join used u on u.skill = lower(n.name)',
    'w.skills', 'true', search.in_locations)
  into with_skills
  using private.like_pattern(q), private.skill_keys(skills), locations, private.filter_values('technologies'),
    words;

  execute format(
    'with m as materialized (' || found || ')
     select coalesce(jsonb_object_agg(used.location, used.times), ''{}'')
     from (select m.location, count(*) as times from m where m.location = any ($4) group by 1) used',
    'c.location', search.in_skills, 'true')
  into with_locations
  using private.like_pattern(q), private.skill_keys(skills), locations, private.filter_values('locations'),
    words;

  return private.search_counts(total, jsonb_build_object(
    'skills', private.facet('technologies', with_skills),
    'locations', private.facet('locations', with_locations)
  ));
end;
$$;
comment on function public.count_creators(text, text[], text[]) is
  'How many public creators a search finds. Counts as in count_projects.';

create function private.count_with(kind text, word text) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted tsquery := private.word_query(word);
begin
  if kind = 'project' then
    return (select count(*) from (
      select from private.public_projects p join private.project_words w on w.project_id = p.id
      where w.words @@ wanted limit 100
    ) found);
  elsif kind = 'creator' then
    return (select count(*) from (
      select from private.public_creators c join private.creator_words w on w.user_id = c.id
      where w.words @@ wanted limit 100
    ) found);
  elsif kind = 'service' then
    return (select count(*) from (
      select from private.public_services s join private.service_words w on w.service_id = s.id
      where w.words @@ wanted limit 100
    ) found);
  end if;
  return 0;
end;
$$;
comment on function private.count_with(text, text) is 'How many public projects, creators or services contain a word, exact below 100.';

create function private.closest_words(kind text, word text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  max_distance integer := case when char_length(word) < 7 then 1 when char_length(word) < 10 then 2 else 3 end;
begin
  -- Typing errors leave less than the usual 0.3 in common.
  perform set_config('pg_trgm.similarity_threshold', '0.25', true);
  return array(
    select c.word
    from (
      select s.word, case when s.is_swapped then 1 else s.distance end as distance
      from (
        select w.word, extensions.levenshtein(w.word, closest_words.word) as distance, false as is_swapped
        from private.search_words w
        where w.kind = closest_words.kind and w.word operator(extensions.%) closest_words.word
        union
        select w.word, 1, true
        from private.search_words w
        where w.kind = closest_words.kind and w.word = any (array(
          select overlay(closest_words.word placing reverse(substr(closest_words.word, i, 2)) from i for 2)
          from generate_series(1, char_length(closest_words.word) - 1) as i
        ))
      ) s
      where s.distance <= max_distance and s.word <> closest_words.word
      order by 2, extensions.similarity(s.word, closest_words.word) desc, s.word
      limit 12
    ) c
    cross join lateral (select private.count_with(closest_words.kind, c.word) as times) found
    where found.times > 0
    group by c.word
    order by min(c.distance), max(found.times) desc, c.word
    limit 3
  );
end;
$$;
comment on function private.closest_words(text, text) is
  'Up to three words of public projects, creators or services that differ from a word by a typing error, the most likely first.';

create function public.suggest_search(kind text, q text) returns text[]
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  typed text[] := (regexp_split_to_array(private.plain_words(extensions.unaccent(left(q, 200))), ' '))[1:8];
  corrected text[] := array['', '', ''];
  word text;
  words text[];
  has_changed boolean := false;
begin
  foreach word in array typed loop
    words := '{}';
    if char_length(word) between 3 and 40 and numnode(private.words_query(word)) > 0
      and cardinality(private.other_terms(word)) = 0 and private.count_with(kind, word) = 0 then
      words := private.closest_words(kind, word);
    end if;
    has_changed := has_changed or cardinality(words) > 0;
    for i in 1..3 loop
      corrected[i] := btrim(corrected[i] || ' ' || coalesce(words[i], words[1], word));
    end loop;
  end loop;
  return array(
    select c.words from unnest(corrected) with ordinality as c (words, place)
    where has_changed group by c.words order by min(c.place)
  );
end;
$$;
comment on function public.suggest_search(text, text) is
  'Up to three corrections of a text: each word that no public project, creator or service (kind) contains becomes one that some do.';

grant execute on function private.project_text(text, text, text[]),
  private.creator_text(text, text, text[], text)
to authenticated, service_role;
grant execute on function public.search_projects(text, text[], text[], text[], text, integer),
  public.count_projects(text, text[], text[], text[]),
  public.search_creators(text, text[], text[], text, integer),
  public.count_creators(text, text[], text[]),
  public.suggest_search(text, text)
to anon, authenticated;
