set local lock_timeout = '500ms';

insert into private.hire_steps (action, sides, statuses, clock, status, resolution, is_approval, notification, meanwhile)
values ('sell_to_other', '{creator}', '{pending}', null, 'rejected', 'sold', false, 'request_sold', null);
alter type private.hire_terms add attribute sale_kind text;

create or replace function private.hire_terms_from_sale(creator uuid, project uuid)
returns private.hire_terms
language plpgsql security definer set search_path = ''
as $$
declare
  sold public.projects;
  terms private.hire_terms;
begin
  -- The lock waits for a running edit, so that the terms are what the creator offers now.
  select p.* into sold
  from public.projects p where p.id = project and p.user_id = creator
  for share;
  if not found or not private.is_visible_project(project) then
    perform private.raise_conflict('PT404', 'This project is no longer available');
  elsif not sold.is_for_sale then
    perform private.raise_conflict('PT404', 'This project is not for sale');
  elsif sold.sold_at is not null then
    perform private.raise_conflict('PT404', 'This project is sold');
  elsif sold.sale_kind is null then
    perform private.raise_conflict(
      'PT404', 'This project can be bought once its creator has chosen whether to sell it once or by license');
  end if;
  terms.sale_kind := sold.sale_kind;
  terms.title := sold.title;
  terms.price := trim_scale(sold.sale_price);
  terms.included := array_remove(array[
    case when sold.includes_source_code then 'Source code' end,
    case when sold.includes_documentation then 'Documentation' end,
    case when sold.includes_support then format(
      '%s %s of support',
      sold.support_duration, case sold.support_duration when 1 then 'day' else 'days' end
    ) end
  ], null);
  return terms;
end;
$$;
comment on function private.hire_terms_from_sale(uuid, uuid) is
  'The price of a project that is for sale, and what its buyer gets, as its page says it.';

create function private.check_sale_kind(terms private.hire_terms, sale_kind text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if sale_kind is distinct from terms.sale_kind then
    perform private.raise_conflict('PT409', case terms.sale_kind
      when 'once' then 'This project is sold once, with all rights. Reload the page to see the terms'
      when 'license' then 'This project is sold by license. Reload the page to see the terms'
      else 'Only a project is sold once or by license'
    end);
  end if;
end;
$$;
comment on function private.check_sale_kind(private.hire_terms, text) is
  'Whether the client saw how the project is sold: the page of a release before this choice does not say it.';

drop function public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid, uuid, uuid, jsonb);
create function public.create_hire_request(
  creator_id uuid,
  service_id uuid default null,
  package_name text default null,
  hours numeric default null,
  title text default null,
  budget numeric default null,
  message text default null,
  request_key uuid default null,
  project_id uuid default null,
  from_project_id uuid default null,
  attachments jsonb default '[]',
  sale_kind text default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('create');
  digest text := md5(jsonb_build_array(
    creator_id, service_id, package_name, trim_scale(hours), title, trim_scale(budget), message, project_id,
    from_project_id, attachments
  )::text || coalesce(sale_kind, ''));
  request public.hire_requests;
  terms private.hire_terms;
begin
  if request_key is null then
    perform private.raise_invalid('A request key is required');
  end if;
  request := private.request_by_key(caller, request_key, digest);
  if request.id is not null then
    return request;
  end if;
  perform private.check_hire_message(message);
  perform private.check_attachments(attachments);
  if creator_id = caller then
    perform private.raise_invalid(
      case when project_id is null then 'You can''t hire yourself' else 'You can''t buy your own project' end);
  end if;
  perform private.lock_people(caller, creator_id);
  perform private.fail_if_blocked(caller, creator_id);
  perform private.limit_rate('hire', 20, interval '1 hour');
  -- The limit's lock lets no parallel call of the same client come between; the same call waits there for the first.
  request := private.request_by_key(caller, request_key, digest);
  if request.id is not null then
    return request;
  end if;
  terms := private.hire_terms_for(
    creator_id, service_id, project_id, package_name, hours, title, budget);
  perform private.check_sale_kind(terms, sale_kind);
  if from_project_id is not null then
    -- The lock waits for a running deletion.
    perform from public.projects p
    where p.id = from_project_id and p.user_id = create_hire_request.creator_id
      and private.is_visible_project(p.id)
    for key share;
    if not found then
      perform private.raise_conflict('PT404', 'This project is no longer available');
    end if;
  end if;
  -- The creator never saw it and, now that they have ended the block, never will.
  perform private.move_hire_request(h.id, 'cancel', caller)
  from public.hire_requests h
  where h.client_id = caller
    and h.creator_id = create_hire_request.creator_id
    and h.status = 'pending'
    and private.is_withheld(h.id, h.creator_id)
    and not private.has_blocked(h.creator_id, caller)
    and case
      when h.included is not null then h.project_id = create_hire_request.project_id
      when h.service_id is not null then h.service_id = create_hire_request.service_id
      else h.title = terms.title
    end;
  if service_id is null and project_id is null and exists (
    select from public.hire_requests h
    where h.client_id = caller
      and h.creator_id = create_hire_request.creator_id
      and h.service_id is null
      and h.included is null
      and h.status = 'pending'
      and h.title = terms.title
      and h.message = create_hire_request.message
  ) then
    perform private.raise_conflict('PT409', 'You already have a pending request with the same text');
  end if;
  begin
    insert into public.hire_requests (
      client_id, creator_id, service_id, project_id, title, price, duration, package_name, hours,
      included, revisions, message, request_key, request_digest, time_zone, sale_kind
    )
    values (
      caller, creator_id, service_id, coalesce(project_id, from_project_id), terms.title, terms.price,
      terms.duration, terms.package_name, terms.hours, terms.included, terms.revisions, message,
      request_key, digest, private.time_zone_of(creator_id), terms.sale_kind
    )
    returning * into request;
  exception when unique_violation then
    perform private.raise_conflict(
      'PT409',
      format(
        'You already have a pending request for this %s',
        case when project_id is null then 'service' else 'project' end));
  end;
  perform private.add_step(request, 'create', caller);
  perform private.attach_to_step(request, caller, attachments);
  return request;
end;
$$;
comment on function
  public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid, uuid, uuid, jsonb, text) is
  'Sends a request. Without a service or a project for sale it is "Something else" with title and budget, or without a budget to '
  'ask for a price; with one, the '
  'budget is the total that the client saw, and a price that has changed since is rejected, as is another kind of sale. The same call '
  'with the same key is the same request.';
