create type private.deal as (
  title text, price numeric, duration text, package_name text, hours numeric
);

create function private.require_writer() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.fail('PT401', 'Sign in first');
  elsif not private.may_write() then
    perform private.fail('PT403', 'Your account is suspended');
  end if;
  return auth.uid();
end;
$$;
comment on function private.require_writer() is 'The caller, who has an account that may write.';

create function private.deal_of_service(
  service public.services, package_name text, hours numeric
) returns private.deal
language plpgsql stable set search_path = ''
as $$
declare
  model text := coalesce(service.metadata ->> 'pricing_model', 'fixed');
  deal private.deal;
  package jsonb;
begin
  deal.title := service.title;
  deal.price := service.price;
  deal.duration := service.duration;
  if package_name is not null and model <> 'packages' then
    perform private.refuse('This service has no packages');
  elsif hours is not null and model <> 'hourly' then
    perform private.refuse('This service isn''t paid by the hour');
  end if;
  if model = 'hourly' then
    if hours is null then
      perform private.refuse('Enter the number of hours');
    elsif not (hours >= 1 and hours <= 10000 and hours = round(hours, 2)) then
      perform private.refuse('Enter 1 to 10,000 hours');
    end if;
    deal.hours := trim_scale(hours);
    deal.price := trim_scale(
      round(private.json_amount(service.metadata -> 'hourly_rate') * hours, 2));
    if not private.is_amount(deal.price) then
      perform private.refuse('The total can''t be more than $1,000,000');
    end if;
  elsif model = 'packages' then
    if package_name is null then
      perform private.refuse('Choose a package');
    end if;
    select p into package
    from jsonb_array_elements(service.metadata -> 'packages') as p
    where p ->> 'name' = deal_of_service.package_name
    limit 1;
    if package is null then
      perform private.fail('PT404', 'This package is no longer available');
    end if;
    deal.package_name := package_name;
    deal.price := trim_scale(private.json_amount(package -> 'price'));
    deal.duration := package ->> 'delivery';
  end if;
  return deal;
end;
$$;

create function private.request_by_key(client uuid, key uuid, digest text)
returns public.hire_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  select * into request
  from public.hire_requests h where h.client_id = client and h.request_key = key;
  if request.request_digest <> digest then
    perform private.refuse('This request key was used for another request');
  end if;
  return request;
end;
$$;

