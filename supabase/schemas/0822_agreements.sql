create table public.agreements (
  hire_request_id uuid not null,
  version integer not null,
  text text not null,
  fingerprint text not null,
  created_at timestamptz(3) not null default now(),
  primary key (hire_request_id, version),
  foreign key (hire_request_id, version)
  references public.hire_request_events (hire_request_id, version) on delete cascade,
  constraint fingerprint_fits check (fingerprint = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);
comment on table public.agreements is
  'What the two agreed on with the step of this version, as a text that both read, and its SHA-256 fingerprint.';
alter table public.agreements enable row level security;

create function private.guard_frozen() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.hire_requests h where h.id = old.hire_request_id) then
    return old;
  end if;
  perform private.raise_conflict('42501', 'An agreement can''t be changed or deleted');
end;
$$;
comment on function private.guard_frozen() is 'Applies to every role.';

create trigger guard before update or delete on public.agreements
for each row execute function private.guard_frozen();

create function private.on_one_line(value text) returns text
language sql immutable strict parallel safe set search_path = ''
return btrim(regexp_replace(value, '[\s\u0085\u2028\u2029]+', ' ', 'g'));

create function private.indented(value text) returns text
language sql immutable strict parallel safe set search_path = ''
return '  ' || regexp_replace(btrim(value, e' \t\r\n'), '\r\n|[\n\r\v\f\u0085\u2028\u2029]', e'\n  ', 'g');
comment on function private.indented(text) is 'Text of a user in an agreement, indented: no line of it can look like one of ours.';

create function private.format_day(day date) returns text
language sql immutable strict parallel safe set search_path = ''
return to_char(day, 'FMMon FMDD, YYYY');
comment on function private.format_day(date) is 'A day as screens write it: Dec 3, 2026.';

create function private.agreed_parts(
  request public.hire_requests, event public.hire_request_events, agreed public.offers
) returns table (number integer, title text, price numeric, due_on date, is_trial boolean)
language sql stable security definer set search_path = ''
begin atomic
  with approved as (
    select m.* from public.milestones m
    where m.hire_request_id = request.id and m.number <= (
      select count(*) from public.hire_request_events e
      where e.hire_request_id = request.id and e.version < event.version
        and e.action in ('approve_milestone', 'complete_milestone')
    )
  ), done as (
    select count(*)::integer as parts, coalesce(sum(a.price), 0) as price from approved a
  )
  select a.number, a.title, a.price, a.due_on, a.is_trial from approved a
  union all
  select d.parts + m.place::integer, m.value ->> 'title', (m.value ->> 'price')::numeric,
    (m.value ->> 'due_on')::date, coalesce((m.value ->> 'is_trial')::boolean, false)
  from done d, jsonb_array_elements(agreed.milestones) with ordinality as m (value, place)
  union all
  select d.parts + 1, agreed.title, agreed.price - d.price,
    coalesce(agreed.due_on, private.day_in(request.time_zone, event.created_at) + agreed.days), false
  from done d where jsonb_array_length(agreed.milestones) = 0;
end;
comment on function private.agreed_parts(public.hire_requests, public.hire_request_events, public.offers) is
  'The milestones that the two agreed on with this step: those that were approved before, and those that the terms name.';

create function private.rights_text(sale_kind text) returns text
language sql immutable parallel safe set search_path = ''
return case sale_kind
  when 'once' then
    'Once it is paid for in full, the creator transfers what rights they have in the project to the client, '
    'and may not sell or license it to anyone else. Third-party parts keep their own licenses.'
  when 'license' then
    'Once it is paid for in full, the client may use the project in one product of their own, for free or paid end users, '
    'and may not resell it. The creator keeps the code and what rights they have. Third-party parts keep their own licenses.'
  else
    'The client owns the code and may use it freely once it is paid for in full. Third-party parts keep their own licenses.'
end;
comment on function private.rights_text(text) is
  'What the client may do with what they paid for. Whether code is protected differs by country, so it promises what rights there are, and no more.';

create function private.agreement_text(
  request public.hire_requests, event public.hire_request_events
) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  agreed public.offers;
  client public.users;
  creator public.users;
  milestones text;
begin
  select o.* into agreed from public.offers o
  where o.hire_request_id = request.id and (o.id = event.offer_id or event.offer_id is null and o.number = 0);
  if not found then
    agreed.side := 'client';
    agreed.title := request.title;
    agreed.scope := request.message;
    agreed.price := request.price;
    agreed.revisions := request.revisions;
    agreed.milestones := '[]';
    agreed.created_at := request.created_at;
  end if;
  if event.action = 'accept' then
    agreed.due_on := request.due_on;
    agreed.days := null;
  end if;
  select u.* into client from public.users u where u.id = request.client_id;
  select u.* into creator from public.users u where u.id = request.creator_id;
  select string_agg(
    format('  %s. %s: %s%s%s', p.number, private.on_one_line(p.title), private.format_money(p.price),
      ', due ' || private.format_day(p.due_on), case when p.is_trial then ', paid trial' end),
    e'\n' order by p.number)
  into milestones
  from private.agreed_parts(request, event, agreed) p having count(*) > 1;
  return concat_ws(e'\n',
    'Agreement',
    '',
    'Client: ' || client.name || coalesce(' (@' || client.username || ')', ''),
    'Creator: ' || creator.name || coalesce(' (@' || creator.username || ')', ''),
    'Request: ' || request.id,
    'Title: ' || private.on_one_line(agreed.title),
    'Price: ' || private.format_money(agreed.price),
    'Package: ' || case when event.action = 'accept' then private.on_one_line(request.package_name) end,
    'Hours: ' || case when event.action = 'accept' then trim_scale(request.hours) end,
    'Included: ' || array_to_string(request.included, ', '),
    'Sale: ' || case request.sale_kind when 'once' then 'once, all rights' when 'license' then 'license for one product' end,
    private.project_facts(request.project_id, request.time_zone),
    'Due date: ' || coalesce(private.format_day((
      select max(p.due_on) from private.agreed_parts(request, event, agreed) p)), 'none'),
    'Revisions: ' || coalesce(agreed.revisions::text, 'unlimited'),
    '',
    'Scope',
    private.indented(agreed.scope),
    '',
    e'Milestones\n' || milestones || e'\n',
    private.rights_text(request.sale_kind),
    '',
    (
      select string_agg(
        format('%s by %s on %s at %s %s', s.word, s.name, private.format_day(private.day_in(request.time_zone, s.at)),
          to_char(s.at at time zone request.time_zone, 'HH24:MI'), request.time_zone),
        e'\n' order by s.place)
      from (values
        (1, case event.action when 'accept' then 'Requested' else 'Proposed' end,
          case agreed.side when 'client' then client.name else creator.name end, agreed.created_at),
        (2, 'Accepted', case agreed.side when 'client' then creator.name else client.name end, event.created_at)
      ) as s (place, word, name, at)
    )
  );
end;
$$;
comment on function private.agreement_text(public.hire_requests, public.hire_request_events) is
  'What the two agreed on with this step, who proposed it and who accepted it. It is made once, and stored.';

create function private.write_agreement(request public.hire_requests, event public.hire_request_events) returns void
language sql security definer set search_path = ''
begin atomic
  insert into public.agreements (hire_request_id, version, text, fingerprint, created_at)
  select request.id, event.version, t.text, encode(sha256(convert_to(t.text, 'UTF8')), 'hex'), event.created_at
  from (select private.agreement_text(request, event)) as t (text);
end;

create policy "Both parties read an agreement" on public.agreements
for select to authenticated using (private.may_read_request(hire_request_id));

grant select on public.agreements to authenticated;
