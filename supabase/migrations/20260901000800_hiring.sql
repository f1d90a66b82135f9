create table public.hire_requests (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.users (id) on delete set null,
  creator_id uuid references public.users (id) on delete set null,
  service_id uuid references public.services (id) on delete set null,
  project_id uuid references public.projects (id) on delete set null,
  title text not null check (private.is_text(title, 150)),
  price numeric not null check (private.is_amount(price)),
  duration text check (private.is_text(duration, 500)),
  package_name text check (private.is_text(package_name, 100)),
  hours numeric check (hours >= 1 and hours <= 10000 and hours = round(hours, 2)),
  included text[] check (private.is_text_list(included, 3, 40)),
  message text not null check (
    private.has_text(message)
    and char_length(btrim(message, e' \t\r\n')) >= 20
    and char_length(message) <= 2000
  ),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'completed', 'rejected')),
  resolution text,
  delivered_at timestamptz(3),
  version integer not null default 1 check (version >= 1),
  request_key uuid not null,
  request_digest text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (client_id, request_key),
  constraint not_oneself check (client_id <> creator_id),
  constraint service_or_purchase check (service_id is null or included is null),
  constraint state_fits check (
    case
      when status = 'pending' then resolution is null and delivered_at is null
      when status = 'accepted' then resolution is null
      when status = 'completed'
        then coalesce(resolution in ('approved', 'automatic') and delivered_at is not null, false)
      when resolution = 'ended' then true
      else coalesce(resolution in ('declined', 'withdrawn') and delivered_at is null, false)
    end
  )
);
comment on table public.hire_requests is
  'What a client hires a creator for, or buys from them; title, price, duration, package, hours and what a bought project '
  'includes are the terms as they were when it was sent. The digest distinguishes a repeated call from another one with the same key.';
comment on column public.hire_requests.included is
  'What the buyer of a project gets; null if the request is no purchase.';
alter table public.hire_requests enable row level security;

create table public.hire_request_events (
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  version integer not null,
  actor_id uuid references public.users (id) on delete set null,
  action text not null check (
    action in (
      'create', 'accept', 'decline', 'cancel', 'deliver', 'ask_changes', 'approve', 'end', 'complete'
    )
  ),
  note text check (private.is_text(note, 2000)),
  created_at timestamptz(3) not null default now(),
  primary key (hire_request_id, version)
);
comment on table public.hire_request_events is
  'The timeline of a request: who created which version. The actor is null if time completed it.';
alter table public.hire_request_events enable row level security;

create table public.transactions (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null unique references public.hire_requests (id) on delete cascade,
  client_id uuid references public.users (id) on delete set null,
  creator_id uuid references public.users (id) on delete set null,
  title text not null check (private.is_text(title, 150)),
  amount numeric not null check (private.is_amount(amount)),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint completed_has_date check ((status = 'completed') = (completed_at is not null))
);
comment on table public.transactions is
  'Written by the life of a request: pending when accepted, completed with it, removed when ended.';
alter table public.transactions enable row level security;

create type private.hire_terms as (
  title text, price numeric, duration text, package_name text, hours numeric, included text[]
);

create unique index one_pending_request on public.hire_requests (client_id, service_id)
where status = 'pending';
create unique index one_pending_purchase on public.hire_requests (client_id, project_id)
where status = 'pending';
create index requests_of_client on public.hire_requests (client_id, created_at desc);
create index requests_of_creator on public.hire_requests (creator_id, created_at desc);
create index requests_of_service on public.hire_requests (service_id);
create index requests_of_project on public.hire_requests (project_id);
create index requests_delivered on public.hire_requests (delivered_at)
where status = 'accepted' and delivered_at is not null;
create index events_of_actor on public.hire_request_events (actor_id);
create index transactions_of_creator on public.transactions (creator_id, created_at desc);
create index transactions_of_client on public.transactions (client_id, created_at desc);

create function private.is_gone(person uuid) returns boolean
language sql stable security definer set search_path = ''
return not exists (select from public.users u where u.id = person);

create function private.guard_hire_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean := (new.status, new.delivered_at) is distinct from (old.status, old.delivered_at);
  movable text[] := array[
    'status', 'resolution', 'delivered_at', 'version', 'updated_at',
    'client_id', 'creator_id', 'service_id', 'project_id'
  ];