grant execute on function public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid, uuid, uuid, jsonb, text) to authenticated;

create function private.rival_purchases(request uuid) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select r.id
  from public.hire_requests h
  join public.hire_requests r on r.project_id = h.project_id and r.included is not null and r.status = 'pending'
  where h.id = request and h.sale_kind = 'once' and h.status = 'pending';
end;
comment on function private.rival_purchases(uuid) is
  'The pending purchases of the project that this one would be the only sale of, itself included: they end once one of them is accepted.';

create or replace function private.lock_request(request uuid, caller uuid) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  locked public.hire_requests;
begin
  perform private.lock_people(variadic array[h.client_id, h.creator_id] || array(
    select r.client_id from public.hire_requests r where r.id in (select private.rival_purchases(h.id))
  ))
  from public.hire_requests h where h.id = request;
  -- Two acceptances follow one another: a project that is sold once has one buyer.
  perform from public.projects p
  where p.id = (
    select h.project_id from public.hire_requests h where h.id in (select private.rival_purchases(request)) limit 1
  )
  for no key update;
  perform from public.hire_requests h
  where h.id in (select private.rival_purchases(request))
  order by h.client_id, h.id
  for no key update;
  select h.* into locked
  from public.hire_requests h
  where h.id = request and caller in (h.client_id, h.creator_id) and not private.is_withheld(h.id, caller)
  for no key update;
  if not found then
    perform private.raise_conflict('PT404', 'This request no longer exists, or it isn''t yours');
  end if;
  return locked;
end;
$$;
comment on function private.lock_request(uuid, uuid) is 'A request of the caller, for an act on it: the acts follow one another.';

create or replace function private.fail_if_elsewhere(request public.hire_requests, action text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from private.hire_steps s
    where s.action = fail_if_elsewhere.action and request.status = any (s.statuses)
  ) then
    perform private.raise_conflict(
      'PT409',
      case
        when request.status = 'pending' then 'This request is still pending'
        when (action, request.status) = ('accept', 'accepted') then 'New terms were agreed on in the meantime'
        when request.resolution = 'sold' then 'This project is sold to someone else'
        when request.status = 'rejected' then format('This request is already %s', request.resolution)
        else format('This request is already %s', request.status)
      end,
      request.status
    );
  end if;
end;
$$;
comment on function private.fail_if_elsewhere(public.hire_requests, text) is 'For an act that this state does not have.';

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

create or replace function private.close_requests_of_deleted_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  -- Before its requests, as for an acceptance that sells it.
  perform from public.projects p where p.id = old.id for update;
  for request in
    select h.* from public.hire_requests h
    where h.creator_id = old.user_id and private.is_about(h, tg_argv[0], old.id)
      and (tg_argv[0] = 'project' or private.is_about_hidden(h))
    order by h.client_id, h.id
    for no key update
  loop
    perform private.move_hire_request(request.id, 'remove_item', old.user_id);
  end loop;
  return old;
end;
$$;
comment on function private.close_requests_of_deleted_item() is
  'A project that is deleted is no longer sold, and a service that an admin had hidden is not either. Work that another service was only '
  'the offer of can still be done: its request has the terms.';

