create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  kind text not null check (kind in ('projects', 'creators', 'services')),
  name text not null check (private.is_text(name, 100) and name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  search jsonb not null check (octet_length(search::text) <= 4096 and jsonb_typeof(search) = 'object'),
  frequency text not null default 'as_they_come' check (
    frequency in ('as_they_come', 'weekly', 'never')
  ),
  new_count integer not null default 0 check (new_count >= 0),
  last_told_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  last_match_at timestamptz(3)
);
comment on table public.saved_searches is
  'Searches whose new matches a user is told about: the text and the filters as arguments of the search functions. new_count is '
  'what was told since the owner opened the search.';
comment on column public.saved_searches.last_told_at is 'The old name of last_match_at, for apps of version 1.0.';
alter table public.saved_searches enable row level security;

-- The text of a search may be longer than an index entry.
create unique index one_saved_search on public.saved_searches (user_id, kind, md5(search::text));

create table private.publications (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('project', 'creator', 'service')),
  item_id uuid not null,
  user_id uuid not null references public.users (id) on delete cascade,
  position bigint unique,
  at timestamptz not null default now(),
  constraint published_once unique (kind, item_id)
);
comment on table private.publications is
  'What became public for the first time. The position is given later, by one transaction at a time: what commits late gets a '
  'later one than all that was read before, so that a mark never passes it.';
alter table private.publications enable row level security;

create table private.first_publications (
  item_id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade
);
comment on table private.first_publications is
  'Creators and services that have been public: they are not published again when they come back after a pause.';
alter table private.first_publications enable row level security;

create table private.search_progress (
  search_id uuid primary key references public.saved_searches (id) on delete cascade,
  start_position bigint not null,
  position bigint,
  due_at timestamptz
);
comment on table private.search_progress is
  'Up to which publication a saved search has been compared (null: it is paused), and when what was found is told.';
alter table private.search_progress enable row level security;

create table private.search_matches (
  search_id uuid not null references public.saved_searches (id) on delete cascade,
  item_id uuid not null,
  found_at timestamptz not null default now(),
  notified_at timestamptz,
  notification_id uuid,
  mail_id uuid,
  primary key (search_id, item_id)
);
comment on table private.search_matches is
  'What a saved search has found, which makes it found once: notified_at is also set for what was there before.';
alter table private.search_matches enable row level security;

create sequence private.publication_positions;
create index publications_without_position on private.publications (id) where position is null;
create index publications_of_owner on private.publications (user_id);
create index first_publications_of_owner on private.first_publications (user_id);
create index progress_by_position on private.search_progress (position);
create index progress_due on private.search_progress (due_at);
create index matches_to_notify on private.search_matches (search_id, found_at) where notified_at is null;
create index matches_of_mail on private.search_matches (mail_id) where mail_id is not null;

create function private.publish_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or old.listed_at is null then
    insert into private.publications (kind, item_id, user_id) values ('project', new.id, new.user_id)
    on conflict do nothing;
  end if;
  return null;
end;
$$;
comment on function private.publish_project() is 'listed_at stays when a project is no longer public, so this happens once.';

create function private.publish_once() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := coalesce((to_jsonb(new) ->> 'user_id')::uuid, new.id);
begin
  insert into private.first_publications (item_id, user_id) values (new.id, owner)
  on conflict do nothing;
  if found then
    insert into private.publications (kind, item_id, user_id) values (tg_argv[0], new.id, owner);
  end if;
  return null;
end;
$$;

create trigger publish after insert or update of visibility on public.projects
for each row when (new.listed_at is not null) execute function private.publish_project();
create trigger publish after insert or update of is_dev on public.users
for each row when (new.is_dev) execute function private.publish_once('creator');
create trigger publish after insert or update of is_active on public.services
for each row when (new.is_active) execute function private.publish_once('service');

