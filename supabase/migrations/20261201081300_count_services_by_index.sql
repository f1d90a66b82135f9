-- A count of services hashed all services, and one for two letters compared the time and the text of each row that has the words.
set local lock_timeout = '500ms';

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

create or replace function private.found_rows(
  source private.search_source, terms private.search_terms, rows text, columns text, filters text, keys text, most integer
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select string_agg(
      format(
        '(select %s from %s%s where %s%s limit %s)', columns, rows,
        case when p.condition is not null or source.has_words then format(' join %s w on %s', source.words, source.link) else '' end,
        concat_ws(' and ', filters, p.condition), coalesce(' order by ' || keys, ''), most
      ), ' union all ' order by p.place
    )
    from cast(private.contains_text(source, terms) as text) as t (contained), cast(private.contains_words(terms) as text) as w (has_words), lateral (
      values (1, case when t.contained is not null then w.has_words end), (2, t.contained || coalesce(' and not (' || w.has_words || ')', '')), (3, null)
    ) as p (place, condition)
    where p.condition is not null or p.place = 3 and t.contained is null
  );
end;
$$;
comment on function private.found_rows(
  private.search_source, private.search_terms, text, text, text, text, integer
) is
  'A query for some columns of at most so many rows that a search finds, in an order if it says one. A text takes two queries: the text is compared only if too few rows have the '
  'words, which an index knows without reading when a row was listed.';

create or replace function public.count_services(
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
