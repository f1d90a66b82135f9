-- The search for services, in the two groups of the others and with the filters of creators.
create index services_newest on public.services (created_at desc, id desc) include (user_id) where is_active;
create index services_cheapest on public.services (price, id) where is_active;
create index services_newest_of_owner on public.services (user_id, created_at desc, id desc) where is_active;

create function private.service_conditions(
  q text, skills text[], locations text[],
  min_price numeric, max_price numeric, max_days integer, models text[],
  availability text[], languages text[], min_rating numeric,
  out source text, out matches text, out is_listed text, out in_skills text, out in_locations text, out others text, out filter text
) returns record
language plpgsql immutable set search_path = ''
as $$
declare
  offer text := private.offer_conditions(min_price, max_price, max_days, models);
  creator record := private.creator_conditions(
    null, skills, locations, null, null, null, null, availability, languages, min_rating
  );
begin
  source := 'private.public_services s';
  matches := 'true';
  is_listed := 'true';
  in_skills := creator.in_skills;
  in_locations := creator.in_locations;
  others := creator.others || ' and ' || offer;
  if private.like_pattern(q) is not null then
    matches := 't.text like private.joined($1)';
    is_listed := matches;
    if char_length(private.search_form(btrim(q))) < 3 then
      -- One or two letters have no trigram: the newest only, instead of reading everything.
      source := '(select * from private.public_services
        order by created_at desc, id desc limit 2000) s';
      is_listed := matches || ' and (s.created_at, s.id) >= (
        select e.created_at, e.id from private.public_services e order by e.created_at desc, e.id desc offset 1999 limit 1)';
    end if;
    source := source || ' join private.service_words t on t.service_id = s.id';
  end if;
  -- One subquery of what is needed, so that the planner may begin with any of the filters.
  select coalesce(
    'exists (select from ' || string_agg(t.relation, ', ') || ' where ' || string_agg(t.link, ' and ') || ' and %s)', '%s'
  ) into filter
  from (values
    ('private.service_offers o', 'o.service_id = s.id and o.user_id = s.user_id', offer <> 'true'),
    ('public.users c', 'c.id = s.user_id and c.is_dev', cardinality(availability) > 0 or min_rating is not null),
    ('private.creator_words w', 'w.user_id = s.user_id',
      cardinality(languages) > 0 or creator.in_skills <> 'true' or creator.in_locations <> 'true')
  ) as t (relation, link, is_needed)
  where t.is_needed;