create function private.matching_items(kind text, search jsonb, ids uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when coalesce(cardinality(ids), 0) = 0 then '{}'
    when kind = 'projects' then array(select private.matching_projects(search, ids))
    when kind = 'creators' then array(select private.matching_creators(search, ids))
    else array(select private.matching_services(search, ids))
  end;
end;
$$;
comment on function private.matching_items(text, jsonb, uuid[]) is
  'Those of the items that everyone sees now and that match, by the rules of the search itself.';

create function private.clean_search(kind text, search jsonb) returns jsonb
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

create function private.check_saved_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.search := private.clean_search(new.kind, new.search);
  if exists (
    select from public.saved_searches s
    where s.user_id = new.user_id and s.kind = new.kind and s.search = new.search and s.id <> new.id
  ) then
    perform private.raise_conflict('PT409', 'You already saved this search');
  end if;
  return new;
end;
$$;

create function private.published_kinds(kind text, search jsonb) returns text[]
language sql immutable parallel safe set search_path = ''
return case
  when kind <> 'creators' then array[rtrim(kind, 's')]
  when search ?| array['min_price', 'max_price', 'max_days', 'models'] then array['creator', 'service']
  else array['creator']
end;
comment on function private.published_kinds(text, jsonb) is
  'What can be new for a search: for creators by price, time or pricing model also a service of theirs.';

create function private.start_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  seen uuid[];
begin
  -- One statement, so that the position and what has none yet are of the same moment.
  with head as (
    select coalesce(max(p.position), 0) as position from private.publications p
  ), started as (
    insert into private.search_progress as g (search_id, start_position, position)
    select new.id, h.position, case when new.frequency <> 'never' then h.position end from head h
    on conflict (search_id) do update set
      start_position = excluded.start_position, position = excluded.position, due_at = null
  )
  select array_agg(case new.kind when 'creators' then p.user_id else p.item_id end) into seen
  from private.publications p
  where p.position is null and p.kind = any (private.published_kinds(new.kind, new.search));
  insert into private.search_matches (search_id, item_id, notified_at)
  select new.id, item, now()
  from unnest(private.matching_items(new.kind, new.search, seen)) as item
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.start_search() is
  'What is public when a search is saved, or continues after a pause, is not new.';

create function private.change_frequency() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.frequency = 'never' then
    delete from private.search_matches m where m.search_id = new.id and m.notified_at is null;
    update private.search_progress g set position = null, due_at = null where g.search_id = new.id;
  else
    update private.search_progress g
    set due_at = case new.frequency
      when 'weekly' then private.next_digest('weekly', now(), private.time_zone_of(new.user_id)) else now() end
    where g.search_id = new.id;
  end if;
  return null;
end;
$$;

create trigger check_search before insert or update of kind, search on public.saved_searches
for each row execute function private.check_saved_search();
create trigger "limit" before insert on public.saved_searches
for each row execute function private.limit_rows(60, '1 minute', 20, 'saved searches');
create trigger start after insert on public.saved_searches
for each row execute function private.start_search();
create trigger restart after update of frequency on public.saved_searches
for each row when (old.frequency = 'never' and new.frequency <> 'never')
execute function private.start_search();
create trigger change_frequency after update of frequency on public.saved_searches
for each row when (old.frequency <> 'never' and new.frequency <> old.frequency)
execute function private.change_frequency();

create function private.number_publications() returns bigint
language plpgsql security definer set search_path = ''
as $$
begin
  -- Until the transaction ends: positions become visible in their order.
  perform pg_advisory_xact_lock(hashtext('private.publications'));
  update private.publications p set position = placed.position
  from (
    select waiting.id, nextval('private.publication_positions') as position
    from (
      select w.id from private.publications w
      where w.position is null and case w.kind
        when 'project' then private.is_public_project(w.item_id)
        when 'service' then private.is_public_service(w.item_id)
        else private.is_public_creator(w.item_id)
      end
      order by w.id limit 10000
    ) waiting
  ) placed
  where p.id = placed.id;
  return (select max(p.position) from private.publications p);
end;
$$;
comment on function private.number_publications() is
  'Gives positions to what was published since the last call, and returns the last position. What is hidden or withdrawn waits '
  'until everyone sees it again.';

create function private.is_new_creator(search jsonb, creator uuid, start_position bigint) returns boolean
language sql stable security definer set search_path = ''
return cardinality(private.matching_items(
  'services',
  (
    select jsonb_object_agg(part.key, part.value) from jsonb_each(search) as part
    where part.key in ('min_price', 'max_price', 'max_days', 'models')
  ),
  array(
    select s.id from public.services s
    where s.user_id = creator and not exists (
      select from private.publications p
      where p.kind = 'service' and p.item_id = s.id
        and (p.position > is_new_creator.start_position) is not false
    )
  )
)) = 0;
comment on function private.is_new_creator(jsonb, uuid, bigint) is
  'Whether none of the services that a creator had when a search was saved has its price, time and pricing model.';

create function private.collect_matches(
  saved public.saved_searches, progress private.search_progress, moment timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  last_read bigint;
  candidates uuid[];
begin
  select max(batch.position) into last_read from (
    select p.position from private.publications p
    where p.position > progress.position order by p.position limit 1000
  ) batch;
  select array_agg(distinct c.item) into candidates
  from (
    select case saved.kind when 'creators' then p.user_id else p.item_id end as item, p.kind
    from private.publications p
    where p.position > progress.position and p.position <= last_read and p.user_id <> saved.user_id
      and p.kind = any (private.published_kinds(saved.kind, saved.search))
  ) c
  where (saved.kind = 'creators' and c.kind = 'service'
    and not private.is_new_creator(saved.search, c.item, progress.start_position)) is not true;

  insert into private.search_matches (search_id, item_id, found_at)
  select saved.id, item, moment
  from unnest(private.matching_items(saved.kind, saved.search, candidates)) as item
  on conflict do nothing;
  update private.search_progress g set
    position = greatest(last_read, g.position),
    due_at = coalesce(g.due_at, case when found then
      case saved.frequency
        when 'weekly' then private.next_digest('weekly', moment, private.time_zone_of(saved.user_id)) else moment end
    end)
  where g.search_id = saved.id;
end;
$$;
comment on function private.collect_matches(public.saved_searches, private.search_progress, timestamptz) is
  'Compares a search with up to 1,000 publications, and moves its mark behind them.';

create function private.names_of(kind text, ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_agg(n.name order by n.place)
  from (
    select i.place, coalesce(p.title, s.title, u.name) as name
    from unnest(ids) with ordinality as i (id, place)
    left join public.projects p on p.id = i.id and names_of.kind = 'projects'
    left join public.services s on s.id = i.id and names_of.kind = 'services'
    left join public.users u on u.id = i.id and names_of.kind = 'creators'
    order by i.place limit 3
  ) n;
end;

create function private.describe_matches(saved public.saved_searches, ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'search_id', saved.id, 'title', saved.name, 'count', cardinality(ids),
  'names', private.names_of(saved.kind, ids)
);
comment on function private.describe_matches(public.saved_searches, uuid[]) is
  'The parameters of a notification: how many new matches there are, and the names of up to three.';

create index mails_of_search on private.mail_outbox ((params -> 'search_id'))
where params -> 'search_id' is not null;

create function private.waiting_search_mail(search_id uuid) returns uuid
language sql stable security definer set search_path = ''
return (
  select o.id from private.mail_outbox o
  where o.params -> 'search_id' = to_jsonb(waiting_search_mail.search_id)
    and o.status = 'pending' and o.attempts = 0
  limit 1
);
comment on function private.waiting_search_mail(uuid) is
  'A mail about a saved search that no sender has now: the only one, unless an admin retries another.';

create function private.matches_for_owner(saved public.saved_searches, ids uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
return array(
  select i.id from unnest(private.matching_items(saved.kind, saved.search, ids)) as i (id)
  where not private.has_blocked(saved.user_id, case saved.kind
    when 'projects' then (select p.user_id from public.projects p where p.id = i.id)
    when 'services' then (select s.user_id from public.services s where s.id = i.id)
    else i.id
  end)
);
comment on function private.matches_for_owner(public.saved_searches, uuid[]) is
  'What a search tells its owner: what everyone sees now, without people whom the owner has blocked.';

create function private.mail_of_search(settings private.notification_settings, search_id uuid) returns uuid
language sql stable security definer set search_path = ''
return case when settings.digest = 'off' then private.waiting_search_mail(mail_of_search.search_id) else (
  select o.id
  from private.mail_outbox o join private.digest_items i on i.mail_id = o.id
  where o.user_id = settings.user_id and o.kind = 'digest' and o.status = 'pending' and o.attempts = 0
    and i.kind = 'search_matched' and i.params ->> 'search_id' = mail_of_search.search_id::text
  order by o.due_at desc limit 1
) end;
comment on function private.mail_of_search(private.notification_settings, uuid) is
  'The mail or digest that waits to tell what a search has found.';

create function private.notify_matches(saved public.saved_searches, moment timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  waiting uuid[] := array(
    select m.item_id from private.search_matches m
    where m.search_id = saved.id and m.notified_at is null
    order by m.found_at desc, m.item_id limit 10000
  );
  visible uuid[] := private.matches_for_owner(saved, waiting);
  ids uuid[] := array(
    select w.id from unnest(waiting) with ordinality as w (id, place)
    where w.id = any (visible) order by w.place
  );
  settings private.notification_settings := private.settings_of(saved.user_id);
  about jsonb;
  notification uuid;
begin
  update private.search_progress g set due_at = null where g.search_id = saved.id;
  if cardinality(ids) = 0 then
    return false;
  end if;
  about := private.describe_matches(saved, ids);
  notification := private.notify_in_app(settings, 'search_matched', about, false);
  perform private.mail_notification(settings, 'search_matched', about, false, notification);
  update private.search_matches m
  set notified_at = moment, notification_id = notification, mail_id = private.mail_of_search(settings, saved.id)
  where m.search_id = saved.id and m.item_id = any (ids);
  update public.saved_searches s
  set new_count = s.new_count + cardinality(ids), last_match_at = moment, last_told_at = moment where s.id = saved.id;
  return true;
end;
$$;
comment on function private.notify_matches(public.saved_searches, timestamptz) is
  'One notification with what a search has found and what its owner sees now, newest first. What they don''t see waits for the next one.';

create function private.queue_search_mail(person uuid, params jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.waiting_search_mail((params ->> 'search_id')::uuid) is null then
    perform private.queue_mail(
      'search:' || gen_random_uuid(), 'search_matched',
      jsonb_build_object('search_id', params -> 'search_id'), user_id => person
    );
  end if;
end;
$$;
comment on function private.queue_search_mail(uuid, jsonb) is
  'One mail waits per saved search; claim_mails() keeps it until a day after the last one, and it tells all that was found by then.';

create function private.matches_in_mail(mail_id uuid, search_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  saved public.saved_searches;
  ids uuid[];
begin
  select s.* into saved from public.saved_searches s
  where s.id = matches_in_mail.search_id;
  ids := private.matches_for_owner(saved, array(
    select m.item_id from private.search_matches m
    where m.mail_id = matches_in_mail.mail_id and m.search_id = saved.id and (m.notification_id is null or exists (
      select from public.notifications n where n.id = m.notification_id and n.read_at is null
    ))
  ));
  return case when cardinality(ids) > 0 then private.describe_matches(saved, ids) end;
end;
$$;
comment on function private.matches_in_mail(uuid, uuid) is
  'What a mail or digest tells about a saved search: what its owner has not read in the app and sees now; null if nothing.';

create function private.notify_saved_searches(moment timestamptz, most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  head bigint := private.number_publications();
  work record;
  total integer := 0;
begin
  for work in
    select s as saved, g as progress
    from private.search_progress g
    join public.saved_searches s on s.id = g.search_id
    join public.users u on u.id = s.user_id
    where g.position < head
    order by g.position limit most
    -- Who deletes a search or an account is not waited for.
    for key share of u skip locked
    for no key update of s skip locked
  loop
    perform private.collect_matches(work.saved, work.progress, moment);
  end loop;
  for work in
    select t.saved
    from (
      select s as saved
      from private.search_progress g
      join public.saved_searches s on s.id = g.search_id
      join public.users u on u.id = s.user_id
      where g.due_at <= moment
      order by g.due_at limit most
      for key share of u skip locked
      for no key update of s skip locked
    ) t
    -- Two that write to the same digests would wait for each other.
    order by (t.saved).user_id
  loop
    total := total + private.notify_matches(work.saved, moment)::integer;
  end loop;
  return total;
end;
$$;
comment on function private.notify_saved_searches(timestamptz, integer) is
  'Compares saved searches with what was published since their last comparison, and tells what is due. Bounded: what is left is '
  'done by the next call, first what has waited longest.';

create function private.notify_saved_searches() returns integer
language sql security definer set search_path = ''
begin atomic
  select private.notify_saved_searches(now(), 1000);
end;
comment on function private.notify_saved_searches() is 'Run by pg_cron, or by the local backend''s timer.';

create function private.prune_publications() returns void
language sql security definer set search_path = ''
begin atomic
  delete from private.publications p
  where p.at < now() - interval '30 days' and (
    p.position <= (select min(g.position) from private.search_progress g)
    or not exists (select from private.search_progress g where g.position is not null)
    or p.at < now() - interval '1 year'
  );
  delete from private.search_matches m
  where m.notified_at is null and m.found_at < now() - interval '30 days';
end;
comment on function private.prune_publications() is
  'Removes publications of 30 days ago that every search has passed, all of a year ago, and what was found 30 days ago and nobody '
  'could see.';

create function public.open_saved_search(search_id uuid) returns void
language sql security definer set search_path = ''
begin atomic
  update public.saved_searches s set new_count = 0
  where s.id = open_saved_search.search_id and s.user_id = (select auth.uid())
    and (select private.may_write());
  update public.notifications n set read_at = now()
  where n.user_id = (select auth.uid()) and n.read_at is null
    and n.params @> jsonb_build_object('search_id', open_saved_search.search_id)
    and (select private.may_write());
end;
comment on function public.open_saved_search(uuid) is
  'The caller has opened one of their searches: its matches are no longer new, and its lines in their bell are read.';

create policy "People read their own saved searches" on public.saved_searches
for select to authenticated using (user_id = (select auth.uid()));
create policy "People save searches for themselves" on public.saved_searches
for insert to authenticated with check (
  user_id = (select auth.uid()) and created_at < now() + interval '1 second'
);
create policy "People edit their own saved searches" on public.saved_searches
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own saved searches" on public.saved_searches
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.may_write())
);
create policy "Suspended people save no searches" on public.saved_searches
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select, delete on public.saved_searches to authenticated;
-- Who takes back a removal puts the search where it was in their list.
grant insert (kind, name, search, frequency, created_at) on public.saved_searches to authenticated;
grant update (name, search, frequency) on public.saved_searches to authenticated;
grant all on private.publications, private.first_publications, private.search_progress, private.search_matches
to service_role;
grant execute on function public.open_saved_search(uuid) to authenticated;
grant execute on function private.notify_saved_searches(), private.notify_saved_searches(timestamptz, integer)
to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('notify-saved-searches', '*/5 * * * *', 'select private.notify_saved_searches()');
  end if;
end;
$$;
