create table public.hire_requests (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.users (id) on delete set null,
  creator_id uuid references public.users (id) on delete set null,
  service_id uuid references public.services (id) on delete set null,
  title text not null check (private.is_text(title, 150)),
  price numeric not null check (private.is_amount(price)),
  duration text check (private.is_text(duration, 500)),
  package_name text check (private.is_text(package_name, 100)),
  hours numeric check (hours >= 1 and hours <= 10000 and hours = round(hours, 2)),
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
  'What a client asks of a creator; title, price, duration, package and hours are the deal as it was '
  'when they asked. The digest tells a repeated call from another one under the same key.';

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
  'The timeline of a request: who brought it to which version. Nobody acted where time completed it.';

create unique index one_pending_request on public.hire_requests (client_id, service_id)
where status = 'pending';
create index requests_of_client on public.hire_requests (client_id, created_at desc);
create index requests_of_creator on public.hire_requests (creator_id, created_at desc);
create index requests_of_service on public.hire_requests (service_id);
create index requests_delivered on public.hire_requests (delivered_at)
where status = 'accepted' and delivered_at is not null;
create index events_of_actor on public.hire_request_events (actor_id);

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
    'client_id', 'creator_id', 'service_id'
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
  'Holds for every role: the deal stays, the state moves only forward, each move is a version.';

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

alter table public.hire_requests enable row level security;
alter table public.hire_request_events enable row level security;

create policy "Both parties and admins read a request" on public.hire_requests
for select to authenticated using (
  client_id = (select auth.uid())
  or creator_id = (select auth.uid())
  or (select public.am_i_admin())
);

create function private.may_read_request(request uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.id = request and (select auth.uid()) in (h.client_id, h.creator_id)
);

create policy "Both parties and admins read the timeline" on public.hire_request_events
for select to authenticated using (
  private.may_read_request(hire_request_id) or (select public.am_i_admin())
);

grant select on public.hire_requests, public.hire_request_events to authenticated;
grant execute on function private.may_read_request(uuid) to authenticated;

alter publication supabase_realtime add table public.hire_requests;
