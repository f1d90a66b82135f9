set local lock_timeout = '500ms';

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

create or replace function private.project_sort(sort text, cursor text) returns private.search_order
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

create or replace function private.project_cards(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'title', p.title, 'tagline', p.tagline, 'description', left(p.description, 500),
      'image_url', p.image_url, 'image_color', p.image_color, 'bolt_url', p.bolt_url,
      'tags', p.tags, 'created_at', p.created_at, 'is_for_sale', p.is_for_sale, 'sale_price', p.sale_price,
      'sale_kind', p.sale_kind, 'sold_at', p.sold_at, 'owner', jsonb_build_object(
        'id', u.id, 'name', u.name, 'avatar', u.avatar, 'username', u.username,
        'rating_avg', u.rating_avg, 'rating_count', u.rating_count)
    ) order by f.number), '[]')
    from unnest(ids) with ordinality as f (id, number)
    join public.projects p on p.id = f.id join public.users u on u.id = p.user_id
  );
end;
$$;
comment on function private.project_cards(uuid[]) is 'Projects as lists show them. Of all, a page of a search reads only these; the plan is kept.';

drop function public.search_projects(text, text[], text[], text[], text, integer, text);
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

drop function public.count_projects(text, text[], text[], text[]);
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

grant execute on function public.search_projects(text, text[], text[], text[], text, integer, text, text[]), public.count_projects(text, text[], text[], text[], text[]) to anon, authenticated;

create or replace function private.matching_projects(search jsonb, ids uuid[]) returns setof uuid
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

create or replace function private.clean_search(kind text, search jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  shape jsonb := case kind
    when 'projects' then '{"q": "string", "types": "array", "technologies": "array", "industries": "array", "sale": "array"}'
    else '{"q": "string", "skills": "array", "locations": "array", "min_price": "number", "max_price": "number",
      "max_days": "number", "models": "array", "availability": "array", "languages": "array", "min_rating": "number"}'
  end;
  clean jsonb;
  key text;
begin
  if octet_length(search::text) > 8192 or private.has_shape(jsonb_strip_nulls(search), shape) is not true then
    perform private.raise_invalid('This search can''t be saved. Reload the page and try again');
  end if;
  select coalesce(jsonb_object_agg(part.key, part.value), '{}') into clean
  from jsonb_each(jsonb_strip_nulls(search)) as part
  where part.value <> '[]' and private.has_text(part.value #>> '{}');
  if clean = '{}' then
    perform private.raise_invalid('Type a text or choose a filter before you save a search');
  elsif clean ? 'q' then
    clean := jsonb_set(clean, '{q}', to_jsonb(btrim(clean ->> 'q')));
    if private.is_text(clean ->> 'q', 200) is not true then
      perform private.raise_invalid('Use at most 200 characters');
    end if;
  end if;
  for key in select k from jsonb_object_keys(clean) as k where jsonb_typeof(clean -> k) = 'array' loop
    if not private.is_json_text_list(clean -> key, 20, 100) then
      perform private.raise_invalid('Choose at most 20 values of each filter');
    end if;
    -- The order of a choice has no meaning.
    clean := jsonb_set(clean, array[key], (
      select jsonb_agg(distinct item) from jsonb_array_elements(clean -> key) as item));
  end loop;
  perform private.check_prices(private.json_amount(clean -> 'min_price'), private.json_amount(clean -> 'max_price'));
  -- Refuses what the search itself refuses.
  perform private.matching_items(kind, clean, array[gen_random_uuid()]);
  return clean;
end;
$$;
comment on function private.clean_search(text, jsonb) is
  'A search as it is stored, the same for the same choice: without what filters nothing, each list in order.';

create or replace function public.my_saved_projects(
  q text default '', cursor text default null, page_size integer default 24
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 24), 1), 60);
  place record;
  pattern text := private.like_pattern(q);
  items jsonb;
begin
  place := private.parse_cursor(cursor);
  with page as (
    select s.project_id, s.created_at as saved_at, v.*, u.name as owner_name, u.username,
      u.avatar, u.rating_avg, u.rating_count
    from public.project_saves s
    left join lateral (
      select p.id, p.user_id, p.title, p.tagline, left(p.description, 500) as description,
        p.image_url, p.image_color, p.bolt_url, p.tags, p.created_at,
        p.is_for_sale, p.sale_price, p.sale_kind, p.sold_at
      from private.visible_projects p where p.id = s.project_id
    ) v on true
    left join public.users u on u.id = v.user_id
    where s.user_id = me
      and (place.after_id is null or (s.created_at, s.project_id) < (place.after_time, place.after_id))
      and (
        pattern is null
        or private.search_form(concat_ws(e'\n', v.title, v.tagline, v.description, array_to_string(v.tags, e'\n'), u.name))
          like pattern
      )
    order by s.created_at desc, s.project_id desc
    limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.project_id, 'saved_at', p.saved_at,
    'project', case when p.id is not null then jsonb_build_object(
      'id', p.id, 'title', p.title, 'tagline', p.tagline, 'description', p.description,
      'image_url', p.image_url, 'image_color', p.image_color, 'bolt_url', p.bolt_url,
      'tags', p.tags, 'created_at', p.created_at, 'is_for_sale', p.is_for_sale,
      'sale_price', p.sale_price, 'sale_kind', p.sale_kind, 'sold_at', p.sold_at, 'owner', jsonb_build_object(
        'id', p.user_id, 'name', p.owner_name, 'avatar', p.avatar, 'username', p.username,
        'rating_avg', p.rating_avg, 'rating_count', p.rating_count)
    ) end
  ) order by p.saved_at desc, p.project_id desc), '[]')
  into items from page p;
  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'saved_at')
    end
  );
end;
$$;
comment on function public.my_saved_projects(text, text, integer) is
  'A page of the projects that the caller saved, latest save first; a text is looked for in their cards. The project is null where its '
  'link no longer opens it, whatever the reason: nothing about it is told, and no text finds it.';