end;
$$;
comment on function private.service_conditions(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'The parts of a query for a search, as in private.creator_conditions; filter is a format of the condition that holds for a service if the others '
  'hold for its creator and for one of its offers.';

create function private.service_sort(
  sort text, part text, cursor text, out joined text, out columns text, out keys text, out place text, out unseen text
) returns record
language plpgsql stable security definer set search_path = ''
as $$
declare
  found text[];
  last record;
begin
  unseen := 'true';
  if part = 'rated' then
    joined := ' join private.creator_ranks o on o.user_id = s.user_id and o.rating < 1';
    columns := 's.created_at, o.rating, o.reviews, o.name';
    keys := 'o.rating, o.reviews, o.name, o.user_id, s.created_at desc, s.id desc';
    place := '''rating:'' || p.rating || ''_'' || p.reviews || ''_'' || p.user_id || ''_'' || p.id || ''_''
      || (to_jsonb(p.created_at) #>> ''{}'') || ''_'' || p.name';
    if cursor is not null then
      found := private.cursor_values(cursor, 'rating:(-[1-5](?:\.[0-9]{1,17})?)_(-[0-9]{1,9})_{id}_({id}_[^_]*)_(.*)');
      last := private.place_in_list(found[4]);
      unseen := format(
        '(o.rating, o.reviews, o.name, o.user_id) >= (%1$L::double precision, %2$L::integer, %3$L::text, %4$L::uuid)
         and (o.user_id <> %4$L::uuid or (s.created_at, s.id) < (%5$L::timestamptz, %6$L::uuid))',
        found[1], found[2], found[6], found[3], last.after_time, last.after_id
      );
    end if;
  elsif sort = 'price' then
    joined := '';
    columns := 's.price';
    keys := 's.price, s.id';
    place := '''price:'' || p.price || ''_'' || p.id';
    if cursor is not null then
      found := private.cursor_values(cursor, 'price:([0-9]{1,7}(?:\.[0-9]{1,2})?)_{id}');
      unseen := format('(s.price, s.id) > (%L::numeric, %L::uuid)', found[1], found[2]);
    end if;
  else
    joined := case part
      when 'unrated' then ' join private.creator_ranks o on o.user_id = s.user_id and o.rating = 1' else ''
    end;
    columns := 's.created_at';
    keys := 's.created_at desc, s.id desc';
    place := format('%L || p.id || ''_'' || (to_jsonb(p.created_at) #>> ''{}'')',
      case part when 'unrated' then 'rating:' else '' end);
    if cursor is not null then
      found := private.cursor_values(cursor, case part when 'unrated' then 'rating:' else '' end || '({id}_.*)');
      last := private.place_in_list(found[1]);
      unseen := format('(s.created_at, s.id) < (%L::timestamptz, %L::uuid)', last.after_time, last.after_id);
    end if;
  end if;
end;
$$;
comment on function private.service_sort(text, text, text) is
  'As private.project_sort; the columns are what the cursor of a row is made of. By rating, a list has two parts: the services of those with three reviews or more, and the others, newest first.';

create function public.search_services(
  q text default '',
  skills text[] default '{}',
  locations text[] default '{}',
  min_price numeric default null,
  max_price numeric default null,
  max_days integer default null,
  models text[] default '{}',
  availability text[] default '{}',
  languages text[] default '{}',
  min_rating numeric default null,
  cursor text default null,
  page_size integer default 24,
  sort text default 'newest'
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s' set max_parallel_workers_per_gather = 0
-- The rules of what is public, the filters and the order are up to ten tables: none of them has to wait for others.
set from_collapse_limit = 10 set join_collapse_limit = 10
as $$
declare
  size integer := least(greatest(coalesce(page_size, 24), 1), 60);
  search record := private.service_conditions(
    q, skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
  filters text := format(search.filter, concat_ws(' and ', search.in_skills, search.in_locations, search.others));
  parts text[] := case when sort = 'rating' then '{rated,unrated}' else '{all}' end;
  -- The group and the part that the last page ended in.
  is_second boolean := coalesce(cursor like 'w%', false);
  is_unrated boolean := coalesce(cursor ~ '^w?rating:[0-9a-f]', false);
  after text := cursor;
  sorting record;
  part text;
  in_words boolean;
  items jsonb := '[]';
  places text[] := '{}';
  exact integer := 0;
  words tsquery;
  more jsonb;
  more_places text[];
begin
  perform private.check_sort(coalesce(sort, 'newest'), '{newest,price,rating}');
  perform private.check_prices(min_price, max_price);
  -- Rejects a cursor that is wrong, also if there is nothing to read in its group.
  perform private.service_sort(sort, parts[case when is_unrated then 2 else 1 end], cursor);

  foreach in_words in array array[false, true] loop
    continue when is_second and not in_words;
    if in_words then
      exit when jsonb_array_length(items) > size;
      words := private.all_words_query(q);
      exit when numnode(words) is null or numnode(words) = 0;
    end if;
    foreach part in array parts loop
      continue when is_unrated and after is not null and part = 'rated';
      exit when jsonb_array_length(items) > size;
      sorting := private.service_sort(sort, part, after);
      after := null;
      execute format(
        'with page as (' || case when in_words then
           'select s.id, s.user_id, %2$s from private.public_services s join (
              select w.service_id, w.text from private.service_words w where w.words @@ $4'
              || case when private.has_few_matches('private.service_words', words) then ' offset 0' else '' end || '
            ) t on t.service_id = s.id%3$s
            where not (%9$s) and %6$s and %7$s order by %8$s limit $3'
         else
           'select s.id, s.user_id, %2$s from %4$s%3$s where %5$s and %6$s and %7$s order by %8$s limit $3'
         end || ')
         select coalesce(jsonb_agg(jsonb_build_object(
           ''id'', s.id, ''title'', s.title, ''price'', s.price, ''duration'', s.duration,
           ''pricing_model'', coalesce(s.metadata ->> ''pricing_model'', ''fixed''),
           ''image_url'', s.images[1], ''image_color'', null, ''created_at'', s.created_at,
           ''creator'', jsonb_build_object(
             ''id'', u.id, ''name'', u.name, ''username'', u.username, ''avatar'', u.avatar,
             ''location'', u.location, ''availability'', u.availability,
             ''rating_avg'', u.rating_avg, ''rating_count'', u.rating_count)
         ) order by p.number), ''[]''), coalesce(array_agg(%1$s order by p.number), ''{}'')
         from (select page.*, row_number() over () as number from page) p
         join public.services s on s.id = p.id join public.users u on u.id = s.user_id',
        sorting.place, sorting.columns, sorting.joined, search.source, search.matches, filters, sorting.unseen,
        sorting.keys, search.is_listed)
      into more, more_places
      using private.like_pattern(q), private.skill_keys(skills), size + 1 - jsonb_array_length(items), words;
      items := items || more;
      places := places || more_places;
    end loop;
    if not in_words then exact := jsonb_array_length(items); end if;
  end loop;

  return jsonb_build_object(
    'items', items - size,
    'all_words_at', case when exact < least(jsonb_array_length(items), size) then exact end,
    'next_cursor', case when jsonb_array_length(items) > size then
      case when exact < size then 'w' else '' end || places[size]
    end
  );
end;
$$;
comment on function public.search_services(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric, text, integer, text
) is
  'A page of public services, in the two groups of search_projects. Skills, places, availability, languages and rating are those of the creator; '
  'price, days and model hold for the service or one of its packages. Sorts: newest; price, lowest first; rating, which begins with creators who '
  'have three reviews or more.';

create function public.count_services(
  q text default '',
  skills text[] default '{}',
  locations text[] default '{}',
  min_price numeric default null,
  max_price numeric default null,
  max_days integer default null,
  models text[] default '{}',
  availability text[] default '{}',
  languages text[] default '{}',
  min_rating numeric default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  search record := private.service_conditions(
    q, skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
begin
  perform private.check_prices(min_price, max_price);
  return private.count_by_creator(
    q, skills, locations, search,
    'select s.id, s.user_id from ' || search.source || ' where ' || search.matches,
    'select s.id, s.user_id from private.public_services s join private.service_words t on t.service_id = s.id
     where t.words @@ $3 and not (' || search.is_listed || ')',
    'select w.location, w.place, w.skills, a.times from (select m.user_id, count(*) as times from m group by m.user_id) a
     join private.creator_words w on w.user_id = a.user_id'
  );
end;
$$;
comment on function public.count_services(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'How many public services a search finds, with the facets of count_creators.';

create function private.matching_services(search jsonb, ids uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  q text := private.json_text(search -> 'q');
  skills text[] := private.json_texts(search -> 'skills');
  locations text[] := private.json_texts(search -> 'locations');
  found record := private.service_conditions(
    q, skills, locations, private.json_amount(search -> 'min_price'), private.json_amount(search -> 'max_price'),
    private.json_days(search -> 'max_days'), private.json_texts(search -> 'models'),
    private.json_texts(search -> 'availability'), private.json_texts(search -> 'languages'),
    private.json_amount(search -> 'min_rating')
  );
begin
  return query execute format(
    'select s.id from %1$s where %2$s and s.id = any ($4) and %3$s
     union
     select s.id from private.public_services s join private.service_words t on t.service_id = s.id
     where t.words @@ $3 and s.id = any ($4) and %3$s',
    found.source, found.matches,
    format(found.filter, concat_ws(' and ', found.in_skills, found.in_locations, found.others)))
  using private.like_pattern(q), private.skill_keys(skills), private.all_words_query(q), ids;
end;
$$;
comment on function private.matching_services(jsonb, uuid[]) is
  'Which of these services are public and match a search, in either group. Its keys are the arguments of search_services.';

grant execute on function
  public.search_services(
    text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric, text, integer, text
  ),
  public.count_services(text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric)
to anon, authenticated;
