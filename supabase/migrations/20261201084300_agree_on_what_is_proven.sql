set local lock_timeout = '500ms';

create function private.project_facts(project uuid, time_zone text) returns text
language sql stable security definer set search_path = ''
begin atomic
  select string_agg(f.line, e'\n' order by f.place, f.line)
  from (
    select 1, format('Owner proven: %s %s since %s', o.subject,
      case o.method when 'meta' then 'by a tag in the page' when 'record' then 'by a DNS record'
        when 'repository' then 'by a file in it' else 'by a file' end,
      private.format_day(private.day_in(project_facts.time_zone, o.proven_at)))
    from public.project_proofs(array[project]) o
    union all
    select 2, case c.state
      when 'runs' then format('Runs: %s, checked on %s', private.host_of(c.url),
        private.format_day(private.day_in(project_facts.time_zone, c.checked_at)))
      when 'unreachable' then format('Unreachable: %s since %s', private.host_of(c.url),
        private.format_day(private.day_in(project_facts.time_zone, c.since))) end
    from public.project_checks c
    where c.project_id = project and private.is_public_project(project)
  ) as f (place, line);
end;
comment on function private.project_facts(uuid, text) is
  'What is proven of a public project and whether it runs, as lines of an agreement; null if there is nothing to say.';

create or replace function private.agreement_text(
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