begin
  if tg_op = 'DELETE' then
    if old.client_id is not null or old.creator_id is not null then
      perform private.fail('42501', 'A hire request can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_gone(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_gone(old.creator_id))
    or new.service_id is distinct from old.service_id and not (
      new.service_id is null
      and not exists (select from public.services s where s.id = old.service_id)
    )
    or new.project_id is distinct from old.project_id and not (
      new.project_id is null
      and not exists (select from public.projects p where p.id = old.project_id)
    )
  then
    perform private.fail('42501', 'The terms of a hire request can''t be changed');
  end if;
  if new.status <> old.status and (old.status, new.status, new.resolution) not in (
      ('pending', 'rejected', 'declined'), ('pending', 'rejected', 'withdrawn'),
      ('accepted', 'rejected', 'ended'),
      ('accepted', 'completed', 'approved'), ('accepted', 'completed', 'automatic')
    )
    and (old.status, new.status) <> ('pending', 'accepted')
    or new.status = 'completed' and old.delivered_at is null
    or new.status = old.status and new.resolution is distinct from old.resolution
    or new.delivered_at is distinct from old.delivered_at
      and (old.status, new.status) <> ('accepted', 'accepted')
  then
    perform private.fail(
      'PT409', format('A hire request can''t go from %s to %s', old.status, new.status));
  end if;
  new.version := old.version + moved::integer;
  return new;
end;
$$;
comment on function private.guard_hire_request() is
  'Applies to every role: the terms stay, the state moves only forward, each move is a version.';

create function private.forget_request_without_parties() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.hire_requests h where h.id = new.id;
  return null;
end;
$$;

create function private.guard_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id'
    and new.actor_id is null and private.is_gone(old.actor_id)
  then
    return new;
  elsif tg_op = 'DELETE'
    and not exists (select from public.hire_requests h where h.id = old.hire_request_id)
  then
    return old;
  end if;
  perform private.fail('42501', 'Timeline entries can''t be changed or deleted');
end;
$$;

create trigger guard before update or delete on public.hire_requests
for each row execute function private.guard_hire_request();
create trigger touch before update on public.hire_requests
for each row execute function private.touch('updated_at');
create trigger without_parties after update on public.hire_requests
for each row when (new.client_id is null and new.creator_id is null)
execute function private.forget_request_without_parties();
create trigger guard before update or delete on public.hire_request_events
for each row execute function private.guard_event();

create function private.may_read_request(request uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.id = request and (select auth.uid()) in (h.client_id, h.creator_id)
);

create function private.follow_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'accepted' then
    insert into public.transactions (hire_request_id, client_id, creator_id, title, amount)
    values (new.id, new.client_id, new.creator_id, new.title, new.price);
  elsif new.status = 'completed' then
    update public.transactions t set status = 'completed', completed_at = now()
    where t.hire_request_id = new.id;
  else
    delete from public.transactions t where t.hire_request_id = new.id;
  end if;
  return null;
end;
$$;

create function private.guard_transaction() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  movable text[] := array['status', 'completed_at', 'client_id', 'creator_id'];
  request text := (
    select h.status from public.hire_requests h where h.id = old.hire_request_id
  );
begin
  if tg_op = 'DELETE' then
    if request in ('accepted', 'completed') then
      perform private.fail('42501', 'A transaction can''t be changed without its hire request');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_gone(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_gone(old.creator_id))
    or (new.status, new.completed_at) is distinct from (old.status, old.completed_at)
      and not (old.status = 'pending' and request = 'completed')
  then
    perform private.fail('42501', 'A transaction can''t be changed without its hire request');
  end if;
  return new;
end;
$$;
comment on function private.guard_transaction() is
  'Applies to every role: the amount stays, and only its request completes or removes a transaction.';

create trigger transaction after update of status on public.hire_requests
for each row when (new.status <> old.status) execute function private.follow_request();
create trigger guard before update or delete on public.transactions
for each row execute function private.guard_transaction();

create function public.wallet_balance() returns numeric
language sql stable set search_path = ''
begin atomic
  select coalesce(sum(t.amount), 0) from public.transactions t
  where t.creator_id = (select auth.uid()) and t.status = 'completed';
end;
comment on function public.wallet_balance() is
  'What the caller has earned: their completed transactions as a creator.';

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

create function private.hire_terms_from_service(
  service public.services, package_name text, hours numeric
) returns private.hire_terms
language plpgsql stable set search_path = ''
as $$
declare
  model text := coalesce(service.metadata ->> 'pricing_model', 'fixed');
  terms private.hire_terms;
  package jsonb;
begin
  terms.title := service.title;
  terms.price := service.price;
  terms.duration := service.duration;
  if package_name is not null and model <> 'packages' then
    perform private.reject('This service has no packages');
  elsif hours is not null and model <> 'hourly' then
    perform private.reject('This service isn''t paid by the hour');
  end if;
  if model = 'hourly' then
    if hours is null then
      perform private.reject('Enter the number of hours');
    elsif not (hours >= 1 and hours <= 10000 and hours = round(hours, 2)) then
      perform private.reject('Enter 1 to 10,000 hours');
    end if;
    terms.hours := trim_scale(hours);
    terms.price := trim_scale(
      round(private.json_amount(service.metadata -> 'hourly_rate') * hours, 2));
    if not private.is_amount(terms.price) then
      perform private.reject('The total can''t be more than $1,000,000');
    end if;
  elsif model = 'packages' then
    if package_name is null then
      perform private.reject('Choose a package');
    end if;
    select p into package
    from jsonb_array_elements(service.metadata -> 'packages') as p
    where p ->> 'name' = hire_terms_from_service.package_name
    limit 1;
    if package is null then
      perform private.fail('PT404', 'This package is no longer available');
    end if;
    terms.package_name := package_name;
    terms.price := trim_scale(private.json_amount(package -> 'price'));
    terms.duration := package ->> 'delivery';
  end if;
  return terms;
end;
$$;

create function private.hire_terms_from_sale(creator uuid, project uuid)
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
    perform private.fail('PT404', 'This project is no longer available');
  elsif not sold.is_for_sale then
    perform private.fail('PT404', 'This project is not for sale');
  end if;
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
    perform private.reject('This request key was used for another request');
  end if;
  return request;
end;
$$;

create function private.check_hire_message(message text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_text(message) is not true then
    perform private.reject('Write a message');
  elsif char_length(btrim(message, e' \t\r\n')) < 20 then
    perform private.reject('Write at least 20 characters');
  elsif char_length(message) > 2000 then
    perform private.reject('Use at most 2000 characters');
  end if;
end;
$$;

create function private.hire_terms_for(
  creator uuid, service uuid, project uuid, package_name text, hours numeric, title text, budget numeric
) returns private.hire_terms
language plpgsql security definer set search_path = ''
as $$
declare
  offered public.services;
  terms private.hire_terms;
begin
  if service is null and project is null then
    if private.is_public_creator(creator) is not true then
      perform private.fail('PT404', 'This creator is no longer available');
    elsif package_name is not null or hours is not null then
      perform private.reject('Choose a service to set a package or hours');
    elsif private.is_text(title, 150) is not true then
      perform private.reject('Add a title of at most 150 characters');
    elsif private.is_amount(budget) is not true then
      perform private.reject('Enter a budget from $1 to $1,000,000');
    end if;
    terms.title := btrim(title);
    terms.price := trim_scale(budget);
    return terms;
  elsif project is not null then
    if service is not null then
      perform private.reject('Choose a service or a project');
    elsif title is not null or package_name is not null or hours is not null then
      perform private.reject('A project is sold as it is, without a title, package or hours');
    end if;
    terms := private.hire_terms_from_sale(creator, project);
  else
    -- The lock waits for a running edit, so that the terms are what the creator offers now.
    select s.* into offered
    from public.services s where s.id = service and s.user_id = creator
    for share;
    if not found or not private.is_public_service(service) then
      perform private.fail('PT404', 'This service is no longer available');
    elsif title is not null then
      perform private.reject('A request for a service can''t have its own title');
    end if;
    terms := private.hire_terms_from_service(offered, package_name, hours);
  end if;
  if round(budget, 2) <> terms.price then
    perform private.fail('PT409', format('The price is now $%s', terms.price));
  end if;
  return terms;
end;
$$;

create function private.notify_parties(request public.hire_requests, action text, actor uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notifications n set needs_action = false
  where n.needs_action and (n.user_id, n.params ->> 'request_id') in (
    (request.client_id, request.id::text), (request.creator_id, request.id::text)
  );
  delete from public.notifications n
  where n.read_at is null and n.kind like 'request\_%' and n.user_id is distinct from actor
    and (n.user_id, n.params ->> 'request_id') in (
      (request.client_id, request.id::text), (request.creator_id, request.id::text)
    );
  perform private.notify(
    party.id,
    case action
      when 'create' then 'request_created'
      when 'accept' then 'request_accepted'
      when 'decline' then 'request_declined'
      when 'cancel' then 'request_cancelled'
      when 'deliver' then 'request_delivered'
      when 'ask_changes' then 'request_changes_asked'
      when 'approve' then 'request_approved'
      when 'complete' then 'request_completed'
      else 'request_ended'
    end,
    jsonb_strip_nulls(jsonb_build_object(
      'request_id', request.id,
      'title', request.title,
      'side', party.side,
      'is_purchase', case when request.included is not null then true end,
      'actor_name', (select u.name from public.users u where u.id = actor)
    )),
    action in ('create', 'deliver', 'ask_changes')
  )
  from (values (request.client_id, 'client'), (request.creator_id, 'creator')) as party (id, side)
  where party.id is distinct from actor;
end;
$$;
comment on function private.notify_parties(public.hire_requests, text, uuid) is
  'Notifies the parties that did not act; the side is the recipient''s. What waited for an action no longer does, and an unread '
  'line about an earlier step of the request makes room: the bell has one per request.';

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
  perform private.notify_parties(moved, action, actor);
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
  request_key uuid default null,
  project_id uuid default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_writer();
  digest text := md5(jsonb_build_array(
    creator_id, service_id, package_name, trim_scale(hours), title, trim_scale(budget), message, project_id
  )::text);
  request public.hire_requests;
  terms private.hire_terms;
begin
  if request_key is null then
    perform private.reject('A request key is required');
  end if;
  request := private.request_by_key(caller, request_key, digest);
  if request.id is not null then
    return request;
  end if;
  perform private.check_hire_message(message);
  if creator_id = caller then
    perform private.reject(
      case when project_id is null then 'You can''t hire yourself' else 'You can''t buy your own project' end);
  end if;
  perform private.lock_people(caller, creator_id);
  perform private.limit_rate('hire', 20, interval '1 hour');
  terms := private.hire_terms_for(
    creator_id, service_id, project_id, package_name, hours, title, budget);
  -- The limit's lock lets no parallel call of the same client come between.
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
    perform private.fail('PT409', 'You already have a pending request with the same text');
  end if;
  begin
    insert into public.hire_requests (
      client_id, creator_id, service_id, project_id, title, price, duration, package_name, hours,
      included, message, request_key, request_digest
    )
    values (
      caller, creator_id, service_id, project_id, terms.title, terms.price, terms.duration,
      terms.package_name, terms.hours, terms.included, message, request_key, digest
    )
    returning * into request;
  exception when unique_violation then
    request := private.request_by_key(caller, request_key, digest);
    if request.id is null then
      perform private.fail(
        'PT409',
        format(
          'You already have a pending request for this %s',
          case when project_id is null then 'service' else 'project' end));
    end if;
    return request;
  end;
  insert into public.hire_request_events (hire_request_id, version, actor_id, action)
  values (request.id, 1, caller, 'create');
  perform private.notify_parties(request, 'create', caller);
  return request;
end;
$$;
comment on function
  public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid, uuid) is
  'Sends a request. Without a service or a project for sale it is "Something else" with title and budget; with one, the '
  'budget is the total that the client saw, and a price that has changed since is rejected. The same call '
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
    perform private.reject('A hire request doesn''t have this action');
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
    perform private.reject('Write a note');
  elsif char_length(note) > 2000 then
    perform private.reject('Use at most 2000 characters');
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  if action = 'approve' then
    -- Accomplices hire and approve at once; real work is approved less often.
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

create function private.announce_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.announce(
    party, 'hire_request_changed', jsonb_build_object('hire_request_id', new.id)
  )
  from unnest(array[new.client_id, new.creator_id]) as party;
  return null;
end;
$$;

create trigger close_requests before delete on public.users
for each row execute function private.close_requests_of_leaver();
create trigger announce after insert or update on public.hire_requests
for each row execute function private.announce_request();

create policy "Both parties and admins read a request" on public.hire_requests
for select to authenticated using (
  client_id = (select auth.uid())
  or creator_id = (select auth.uid())
  or (select public.am_i_admin())
);

create policy "Both parties and admins read the timeline" on public.hire_request_events
for select to authenticated using (
  private.may_read_request(hire_request_id) or (select public.am_i_admin())
);

create policy "Both parties and admins read a transaction" on public.transactions
for select to authenticated using (
  client_id = (select auth.uid())
  or creator_id = (select auth.uid())
  or (select public.am_i_admin())
);

grant select on public.hire_requests, public.hire_request_events to authenticated;
grant execute on function private.may_read_request(uuid) to authenticated;
grant select on public.transactions to authenticated;
grant execute on function public.wallet_balance() to authenticated;
grant execute on function
  public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid, uuid),
  public.act_on_hire_request(uuid, text, text, integer)
to authenticated;
grant execute on function public.complete_overdue_requests() to service_role;

-- Hosted databases have pg_cron; elsewhere the backend's timer runs the job. Where it is installed it must work, or the job never runs.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'complete-overdue-requests', '*/10 * * * *', 'select public.complete_overdue_requests()'
    );
  end if;
end;
$$;