create function private.check_hire_message(message text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_text(message) is not true then
    perform private.refuse('Write a message');
  elsif char_length(btrim(message, e' \t\r\n')) < 20 then
    perform private.refuse('Write at least 20 characters');
  elsif char_length(message) > 2000 then
    perform private.refuse('Use at most 2000 characters');
  end if;
end;
$$;

create function private.deal_for(
  creator uuid, service uuid, package_name text, hours numeric, title text, budget numeric
) returns private.deal
language plpgsql security definer set search_path = ''
as $$
declare
  offered public.services;
  deal private.deal;
begin
  if service is null then
    if private.is_public_creator(creator) is not true then
      perform private.fail('PT404', 'This creator is no longer available');
    elsif package_name is not null or hours is not null then
      perform private.refuse('Choose a service to set a package or hours');
    elsif private.is_text(title, 150) is not true then
      perform private.refuse('Add a title of at most 150 characters');
    elsif private.is_amount(budget) is not true then
      perform private.refuse('Enter a budget from $1 to $1,000,000');
    end if;
    deal.title := btrim(title);
    deal.price := trim_scale(budget);
    return deal;
  end if;
  -- The lock waits for an edit that is under way, so that the deal is what the creator offers now.
  select s.* into offered
  from public.services s where s.id = service and s.user_id = creator
  for share;
  if not found or not private.is_public_service(service) then
    perform private.fail('PT404', 'This service is no longer available');
  elsif title is not null then
    perform private.refuse('A request for a service can''t have its own title');
  end if;
  deal := private.deal_of_service(offered, package_name, hours);
  if round(budget, 2) <> deal.price then
    perform private.fail('PT409', format('The price is now $%s', deal.price));
  end if;
  return deal;
end;
$$;

create function private.tell_parties(request public.hire_requests, action text, actor uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who text := (select u.name from public.users u where u.id = actor);
  to_client text := '/dashboard/client/requests?request=' || request.id;
  to_creator text := '/dashboard/dev/requests?request=' || request.id;
begin
  update public.notifications n set needs_action = false
  where n.needs_action
    and (n.user_id, n.link) in ((request.client_id, to_client), (request.creator_id, to_creator));
  if action in ('accept', 'decline', 'deliver') or (action = 'end' and actor = request.creator_id)
  then
    perform private.notify(
      request.client_id,
      case action
        when 'accept' then 'request_accepted'
        when 'decline' then 'request_declined'
        when 'deliver' then 'request_delivered'
        else 'request_ended'
      end,
      case action
        when 'accept' then format('%s accepted your request: %s', who, request.title)
        when 'decline' then format('%s declined your request: %s', who, request.title)
        when 'deliver' then format('%s delivered: %s', who, request.title)
        else format('%s ended the request: %s', who, request.title)
      end,
      to_client,
      action = 'deliver'
    );
  elsif action = 'complete' then
    perform private.notify(
      request.client_id, 'request_completed',
      format('Completed 14 days after delivery: %s', request.title), to_client
    );
    perform private.notify(
      request.creator_id, 'request_completed',
      format('Completed 14 days after delivery: %s', request.title), to_creator
    );
  else
    perform private.notify(
      request.creator_id,
      case action
        when 'create' then 'request_created'
        when 'cancel' then 'request_cancelled'
        when 'ask_changes' then 'request_changes_asked'
        when 'approve' then 'request_completed'
        else 'request_ended'
      end,
      case action
        when 'create' then format('%s wants to hire you: %s', who, request.title)
        when 'cancel' then format('%s withdrew their request: %s', who, request.title)
        when 'ask_changes' then format('%s requested changes: %s', who, request.title)
        when 'approve' then format('%s approved your work: %s', who, request.title)
        else format('%s ended the request: %s', who, request.title)
      end,
      to_creator,
      action in ('create', 'ask_changes')
    );
  end if;
end;
$$;

create function private.move_hire_request(
  request uuid, action text, actor uuid, note text default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  moved public.hire_requests;
begin
  update public.hire_requests h
  set status = case
        when action = 'accept' then 'accepted'
        when action in ('decline', 'cancel', 'end') then 'rejected'
        when action in ('approve', 'complete') then 'completed'
        else h.status
      end,
      resolution = case action
        when 'decline' then 'declined'
        when 'cancel' then 'withdrawn'
        when 'end' then 'ended'
        when 'approve' then 'approved'
        when 'complete' then 'automatic'
      end,
      delivered_at = case action
        when 'deliver' then now()
        when 'ask_changes' then null
        else h.delivered_at
      end
  where h.id = request
  returning * into moved;
  insert into public.hire_request_events (hire_request_id, version, actor_id, action, note)
  values (request, moved.version, actor, action, note);
  perform private.tell_parties(moved, action, actor);
  return moved;
end;
$$;

create function public.create_hire_request(
  creator_id uuid,
  service_id uuid default null,
  package_name text default null,
  hours numeric default null,
  title text default null,
  budget numeric default null,
  message text default null,
  request_key uuid default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_writer();
  digest text := md5(jsonb_build_array(
    creator_id, service_id, package_name, trim_scale(hours), title, trim_scale(budget), message
  )::text);
  request public.hire_requests;
  deal private.deal;
begin
  if request_key is null then
    perform private.refuse('A request key is required');
  end if;
  request := private.request_by_key(caller, request_key, digest);
  if request.id is not null then
    return request;
  end if;
  perform private.check_hire_message(message);
  if creator_id = caller then
    perform private.refuse('You can''t hire yourself');
  end if;
  perform private.lock_people(caller, creator_id);
  perform private.limit_rate('hire', 20, interval '1 hour');
  deal := private.deal_for(creator_id, service_id, package_name, hours, title, budget);
  -- The limit's lock lets no parallel call of the same client come between.
  if service_id is null and exists (
    select from public.hire_requests h
    where h.client_id = caller
      and h.creator_id = create_hire_request.creator_id
      and h.service_id is null
      and h.status = 'pending'
      and h.title = deal.title
      and h.message = create_hire_request.message
  ) then
    perform private.fail('PT409', 'You already have a pending request with the same text');
  end if;
  begin
    insert into public.hire_requests (
      client_id, creator_id, service_id, title, price, duration, package_name, hours, message,
      request_key, request_digest
    )
    values (
      caller, creator_id, service_id, deal.title, deal.price, deal.duration, deal.package_name,
      deal.hours, message, request_key, digest
    )
    returning * into request;
  exception when unique_violation then
    request := private.request_by_key(caller, request_key, digest);
    if request.id is null then
      perform private.fail('PT409', 'You already have a pending request for this service');
    end if;
    return request;
  end;
  insert into public.hire_request_events (hire_request_id, version, actor_id, action)
  values (request.id, 1, caller, 'create');
  perform private.tell_parties(request, 'create', caller);
  return request;
end;
$$;
comment on function
  public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid) is
  'Sends a request. Without a service it is "Something else" with title and budget; with one, the '
  'budget is the total that the client saw, and a price that changed since is refused. The same call '
  'with the same key is the same request.';

create function public.act_on_hire_request(
  id uuid, action text, note text default null, expected_version integer default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_writer();
  request public.hire_requests;
  by_client boolean;
  is_done boolean;
  needed text := case
    when action in ('accept', 'decline', 'cancel') then 'pending'
    when action in ('deliver', 'ask_changes', 'approve', 'end') then 'accepted'
  end;
begin
  if needed is null then
    perform private.refuse('A hire request doesn''t have this action');
  end if;
  perform private.lock_people(h.client_id, h.creator_id)
  from public.hire_requests h where h.id = act_on_hire_request.id;
  select h.* into request
  from public.hire_requests h
  where h.id = act_on_hire_request.id and caller in (h.client_id, h.creator_id)
  for no key update;
  if not found then
    perform private.fail('PT404', 'This request no longer exists, or it isn''t yours');
  end if;
  by_client := request.client_id is not distinct from caller;
  if action in ('cancel', 'ask_changes', 'approve') and not by_client
    or action in ('accept', 'decline', 'deliver') and by_client
  then
    perform private.fail('PT403', 'You can''t do that');
  end if;
  is_done := case action
    when 'accept' then request.status = 'accepted'
    when 'decline' then request.resolution = 'declined'
    when 'cancel' then request.resolution = 'withdrawn'
    when 'end' then request.resolution = 'ended'
    when 'approve' then request.status = 'completed'
    when 'deliver' then request.status = 'accepted' and request.delivered_at is not null
    else exists (
      select from public.hire_request_events e
      where e.hire_request_id = request.id
        and e.version = request.version
        and e.action = 'ask_changes'
    )
  end;
  if is_done then
    return request;
  end if;
  if request.status <> needed then
    perform private.fail(
      'PT409',
      case
        when request.status = 'pending' then 'This request is still pending'
        when request.status = 'rejected' then format('This request is already %s', request.resolution)
        else format('This request is already %s', request.status)
      end,
      request.status
    );
  elsif action in ('ask_changes', 'approve') and request.delivered_at is null then
    perform private.fail('PT409', 'Nothing has been delivered yet', request.status);
  elsif request.version <> expected_version then
    perform private.fail('PT409', 'This request changed in the meantime', request.status);
  end if;
  if private.has_text(note) is not true and action in ('deliver', 'ask_changes') then
    perform private.refuse('Write a note');
  elsif char_length(note) > 2000 then
    perform private.refuse('Use at most 2000 characters');
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  if action = 'approve' then
    -- Accomplices hire and approve at once; who works together approves now and then.
    perform private.limit_rate('approve ' || request.creator_id, 5, interval '1 day');
  end if;
  return private.move_hire_request(
    request.id, action, caller, case when private.has_text(note) then note end
  );
end;
$$;
comment on function public.act_on_hire_request(uuid, text, text, integer) is
  'Accept, decline and deliver are the creator''s, cancel, ask_changes and approve the client''s, end '
  'is either''s. The same decision twice is the same answer; a conflict names the real state.';

create function public.complete_overdue_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  overdue uuid;
  total integer := 0;
begin
  for overdue in
    select h.id
    from public.hire_requests h
    where h.status = 'accepted' and h.delivered_at <= now() - interval '14 days'
    order by h.delivered_at
    for no key update skip locked
  loop
    perform private.move_hire_request(overdue, 'complete', null);
    total := total + 1;
  end loop;
  return total;
end;
$$;
comment on function public.complete_overdue_requests() is
  'Completes what was delivered 14 days ago; run by pg_cron, or by the local backend''s timer.';

create function private.close_requests_of_leaver() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  for request in
    select h.*
    from public.hire_requests h
    where (h.client_id = old.id or h.creator_id = old.id) and h.status in ('pending', 'accepted')
    order by h.id
    for no key update
  loop
    perform private.move_hire_request(
      request.id,
      case
        when request.status = 'accepted' then 'end'
        when request.client_id = old.id then 'cancel'
        else 'decline'
      end,
      old.id
    );
  end loop;
  return old;
end;
$$;

create trigger close_requests before delete on public.users
for each row execute function private.close_requests_of_leaver();

grant execute on function
  public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid),
  public.act_on_hire_request(uuid, text, text, integer)
to authenticated;
grant execute on function public.complete_overdue_requests() to service_role;

-- Hosted databases have pg_cron; elsewhere the extension is missing or not loaded.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'complete-overdue-requests', '*/10 * * * *', 'select public.complete_overdue_requests()'
    );
  end if;
exception when others then
  raise notice 'Overdue hire requests are not completed automatically here: %', sqlerrm;
end;
$$;