create or replace function private.announce_suspension(person uuid, kind text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  party record;
  ids uuid[] := array(
    select h.id from public.hire_requests h
    where person in (h.client_id, h.creator_id)
      and (h.status in ('pending', 'accepted') or (private.open_case_of(h.id)).id is not null)
    order by h.client_id, h.id
    for no key update
  );
begin
  for party in
    select o.id, o.side, h as request
    from public.hire_requests h
    cross join lateral (
      select case person when h.client_id then 'creator' else 'client' end as side,
        case person when h.client_id then h.creator_id else h.client_id end as id
    ) o
    where h.id = any (ids)
    order by o.id, h.id
  loop
    perform private.sync_notifications(party.request, party.side, private.notify_party(
      party.request, party.side, kind,
      jsonb_build_object('actor_name', (select u.name from public.users u where u.id = person)), false), false);
    perform private.announce(party.id, 'hire_request_changed', jsonb_build_object('hire_request_id', (party.request).id))
    where not private.is_withheld((party.request).id, party.id);
  end loop;
end;
$$;
comment on function private.announce_suspension(uuid, text) is
  'The other side of each open request of someone is told that their account is suspended, or no longer. It locks the requests before it '
  'writes to anyone, as a step does.';

create function private.sell_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rival uuid;
begin
  update public.projects p set sold_at = now() where p.id = new.project_id;
  for rival in
    select h.id from public.hire_requests h
    where h.project_id = new.project_id and h.included is not null and h.status = 'pending'
    order by h.client_id, h.id
  loop
    perform private.move_hire_request(rival, 'sell_to_other', new.creator_id);
  end loop;
  return null;
end;
$$;
comment on function private.sell_project() is
  'A project that is sold once leaves the sale when a purchase of it is accepted, and everyone else who wants to buy it is told. lock_request has locked them.';

create trigger sell after update on public.hire_requests
for each row when (old.status = 'pending' and new.status = 'accepted' and new.sale_kind = 'once')
execute function private.sell_project();

create or replace function private.recent_answers(creator uuid)
returns table (id uuid, title text, client_id uuid, asked_at timestamptz, answered_at timestamptz)
-- Without sorting, the index is read in order until there are 20, no matter how many requests a creator has.
language sql stable security definer set search_path = '' set enable_sort = off
begin atomic
  select h.id, h.title, h.client_id, h.created_at, e.created_at
  from public.hire_request_events e
  join public.hire_requests h on h.id = e.hire_request_id
  -- The first step after a request is sent is its answer, unless it is withdrawn, expires or its client leaves.
  where e.actor_id = creator and e.version = 2 and coalesce(h.resolution not in ('withdrawn', 'closed', 'removed', 'expired', 'sold'), true)
  order by e.created_at desc, e.hire_request_id desc
  limit 20;
end;
comment on function private.recent_answers(uuid) is
  'The last 20 requests that a creator answered, the latest answer first: the first time that they accepted, declined or made an offer. '
  'A request that was withdrawn, closed or expired afterwards counts no longer.';

create function private.is_given_back(request uuid) returns boolean
language sql stable security definer set search_path = ''
return coalesce(
  (select -sum(r.amount_cents) from public.refunds r where r.hire_request_id = request and r.status = 'confirmed')
    >= (select sum(i.total_cents) from public.invoices i where i.hire_request_id = request and i.corrects is null),
  false
);
comment on function private.is_given_back(uuid) is
  'Whether all money of a request was given back, or never paid, as far as that is confirmed.';

create function private.sold_projects_of(owner uuid) returns table (id uuid, request uuid, can_return boolean)
language sql stable security definer set search_path = ''
begin atomic
  select p.id, h.id, h.id is null or h.status = 'completed' and private.is_given_back(h.id)
  from public.projects p
  left join public.hire_requests h on h.project_id = p.id and h.sale_kind = 'once'
    and h.status in ('accepted', 'completed') and h.sale_returned_at is null
  where p.user_id = owner and p.sold_at is not null;
end;
comment on function private.sold_projects_of(uuid) is
  'The projects of a creator that are sold once, by which request if it was not ended, and whether they can be for sale again.';

create function public.returnable_projects() returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select s.id from private.sold_projects_of((select auth.uid())) s where s.can_return;
end;
comment on function public.returnable_projects() is 'The caller''s sold projects whose purchase was ended or refunded in full.';

create function public.return_to_sale(project_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_writer();
  sale record;
begin
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  perform from public.projects p where p.id = return_to_sale.project_id and p.user_id = caller for no key update;
  if not found then
    perform private.raise_conflict('PT404', 'This project no longer exists, or it isn''t yours');
  end if;
  select s.* into sale from private.sold_projects_of(caller) s where s.id = return_to_sale.project_id;
  if not sale.can_return then
    perform private.raise_conflict('PT409', 'This project can be for sale again once its purchase is ended or refunded in full');
  end if;
  update public.hire_requests h set sale_returned_at = now() where h.id = sale.request;
  update public.projects p set sold_at = null where p.id = sale.id;
end;
$$;
comment on function public.return_to_sale(uuid) is
  'The creator puts a project back that was sold once, after its purchase was ended or refunded in full. Twice is once.';

grant execute on function public.returnable_projects(), public.return_to_sale(uuid) to authenticated;
