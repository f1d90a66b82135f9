-- The search for services, in the two groups of the others and with the filters of creators.
create index services_newest on public.services (created_at desc, id desc) include (user_id) where is_active;
create index services_cheapest on public.services (price, id) where is_active;
-- A count of what has some words reads only this index of a service.
create index services_counted on public.services (id) include (user_id) where is_active;
create index services_newest_of_owner on public.services (user_id, created_at desc, id desc) where is_active;

create function private.service_source(
  terms private.search_terms, skills text[], locations text[],
  min_price numeric, max_price numeric, max_days integer, models text[],
  availability text[], languages text[], min_rating numeric,
  out source private.search_source, out in_skills text, out in_locations text, out others text, out filter text
) returns record
language plpgsql stable security definer set search_path = ''
as $$
declare
  offer text := private.offer_conditions(min_price, max_price, max_days, models);
  creator record := private.creator_filters(skills, locations, null, null, null, null, availability, languages, min_rating);
  last record;
begin
  in_skills := creator.in_skills;
  in_locations := creator.in_locations;
  others := concat_ws(' and ', creator.by_language, creator.others, offer);
  -- One subquery of what is needed, so that the planner may begin with any of the filters.
  select coalesce(
    's.is_active and exists (select from ' || string_agg(t.relation, ', ') || ' where ' || string_agg(t.link, ' and ') || ' and %s)', 's.is_active and %s'
  ) into filter
  from (values
    ('private.service_offers o', 'o.service_id = s.id and o.user_id = s.user_id', offer <> 'true'),
    ('public.users c', 'c.id = s.user_id and c.is_dev', creator.others is not null),
    ('private.creator_words w', 'w.user_id = s.user_id', coalesce(creator.by_language, in_skills, in_locations) is not null)
  ) as t (relation, link, is_needed)
  where t.is_needed;
  source.kind := 'service';
  source.items := 'public.services s';
  source.words := 'private.service_words';
  source.link := 'w.service_id = s.id';
  source.id := 's.id';
  source.title := 's.title';
  source.filters := format(filter, concat_ws(' and ', others, in_skills, in_locations));
  source.has_words := false;
  if terms.is_short then
    select s.created_at, s.id into last from public.services s where s.is_active order by s.created_at desc, s.id desc offset 1999 limit 1;
    source.newest := case when last.id is null then 'true' else
      format('(s.created_at, s.id) >= (%L::timestamptz, %L::uuid)', last.created_at, last.id)
    end;
  end if;
end;
$$;
comment on function private.service_source(
  private.search_terms, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'Where a search for services looks, and its filters by group, as in private.creator_source; filter is a format of the condition that holds for a service if the others '
  'hold for its creator and for one of its offers.';

create function private.service_sort(sort text, part text, cursor text) returns private.search_order
language plpgsql stable security definer set search_path = ''
as $$
declare
  found text[];
  last record;
  sorting private.search_order;
begin
  if part = 'rated' then
    sorting.joined := ' join private.creator_ranks o on o.user_id = s.user_id and o.rating < 1';
    sorting.keys := 'o.rating, o.reviews, o.name, o.user_id, s.created_at desc, s.id desc';
    sorting.place := '''rating:'' || o.rating || ''_'' || o.reviews || ''_'' || o.user_id || ''_'' || s.id || ''_''
      || (to_jsonb(s.created_at) #>> ''{}'') || ''_'' || o.name';
    if cursor is not null then
      found := private.cursor_values(cursor, 'rating:(-[1-5](?:\.[0-9]{1,17})?)_(-[0-9]{1,9})_{id}_({id}_[^_]*)_(.*)');
      last := private.parse_cursor(found[4]);
      sorting.unseen := format(
        '(o.rating, o.reviews, o.name, o.user_id) >= (%1$L::double precision, %2$L::integer, %3$L::text, %4$L::uuid)
         and (o.user_id <> %4$L::uuid or (s.created_at, s.id) < (%5$L::timestamptz, %6$L::uuid))',
        found[1], found[2], found[6], found[3], last.after_time, last.after_id
      );
    end if;
  elsif sort = 'price' then
    sorting.joined := '';
    sorting.keys := 's.price, s.id';
    sorting.place := '''price:'' || s.price || ''_'' || s.id';
    if cursor is not null then
      found := private.cursor_values(cursor, 'price:([0-9]{1,7}(?:\.[0-9]{1,2})?)_{id}');
      sorting.unseen := format('(s.price, s.id) > (%L::numeric, %L::uuid)', found[1], found[2]);
    end if;
  else
    sorting.joined := case part
      when 'unrated' then ' join private.creator_ranks o on o.user_id = s.user_id and o.rating = 1' else ''
    end;
    sorting.keys := 's.created_at desc, s.id desc';
    sorting.place := format('%L || s.id || ''_'' || (to_jsonb(s.created_at) #>> ''{}'')',
      case part when 'unrated' then 'rating:' else '' end);
    if cursor is not null then
      found := private.cursor_values(cursor, case part when 'unrated' then 'rating:' else '' end || '({id}_.*)');
      last := private.parse_cursor(found[1]);
      sorting.unseen := format('(s.created_at, s.id) < (%L::timestamptz, %L::uuid)', last.after_time, last.after_id);
    end if;
  end if;
  return sorting;
end;
$$;
comment on function private.service_sort(text, text, text) is
  'As private.project_sort. By rating, a list has two parts: the services of those with three reviews or more, and the others, newest first.';

create function private.service_cards(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'title', s.title, 'price', s.price, 'duration', s.duration,
      'pricing_model', coalesce(s.metadata ->> 'pricing_model', 'fixed'),
      'image_url', s.images[1], 'image_color', null, 'created_at', s.created_at,
      'creator', jsonb_build_object(
        'id', u.id, 'name', u.name, 'username', u.username, 'avatar', u.avatar,
        'location', u.location, 'availability', u.availability,
        'rating_avg', u.rating_avg, 'rating_count', u.rating_count)
    ) order by f.number), '[]')
    from unnest(ids) with ordinality as f (id, number)
    join public.services s on s.id = f.id join public.users u on u.id = s.user_id
  );
