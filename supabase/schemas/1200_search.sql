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
  return private.search_form(title || e'\n' || words || e'\n' || array_to_string(tags, e'\n'));
end;
$$;
comment on function private.project_text(text, text, text[]) is
  'What a project is searched in, without the signs of bold and italic. In plpgsql, which is twice '
  'as fast per row as SQL here.';

create function private.creator_text(name text, bio text, skills text[], location text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_form(
    name || e'\n' || coalesce(bio, '') || e'\n' || array_to_string(skills, e'\n')
    || e'\n' || coalesce(location, '')
  );
end;
$$;

create index service_offers_by_price on private.service_offers (price) include (service_id, user_id);
create index service_offers_by_days on private.service_offers (model, days, price) include (service_id, user_id);

create function private.facet(category text, counts jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    select jsonb_object_agg(w.name, coalesce((counts ->> w.name)::integer, 0))
    from unnest(private.filter_values(category)) as w (name)
  );
end;
$$;
comment on function private.facet(text, jsonb) is 'How often each value of a filter is used, zeros too.';

create function private.location_names(chosen text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.filter_values('locations') || array(
    select distinct p.name from unnest(chosen[1:30]) as p (name)
    where private.has_text(private.location_key(p.name)) and p.name <> all (private.filter_values('locations'))
  );
end;
$$;
comment on function private.location_names(text[]) is 'The locations to count: those that are offered, and those that were chosen.';

create function private.json_texts(value jsonb) returns text[]
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'array' then
  array(select t.value #>> '{}' from jsonb_array_elements(value) as t (value) where jsonb_typeof(t.value) = 'string')
else '{}' end;

create function private.json_days(value jsonb) returns integer
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'number' then least(greatest((value #>> '{}')::numeric, 0), 100000)::integer end;

create function private.max_count() returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return 5000;
end;
$$;
comment on function private.max_count() is
  'A search counts what it finds up to this number. Counting on would take longer than 300 ms with a million projects.';

create function private.search_counts(total integer, facets jsonb, capped_facets text[]) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return jsonb_build_object(
    'total', least(total, private.max_count()), 'total_is_capped', total > private.max_count(),
    'facets', facets, 'capped_facets', to_jsonb(capped_facets)
  );
end;
$$;
comment on function private.search_counts(integer, jsonb, text[]) is
  'What functions that count return. In the groups of capped_facets, each value is used at least as often as its number says.';

create function private.project_source(
  terms private.search_terms, types text[], technologies text[], industries text[],
  out source private.search_source, out in_types text, out in_technologies text, out in_industries text
) returns record
language plpgsql stable security definer set search_path = ''
as $$
declare
  last record;
begin
  in_types := 'p.filter_tags && ' || quote_literal(nullif(types, '{}')) || '::text[]';
  in_technologies := 'p.filter_tags && ' || quote_literal(nullif(technologies, '{}')) || '::text[]';
  in_industries := 'p.filter_tags && ' || quote_literal(nullif(industries, '{}')) || '::text[]';
  source.kind := 'project';
  source.items := 'public.projects p';
  source.words := 'private.project_words';
  source.link := 'w.project_id = p.id';
  source.id := 'p.id';
  source.title := 'p.title';
  source.filters := concat_ws(' and ', 'p.visibility = ''public''', in_types, in_technologies, in_industries);
  source.has_words := false;
  if terms.is_short then
    select p.listed_at, p.id into last from public.projects p where p.visibility = 'public'
    order by p.listed_at desc, p.id desc offset 1999 limit 1;
    source.newest := case when last.id is null then 'true' else
      format('(p.listed_at, p.id) >= (%L::timestamptz, %L::uuid)', last.listed_at, last.id)
    end;
  end if;
end;
$$;
comment on function private.project_source(private.search_terms, text[], text[], text[]) is
  'Where a search for projects looks, and its filters by group; those that choose nothing are null.';

create function private.sale_condition(sale text[]) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'p.is_for_sale and p.sale_kind is not null and p.sold_at is null' || case
    when 'any' = any (sale) then ''
    else ' and p.sale_kind = any (' || quote_literal(sale) || '::text[])'
  end
  where cardinality(sale) > 0;
end;
$$;
comment on function private.sale_condition(text[]) is
  'What a project for sale has to be: sold once, by license, or any of these. Null without a filter.';

create function private.check_sort(sort text, sorts text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if (sort = any (sorts)) is not true then
    perform private.raise_invalid('Choose one of these orders: ' || array_to_string(sorts, ', '));
  end if;
end;
$$;

create function private.check_prices(min_price numeric, max_price numeric) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if private.is_amount(min_price) is false or private.is_amount(max_price) is false then
    perform private.raise_invalid('Prices are between 1 and 1,000,000 dollars');
  end if;
end;
$$;

create function private.cursor_values(cursor text, pattern text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  found text[] := regexp_match(
    cursor, '^' || replace(pattern, '{id}', '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})') || '$'
  );
begin
  if cursor is not null and found is null then
    perform private.raise_invalid('This list cursor is invalid');
  end if;
  return found;
end;
$$;
comment on function private.cursor_values(text, text) is
  'What a cursor says about the last row of a page. Each sort has its own pattern, so that a cursor of another one is rejected.';

create function private.project_sort(sort text, cursor text) returns private.search_order
language plpgsql stable security definer set search_path = ''
as $$
declare
  found text[];
  last record;
  sorting private.search_order;
begin
  if sort = 'liked' then
    found := private.cursor_values(cursor, 'liked:([0-9]{1,9})_({id}_.*)');
    last := private.parse_cursor(found[2]);
    sorting.joined := ' join private.month_likes o on o.project_id = p.id';
    sorting.keys := 'o.likes desc, o.listed_at desc, o.project_id desc';
    sorting.place := '''liked:'' || o.likes || ''_'' || o.project_id || ''_'' || (to_jsonb(o.listed_at) #>> ''{}'')';
    sorting.unseen := format(
      '(o.likes, o.listed_at, o.project_id) < (%L::integer, %L::timestamptz, %L::uuid)', found[1], last.after_time, last.after_id
    );
  elsif sort = 'price' then
    found := private.cursor_values(cursor, 'price:([0-9]{1,7}(?:\.[0-9]{1,2})?)_{id}');
    sorting.joined := '';
    sorting.keys := 'p.sale_price, p.id';
    sorting.place := '''price:'' || p.sale_price || ''_'' || p.id';
    sorting.unseen := format('(p.sale_price, p.id) > (%L::numeric, %L::uuid)', found[1], found[2]);
  else
    found := private.cursor_values(cursor, '({id}_.*)');
    last := private.parse_cursor(found[1]);
    sorting.joined := '';
    sorting.keys := 'p.listed_at desc, p.id desc';
    sorting.place := 'p.id || ''_'' || (to_jsonb(p.listed_at) #>> ''{}'')';
    sorting.unseen := format('(p.listed_at, p.id) < (%L::timestamptz, %L::uuid)', last.after_time, last.after_id);
  end if;
  if cursor is null then sorting.unseen := null; end if;
  return sorting;
end;
$$;
comment on function private.project_sort(text, text) is 'An order of projects, and what follows the place of a cursor in it.';

create function private.project_cards(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'title', p.title, 'tagline', p.tagline, 'description', left(p.description, 500),
      'image_url', p.image_url, 'image_color', p.image_color, 'bolt_url', p.bolt_url,
      'tags', p.tags, 'created_at', p.created_at, 'is_for_sale', p.is_for_sale, 'sale_price', p.sale_price,
      'sale_kind', p.sale_kind, 'sold_at', p.sold_at, 'is_proven', private.is_proven(p.id), 'owner', jsonb_build_object(
        'id', u.id, 'name', u.name, 'avatar', u.avatar, 'username', u.username,
        'rating_avg', u.rating_avg, 'rating_count', u.rating_count)
    ) order by f.number), '[]')
    from unnest(ids) with ordinality as f (id, number)
    join public.projects p on p.id = f.id join public.users u on u.id = p.user_id
  );
end;
$$;
comment on function private.project_cards(uuid[]) is 'Projects as lists show them. Of all, a page of a search reads only these; the plan is kept.';

create function public.search_projects(
  q text default '',
  types text[] default '{}',
  technologies text[] default '{}',
  industries text[] default '{}',
  cursor text default null,
  page_size integer default 24,
  sort text default null,
  sale text[] default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s' set max_parallel_workers_per_gather = 0
as $$
declare
  terms private.search_terms := private.search_terms('project', q);
  chosen text := coalesce(sort, 'best');
  is_ranked boolean := chosen = 'best' and terms.pattern is not null;
  start record := private.read_cursor(cursor, is_ranked);
  search record := private.project_source(terms, types, technologies, industries);
  source private.search_source := search.source;
  page private.found_page;
begin
  perform private.check_sort(chosen, '{best,newest,liked,price}');
  -- What is not for sale has no price.
  source.filters := concat_ws(' and ', source.filters, private.sale_condition(
    case when chosen = 'price' and coalesce(cardinality(sale), 0) = 0 then '{any}' else sale end));
  page := private.find_page(
    source, terms, array[private.project_sort(chosen, start.place)], is_ranked, start.part, start.rank, 1,
    private.page_size(page_size)
  );
  if cursor is null then
    page := private.with_partial_matches(page, source, terms, private.project_sort(chosen, null), 'project', q, private.page_size(page_size));
  end if;
  return private.page_json(page, private.project_cards(page.ids));
end;
$$;
comment on function public.search_projects(text, text[], text[], text[], text, integer, text, text[]) is
  'A page of public projects: those that contain the text, and then those that contain all of its words; all_words_at is the index of the first of these. '
  'The sort best, the default, ranks both by where the words are, as private.find_page says; newest first where that is equal, or without a text. The sort liked begins with the most likes of the last 30 days, newest, and is '
  'up to an hour late; price begins with the lowest, of what is for sale alone. PostgREST applies the time limit to the call; within PostgreSQL it has no effect on the statement that is running.';

create view private.counted_projects as
select p.*
from public.projects p
where p.visibility = 'public'
  and exists (select from public.users u where u.id = p.user_id and u.is_dev)
  and case
    when p.user_id in (select s.user_id from private.suspensions s)
      or p.user_id in (select c.user_id from private.closed_accounts c where c.closed_until > now())
      or p.user_id in (select h.item_id from private.hidden_items h where h.kind = 'user')
      or p.id in (select h.item_id from private.hidden_items h where h.kind = 'project')
    then 0 else 1
  end <> 0;
comment on view private.counted_projects is
  'The rows of private.public_projects, for thousands of them at a time: what is not public is read once and hashed, instead of looked up for each row, which was a third of the '
  'time of a count. Of each "not in" the planner would expect half of the rows, of a number almost all.';

create function public.count_projects(
  q text default '',
  types text[] default '{}',
  technologies text[] default '{}',
  industries text[] default '{}',
  sale text[] default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
-- It stops counting at private.max_count(), so whatever has to read a whole table first takes too long.
set enable_hashjoin = off set enable_mergejoin = off set max_parallel_workers_per_gather = 0 set cpu_operator_cost = 0.0025
as $$
declare
  terms private.search_terms := private.search_terms('project', q);
  search record := private.project_source(terms, types, technologies, industries);
  max_rows integer;
  all_filters record;
  counted record;
  facets jsonb := '{}';
  capped_facets text[] := '{}';
  category text;
  own_filter text;
begin
  -- Comparing words takes longer than the planner assumes, so it would read the whole table instead of an index.
  if terms.pattern is not null then perform set_config('cpu_operator_cost', '0.05', true); end if;
  -- What matches everything counts for the total and for each facet whose group has no filter.
  foreach category in array array['', 'types', 'technologies', 'industries'] loop
    counted := all_filters;
    own_filter := case category
      when 'types' then search.in_types when 'technologies' then search.in_technologies when 'industries' then search.in_industries
    end;
    if category = '' or own_filter is not null then
      max_rows := case when category = '' then private.max_count() else 1000 end;
      -- Few lists of tags are different, so they are counted before they are taken apart.
      execute format(
        'with m as materialized (
           select f.filter_tags, count(*) as times from (select * from (%s) a limit %s) f group by f.filter_tags
         )
         select (select coalesce(sum(m.times), 0) from m)::integer as total, (
           select coalesce(jsonb_object_agg(u.tag, u.times), ''{}'') from (
             select t.tag, sum(m.times) as times from m, unnest(m.filter_tags) as t (tag) group by t.tag
           ) u
         ) as used',
        private.found_rows(search.source, terms, 'private.counted_projects p', 'p.filter_tags', concat_ws(' and ',
          'p.visibility = ''public''',
          case when category <> 'types' then search.in_types end,
          case when category <> 'technologies' then search.in_technologies end,
          case when category <> 'industries' then search.in_industries end,
          private.sale_condition(sale)
        ), case when category <> '' and terms.pattern is null then 'p.listed_at desc, p.id desc' end, max_rows + 1), max_rows + 1)
      into counted;
      if category <> '' and counted.total > max_rows then capped_facets := capped_facets || category; end if;
    elsif all_filters.total > private.max_count() then
      capped_facets := capped_facets || category;
    end if;
    if category = '' then
      all_filters := counted;
    else
      facets := facets || jsonb_build_object(category, private.facet(category, counted.used));
    end if;
  end loop;

  return private.search_counts(all_filters.total, facets, capped_facets);
end;
$$;
comment on function public.count_projects(text, text[], text[], text[], text[]) is
  'How many public projects a search finds, in both groups, exact up to private.max_count(). A facet counts with the search and '
  'the other groups applied, but not with its own; where that takes a count of its own, it is exact up to 1,000.';

create function private.matching_projects(search jsonb, ids uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms := private.search_terms('project', private.json_text(search -> 'q'));
  found record := private.project_source(
    terms, private.json_texts(search -> 'types'), private.json_texts(search -> 'technologies'), private.json_texts(search -> 'industries')
  );
begin
  return query execute format(
    'select p.id from private.public_projects p join private.project_words w on w.project_id = p.id where p.id = any ($1) and %s and %s',
    concat_ws(' and ', (found.source).filters, private.sale_condition(private.json_texts(search -> 'sale'))), private.matches(found.source, terms))
  using ids;
end;
$$;
comment on function private.matching_projects(jsonb, uuid[]) is
  'Which of these projects are public and match a search, in either group. Its keys are the arguments of search_projects.';

create function private.offer_conditions(
  min_price numeric, max_price numeric, max_days integer, models text[]
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return concat_ws(' and ', 'true',
    'o.price >= ' || quote_literal(min_price) || '::numeric',
    'o.price <= ' || quote_literal(max_price) || '::numeric',
    -- An index finds each model with each number of days, and then a range of prices.
    case when max_days between 1 and 60
      then 'o.days = any (' || quote_literal(array(select generate_series(1, max_days))) || '::integer[])'
      else 'o.days <= ' || quote_literal(max_days) || '::integer' end,
    case when cardinality(models) > 0 then 'o.model = any (' || quote_literal(models) || '::text[])'
      when max_days between 1 and 60 then 'o.model = any (''{fixed,hourly,packages}'')' end
  );
end;
$$;
comment on function private.offer_conditions(numeric, numeric, integer, text[]) is
  'What one row of private.service_offers has to be; true without a filter.';

create function private.creator_filters(
  skills text[], locations text[],
  min_price numeric, max_price numeric, max_days integer, models text[],
  availability text[], languages text[], min_rating numeric,
  out in_skills text, out in_locations text, out by_language text, out others text
) returns record
language plpgsql immutable set search_path = ''
as $$
declare
  offer text := private.offer_conditions(min_price, max_price, max_days, models);
begin
  in_skills := case when cardinality(skills) > 0 then format('w.skills && %L::text[]', private.skill_keys(skills)) end;
  in_locations := nullif(private.location_condition(locations), 'true');
  by_language := case when cardinality(languages) > 0 then format('w.languages && %L::text[]', private.language_keys(languages)) end;
  others := nullif(concat_ws(' and ',
    'c.availability = any (' || quote_literal(nullif(availability, '{}')) || '::text[])',
    'c.rating_count >= 3 and c.rating_avg >= ' || quote_literal(min_rating) || '::numeric',
    case when offer <> 'true' then
      'exists (
         select from private.service_offers o join private.public_services s on s.id = o.service_id
         where o.user_id = c.id and ' || offer || ')'
    end
  ), '');
end;
$$;
comment on function private.creator_filters(
  text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'The filters of creators c and their words w, by group; those that choose nothing are null.';

create function private.creator_source(
  terms private.search_terms, skills text[], locations text[],
  min_price numeric, max_price numeric, max_days integer, models text[],
  availability text[], languages text[], min_rating numeric,
  out source private.search_source, out in_skills text, out in_locations text, out others text
) returns record
language plpgsql stable security definer set search_path = ''
as $$
declare
  filters record := private.creator_filters(
    skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
  last record;
begin
  in_skills := filters.in_skills;
  in_locations := filters.in_locations;
  others := concat_ws(' and ', 'c.is_dev', filters.by_language, filters.others);
  source.kind := 'creator';
  source.items := 'public.users c';
  source.words := 'private.creator_words';
  source.link := 'w.user_id = c.id';
  source.id := 'c.id';
  source.title := 'c.name';
  source.filters := concat_ws(' and ', others, in_skills, in_locations);
  source.has_words := coalesce(in_skills, in_locations, filters.by_language) is not null;
  if terms.is_short then
    select lower(c.name) as name, c.id into last from public.users c where c.is_dev order by lower(c.name), c.id offset 1999 limit 1;
    source.newest := case when last.id is null then 'true' else
      format('(lower(c.name), c.id) <= (%L::text, %L::uuid)', last.name, last.id)
    end;
  end if;
end;
$$;
comment on function private.creator_source(
  private.search_terms, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'Where a search for creators looks, and its filters by group; those that choose nothing are null.';

create function private.creator_sort(sort text, min_rating numeric, cursor text) returns private.search_order
language plpgsql stable security definer set search_path = ''
as $$
declare
  found text[];
  last record;
  sorting private.search_order;
begin
  sorting.joined := ' join private.creator_ranks o on o.user_id = c.id'
    || case when min_rating is not null then
      -- Nobody is rated as high as what is not a number.
      format(' and o.rating < 1 and o.rating <= %L::numeric', -nullif(min_rating, 'NaN'))
    else '' end;
  if sort = 'rating' then
    found := private.cursor_values(cursor, 'rating:(1|-[1-5](?:\.[0-9]{1,17})?)_(-?[0-9]{1,9})_{id}_(.*)');
    sorting.keys := 'o.rating, o.reviews, o.name, o.user_id';
    sorting.place := '''rating:'' || o.rating || ''_'' || o.reviews || ''_'' || o.user_id || ''_'' || o.name';
    sorting.unseen := format(
      '(o.rating, o.reviews, o.name, o.user_id) > (%L::double precision, %L::integer, %L::text, %L::uuid)',
      found[1], found[2], found[4], found[3]
    );
  elsif sort = 'fastest' then
    found := private.cursor_values(cursor, 'fastest:([0-9]{1,18}|9223372036854775807)_{id}_(.*)');
    sorting.keys := 'o.answer_seconds, o.name, o.user_id';
    sorting.place := '''fastest:'' || o.answer_seconds || ''_'' || o.user_id || ''_'' || o.name';
    sorting.unseen := format(
      '(o.answer_seconds, o.name, o.user_id) > (%L::bigint, %L::text, %L::uuid)', found[1], found[3], found[2]
    );
  elsif sort = 'newest' then
    found := private.cursor_values(cursor, 'newest:({id}_.*)');
    last := private.parse_cursor(found[1]);
    sorting.keys := 'o.since desc, o.user_id desc';
    sorting.place := '''newest:'' || o.user_id || ''_'' || (to_jsonb(o.since) #>> ''{}'')';
    sorting.unseen := format('(o.since, o.user_id) < (%L::timestamptz, %L::uuid)', last.after_time, last.after_id);
  else
    found := private.cursor_values(cursor, '{id}_(.*)');
    sorting.joined := '';
    sorting.keys := 'lower(c.name), c.id';
    sorting.place := 'c.id || ''_'' || lower(c.name)';
    sorting.unseen := format('(lower(c.name), c.id) > (%L::text, %L::uuid)', found[2], found[1]);
  end if;
  if cursor is null then sorting.unseen := null; end if;
  return sorting;
end;
$$;
comment on function private.creator_sort(text, numeric, text) is
  'As private.project_sort. The indexes of the sorts contain the rating, so a page reads only those people who have at least that one; by name it is not applied.';

-- Called for each row of a list, and plpgsql keeps its plan.
create function private.offer_of(creator uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('price', s.price, 'duration', s.duration)
    from private.public_services s where s.user_id = creator order by s.price, s.id limit 1
  );
end;
$$;
comment on function private.offer_of(uuid) is 'The price and duration of the cheapest public service.';

create function private.creator_cards(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'username', c.username, 'avatar', c.avatar,
      'bio', c.bio, 'location', c.location, 'skills', c.skills,
      'rating_avg', c.rating_avg, 'rating_count', c.rating_count,
      'project_count', w.total, 'covers', w.covers, 'offer', o.offer,
      'availability', c.availability, 'created_at', c.created_at
    ) order by f.number), '[]')
    from unnest(ids) with ordinality as f (id, number)
    join public.users c on c.id = f.id
    cross join lateral (
      select count(*) as total, coalesce(
        jsonb_agg(jsonb_build_object('image_url', n.image_url, 'image_color', n.image_color) order by n.place)
          filter (where n.image_url is not null and n.place <= 3), '[]') as covers
      from (
        select p.image_url, p.image_color,
          row_number() over (order by p.image_url is null, p.like_count desc, p.listed_at desc, p.id) as place
        from private.public_projects p where p.user_id = c.id
      ) n
    ) w
    left join lateral (
      select jsonb_build_object('price', s.price, 'duration', s.duration) as offer
      from private.public_services s where s.user_id = c.id order by s.price, s.id limit 1
    ) o on true
  );
end;
$$;
comment on function private.creator_cards(uuid[]) is
  'Creators as lists show them: with the number of their public projects, the covers of up to three of them with their colors, most liked first, and their cheapest public service. '
  'One query, whose plan is kept: a function for each creator took half as long as the page.';

create function public.search_creators(
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
  sort text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s' set max_parallel_workers_per_gather = 0
as $$
declare
  terms private.search_terms := private.search_terms('creator', q);
  chosen text := coalesce(sort, 'best');
  is_by_name boolean := chosen in ('best', 'name');
  is_ranked boolean := chosen = 'best' and terms.pattern is not null;
  start record := private.read_cursor(cursor, is_ranked);
  search record := private.creator_source(
    terms, skills, locations, min_price, max_price, max_days, models, availability, languages, case when is_by_name then min_rating end
  );
  page private.found_page;
begin
  perform private.check_sort(chosen, '{best,name,rating,fastest,newest}');
  perform private.check_prices(min_price, max_price);
  page := private.find_page(
    search.source, terms, array[private.creator_sort(chosen, min_rating, start.place)], is_ranked, start.part, start.rank, 1,
    private.page_size(page_size)
  );
  if cursor is null then
    page := private.with_partial_matches(page, search.source, terms, private.creator_sort(chosen, min_rating, null), 'creator', q, private.page_size(page_size));
  end if;
  return private.page_json(page, private.creator_cards(page.ids));
end;
$$;
comment on function public.search_creators(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric, text, integer, text
) is
  'A page of public creators, in the two groups of search_projects. Skills are compared without regard to case and by their usual names; '
  'a location that is offered is found as it is written, another one in the places that contain it; price, days and model hold for one service or package. Sorts: best, the default, which is by name where it is equal; name; rating, which begins '
  'with those who have three reviews or more; fastest, with those who have answered three requests or more, by the median time; newest, by when '
  'they became a creator.';

create function private.count_by_creator(
  terms private.search_terms, source private.search_source, rows text, columns text, filter text, others text, in_skills text, in_locations text,
  locations text[], by_creator text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  places text[] := private.location_names(locations);
  patterns text[] := array(
    select case when p.name <> all (private.filter_values('locations')) then private.like_pattern(private.location_key(p.name)) end
    from unnest(places) with ordinality as p (name, number) order by p.number
  );
  total integer;
  with_skills jsonb;
  with_places jsonb;
  are_skills_capped boolean;
  are_locations_capped boolean;
  counted record;
  category text;
begin
  -- What matches everything counts for the total and for each facet whose group has no filter.
  foreach category in array array['', 'skills', 'locations'] loop
    continue when category = 'skills' and in_skills is null or category = 'locations' and in_locations is null;
    execute format(
      'with m as materialized (
         select * from (%1$s) a limit private.max_count() + 1
       ), found as materialized (
         %2$s
       ), used as (
         select t.skill, sum(f.times) as times
         from (select f.skills, sum(f.times) as times from found f group by f.skills) f, unnest(f.skills) with ordinality as t (skill, place)
         where t.skill = any ($4) and array_position(f.skills, t.skill) = t.place
         group by t.skill
       ), places as materialized (
         select f.location, f.place, sum(f.times) as times from found f where f.place is not null group by f.location, f.place
       )
       select (select count(*) from m) as total,
         (select coalesce(jsonb_object_agg(n.name, u.times), ''{}'')
          from unnest($1) as n (name) join used u on u.skill = lower(n.name)) as skills,
         (select jsonb_object_agg(n.name, (
            select coalesce(sum(l.times), 0) from places l where case when n.pattern is null then l.location = n.name else l.place like n.pattern end
          )) from unnest($2, $3) as n (name, pattern)) as places',
      private.found_rows(source, terms, rows, columns, format(filter, concat_ws(' and ', others,
        case when category <> 'skills' then in_skills end, case when category <> 'locations' then in_locations end
      )), null, private.max_count() + 1), by_creator)
    into counted
    using private.filter_values('technologies'), places, patterns, private.skill_keys(private.filter_values('technologies'));
    total := coalesce(total, counted.total);
    if category <> 'locations' then
      with_skills := counted.skills;
      are_skills_capped := counted.total > private.max_count();
    end if;
    if category <> 'skills' then
      with_places := counted.places;
      are_locations_capped := counted.total > private.max_count();
    end if;
  end loop;

  return private.search_counts(total, jsonb_build_object(
    'skills', private.facet('technologies', with_skills), 'locations', with_places
  ), array_remove(array[case when are_skills_capped then 'skills' end, case when are_locations_capped then 'locations' end], null));
end;
$$;
comment on function private.count_by_creator(
  private.search_terms, private.search_source, text, text, text, text, text, text, text[], text
) is
  'Counts what a search finds, as in count_projects, by skills and places of its creators. The last query reads skills, location, place and times from m, which are '
  'the columns of the rows that are found.';

create function public.count_creators(
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
  terms private.search_terms := private.search_terms('creator', q);
  search record := private.creator_source(
    terms, skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
  source private.search_source := search.source;
begin
  perform private.check_prices(min_price, max_price);
  source.has_words := true;
  return private.count_by_creator(
    terms, source, 'private.public_creators c', 'w.location, w.place, w.skills', '%s', search.others, search.in_skills, search.in_locations, locations,
    'select m.location, m.place, m.skills, 1 as times from m'
  );
end;
$$;
comment on function public.count_creators(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'How many public creators a search finds. Counts as in count_projects; the facet of locations also has the ones that were asked for.';

create function private.matching_creators(search jsonb, ids uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms := private.search_terms('creator', private.json_text(search -> 'q'));
  found record := private.creator_source(
    terms, private.json_texts(search -> 'skills'), private.json_texts(search -> 'locations'), private.json_amount(search -> 'min_price'),
    private.json_amount(search -> 'max_price'), private.json_days(search -> 'max_days'), private.json_texts(search -> 'models'),
    private.json_texts(search -> 'availability'), private.json_texts(search -> 'languages'), private.json_amount(search -> 'min_rating')
  );
begin
  return query execute format(
    'select c.id from private.public_creators c join private.creator_words w on w.user_id = c.id where c.id = any ($1) and %s and %s',
    (found.source).filters, private.matches(found.source, terms))
  using ids;
end;
$$;
comment on function private.matching_creators(jsonb, uuid[]) is
  'Which of these people are public creators and match a search, in either group. Its keys are the arguments of search_creators.';

create function private.count_with(kind text, wanted tsquery) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  if kind = 'project' then
    return (select count(*) from (
      select from private.public_projects p join private.project_words w on w.project_id = p.id
      where w.words @@ wanted limit 20
    ) found);
  elsif kind = 'creator' then
    return (select count(*) from (
      select from private.public_creators c join private.creator_words w on w.user_id = c.id
      where w.words @@ wanted limit 20
    ) found);
  elsif kind = 'service' then
    return (select count(*) from (
      select from private.public_services s join private.service_words w on w.service_id = s.id
      where w.words @@ wanted limit 20
    ) found);
  end if;
  return 0;
end;
$$;
comment on function private.count_with(text, tsquery) is 'How many public projects, creators or services contain words, exact below 20.';

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
        where w.kind = closest_words.kind and w.word operator(extensions.%) closest_words.word and w.word !~ '[0-9]'
        union
        select w.word, 1, true
        from private.search_words w
        where w.kind = closest_words.kind and w.word = any (array(
          select overlay(closest_words.word placing reverse(substr(closest_words.word, i, 2)) from i for 2)
          from generate_series(1, char_length(closest_words.word) - 1) as i
        ))
      ) s
      where s.distance <= max_distance
      order by 2, extensions.similarity(s.word, closest_words.word) desc, s.word
      limit 12
    ) c
    -- Counted once for each word, instead of wherever the number is used.
    cross join lateral (select private.count_with(closest_words.kind, private.words_query(c.word)) as times offset 0) found
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
      and private.other_terms(kind, array[word]) = '{}' and private.count_with(kind, (private.search_terms(kind, word)).whole) = 0 then
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

grant execute on function public.search_projects(text, text[], text[], text[], text, integer, text, text[]),
  public.count_projects(text, text[], text[], text[], text[]),
  public.search_creators(
    text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric, text, integer, text
  ),
  public.count_creators(text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric),
  public.suggest_search(text, text)
to anon, authenticated;