end;
$$;
comment on function private.service_cards(uuid[]) is 'Services as lists show them.';

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
  sort text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s' set max_parallel_workers_per_gather = 0
-- The filters and the order are up to ten tables: none of them has to wait for others.
set from_collapse_limit = 10 set join_collapse_limit = 10
as $$
declare
  terms private.search_terms := private.search_terms('service', q);
  chosen text := coalesce(sort, 'best');
  is_ranked boolean := chosen = 'best' and terms.pattern is not null;
  start record := private.read_cursor(cursor, is_ranked);
  search record := private.service_source(
    terms, skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
  is_unrated boolean := chosen = 'rating' and coalesce(start.place ~ '^rating:[0-9a-f]', false);
  page private.found_page;
begin
  perform private.check_sort(chosen, '{best,newest,price,rating}');
  perform private.check_prices(min_price, max_price);
  page := private.find_page(
    search.source, terms,
    case when chosen = 'rating' then array[
      private.service_sort(chosen, 'rated', case when not is_unrated then start.place end),
      private.service_sort(chosen, 'unrated', case when is_unrated then start.place end)
    ] else array[private.service_sort(chosen, 'all', start.place)] end,
    is_ranked, start.part, start.rank, case when is_unrated then 2 else 1 end, private.page_size(page_size)
  );
  if cursor is null then
    page := private.with_partial_matches(
      page, search.source, terms, private.service_sort('newest', 'all', null), 'service', q, private.page_size(page_size)
    );
  end if;
  return private.page_json(page, private.service_cards(page.ids));
end;
$$;
comment on function public.search_services(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric, text, integer, text
) is
  'A page of public services, in the two groups of search_projects. Skills, places, availability, languages and rating are those of the creator; '
  'price, days and model hold for the service or one of its packages. Sorts: best, the default; newest; price, lowest first; rating, which begins with creators who '
  'have three reviews or more.';

create view private.counted_services as
select s.*
from public.services s
where s.is_active
  and exists (select from public.users u where u.id = s.user_id and u.is_dev)
  and case
    when s.user_id in (select x.user_id from private.suspensions x)
      or s.user_id in (select c.user_id from private.closed_accounts c where c.closed_until > now())
      or s.user_id in (select h.item_id from private.hidden_items h where h.kind = 'user')
      or s.id in (select h.item_id from private.hidden_items h where h.kind = 'service')
    then 0 else 1
  end <> 0;
comment on view private.counted_services is 'The rows of private.public_services, for thousands of them at a time, as private.counted_projects.';

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
set enable_hashjoin = on set enable_mergejoin = on set max_parallel_workers_per_gather = 0 set cpu_operator_cost = 0.0025
as $$
declare
  terms private.search_terms := private.search_terms('service', q);
  search record := private.service_source(
    terms, skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
begin
  perform private.check_prices(min_price, max_price);
  -- As in public.count_projects: it stops counting, so whatever reads a whole table first takes too long.
  if terms.pattern is not null then
    perform set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('cpu_operator_cost', '0.05', true);
  end if;
  return private.count_by_creator(
    terms, search.source, 'private.counted_services s', 's.user_id', search.filter, search.others, search.in_skills, search.in_locations, locations,
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
  terms private.search_terms := private.search_terms('service', private.json_text(search -> 'q'));
  found record := private.service_source(
    terms, private.json_texts(search -> 'skills'), private.json_texts(search -> 'locations'), private.json_amount(search -> 'min_price'),
    private.json_amount(search -> 'max_price'), private.json_days(search -> 'max_days'), private.json_texts(search -> 'models'),
    private.json_texts(search -> 'availability'), private.json_texts(search -> 'languages'), private.json_amount(search -> 'min_rating')
  );
begin
  return query execute format(
    'select s.id from private.public_services s join private.service_words w on w.service_id = s.id where s.id = any ($1) and %s and %s',
    (found.source).filters, private.matches(found.source, terms))
  using ids;
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
