create table public.hire_requests (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.users (id) on delete set null,
  creator_id uuid references public.users (id) on delete set null,
  service_id uuid references public.services (id) on delete set null,
  project_id uuid references public.projects (id) on delete set null,
  title text not null check (private.is_text(title, 150)),
  price numeric check (private.is_amount(price)),
  duration text check (private.is_text(duration, 500)),
  package_name text check (private.is_text(package_name, 100)),
  hours numeric check (hours >= 1 and hours <= 10000 and hours = round(hours, 2)),
  included text[] check (private.is_text_list(included, 3, 40)),
  scope text check (private.is_text(scope, 4000)),
  due_on date,
  no_due_date boolean not null default false,
  time_zone text not null default 'UTC' check (private.is_text(time_zone, 64)),
  revisions integer check (revisions between 0 and 999),
  revisions_used integer not null default 0 check (revisions_used >= 0),
  milestone integer not null default 1 check (milestone between 1 and 12),
  open_offer_id uuid,
  agreed_offer_id uuid,
  message text not null check (
    private.has_text(message)
    and char_length(btrim(message, e' \t\r\n')) >= 20
    and char_length(message) <= 2000
  ),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'completed', 'rejected')),
  resolution text,
  delivered_at timestamptz(3),
  end_asked_by text check (end_asked_by in ('client', 'creator')),
  end_asked_at timestamptz(3),
  version integer not null default 1 check (version >= 1),
  acts integer not null default 0 check (acts >= 0),
  reminders integer not null default 0 check (reminders between 0 and 2),
  due_reminder date,
  request_key uuid not null,
  request_digest text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  first_delivered_at timestamptz(3),
  sale_kind text check (sale_kind in ('once', 'license')),
  sale_returned_at timestamptz(3),
  unique (client_id, request_key),
  constraint not_oneself check (client_id <> creator_id),
  constraint service_or_purchase check (service_id is null or included is null),
  constraint state_fits check (
    case
      when status = 'pending' then resolution is null and delivered_at is null and milestone = 1
      when status = 'accepted' then resolution is null
      when status = 'completed'
        then coalesce(resolution in ('approved', 'automatic', 'decided') and delivered_at is not null, false)
      when resolution = 'ended' then true
      else coalesce(resolution in ('declined', 'withdrawn', 'closed', 'removed', 'expired', 'sold') and delivered_at is null, false)
    end
  ),
  constraint has_price_once_accepted check (price is not null or status in ('pending', 'rejected')),
  constraint says_when_due_once_accepted check (
    (due_on is not null or no_due_date or status in ('pending', 'rejected'))
    and not (due_on is not null and no_due_date)
  ),
  constraint open_offer_fits check (open_offer_id is null or status in ('pending', 'accepted')),
  constraint end_asked_fits check (
    (end_asked_by is null) = (end_asked_at is null) and (end_asked_by is null or status = 'accepted')
  ),
  constraint first_delivery_is_first check (first_delivered_at <= delivered_at),
  constraint only_purchases_have_sale_kind check (sale_kind is null or included is not null),
  constraint only_finished_sales_are_returned check (
    sale_returned_at is null or coalesce((sale_kind, status) = ('once', 'completed'), false)
  )
);
comment on table public.hire_requests is
  'What a client hires a creator for, or buys from them. The terms are as they were when it was sent, and then those of the last '
  'offer that both agreed on. The digest distinguishes a repeated call from another one with the same key.';
comment on column public.hire_requests.price is 'In dollars; null if the client asks for a price.';
comment on column public.hire_requests.project_id is
  'The project that the client buys, or, where nothing is included, that they came from.';
comment on column public.hire_requests.due_on is 'The day on which all of it is due; null before it is agreed on, or if there is none.';
comment on column public.hire_requests.no_due_date is 'Whether it was accepted without a due date, on purpose.';
comment on column public.hire_requests.time_zone is
  'The creator''s when they were asked, and then when they agreed: a day of this request is over when it is over there.';
comment on column public.hire_requests.revisions is 'How often the client may ask for changes; null if there is no limit.';
comment on column public.hire_requests.milestone is
  'The number of the milestone in work or in review; those before it are approved.';
comment on column public.hire_requests.first_delivered_at is
  'When the milestone in work, or the last one, was first delivered: waiting for the client, and what they ask for then, makes nobody late.';
comment on column public.hire_requests.end_asked_by is
  'The side that asked to end it, and waits for an answer; what it wrote is in the timeline.';
comment on column public.hire_requests.acts is
  'How many steps changed neither its state nor its terms: each of them is a version too.';
comment on column public.hire_requests.reminders is 'How many reminders were sent since the last step.';
comment on column public.hire_requests.due_reminder is 'The due date of which the creator was reminded.';
comment on column public.hire_requests.sale_kind is
  'How the project was sold when the client bought it: once, or by license. Null of what is no purchase, and of purchases from before there was a choice.';
comment on column public.hire_requests.sale_returned_at is
  'When the creator put a project back that was sold once with this request, whose money was given back in full.';
comment on column public.hire_requests.included is
  'What the buyer of a project gets; null if the request is no purchase.';
alter table public.hire_requests enable row level security;

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  number integer not null check (number <= 20),
  kind text not null check (kind in ('request', 'offer', 'change_order', 'extension')),
  side text not null check (side in ('client', 'creator')),
  title text not null check (private.is_text(title, 150)),
  scope text not null check (private.is_text(scope, 4000)),
  price numeric check (private.is_amount(price)),
  due_on date,
  days integer check (days between 1 and 730),
  revisions integer check (revisions between 0 and 999),
  milestones jsonb not null default '[]' check (octet_length(milestones::text) <= 16384),
  note text check (private.is_text(note, 2000)),
  valid_until timestamptz(3),
  status text not null default 'open' check (
    status in ('open', 'accepted', 'declined', 'withdrawn', 'replaced', 'expired', 'closed')
  ),
  answered_at timestamptz(3),
  offer_key uuid,
  created_at timestamptz(3) not null default now(),
  unique (hire_request_id, number),
  unique (hire_request_id, offer_key),
  constraint one_due check (num_nonnulls(due_on, days) <= 1),
  constraint only_requests_lack_terms check (
    case when kind = 'request' then number = 0
    else number > 0 and num_nonnulls(price, valid_until, offer_key) = 3 end
  ),
  constraint answered_has_date check ((status = 'open') = (answered_at is null))
);
comment on table public.offers is
  'Every version of the terms that one side proposed to the other: offers and counter-offers on a pending request, change orders and '
  'requests for more time on an accepted one. Number 0 is the request as it was sent. Milestones are those that would be left to do.';
alter table public.offers enable row level security;

alter table public.hire_requests
add foreign key (open_offer_id) references public.offers (id),
add foreign key (agreed_offer_id) references public.offers (id);

create table public.hire_request_events (
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  version integer not null,
  actor_id uuid references public.users (id) on delete set null,
  action text not null references private.hire_steps (action),
  note text check (private.is_text(note, 2000)),
  offer_id uuid references public.offers (id) on delete cascade,
  milestone integer,
  links jsonb not null default '[]' check (private.are_labeled_links(links)),
  invoice_id uuid,
  cents bigint check (cents > 0),
  created_at timestamptz(3) not null default now(),
  primary key (hire_request_id, version)
);
comment on table public.hire_request_events is
  'The timeline of a request: who created which version. The actor is null if time did it; the milestone is the one that was '
  'in work or in review.';
comment on column public.hire_request_events.links is 'What a delivery links to: {label, url}.';
comment on column public.hire_request_events.cents is 'What was paid, received or refunded.';
alter table public.hire_request_events enable row level security;

create table public.milestones (
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  number integer not null check (number between 1 and 12),
  title text not null check (private.is_text(title, 150)),
  price numeric not null check (private.is_amount(price)),
  due_on date,
  is_trial boolean not null default false,
  approved_at timestamptz(3),
  primary key (hire_request_id, number),
  constraint trial_is_first check (not is_trial or number = 1)
);
comment on table public.milestones is
  'The parts of an accepted request, delivered and approved one by one; their prices add up to its price. A request that was '
  'agreed without milestones has one.';
alter table public.milestones enable row level security;

create table public.transactions (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  milestone integer not null default 1 check (milestone between 1 and 12),
  reason text not null default 'work' check (reason in ('work', 'change')),
  client_id uuid references public.users (id) on delete set null,
  creator_id uuid references public.users (id) on delete set null,
  title text not null check (private.is_text(title, 302)),
  amount numeric not null check (
    case reason
      when 'change' then amount <> 0 and abs(amount) <= 1000000 and amount = round(amount, 2)
      else private.is_amount(amount)
    end
  ),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint completed_has_date check ((status = 'completed') = (completed_at is not null))
);
comment on table public.transactions is
  'Written by the life of a request: one per milestone when it is accepted, and one for each change of a price; completed when '
  'the milestone is approved, removed when the request ends before.';
alter table public.transactions enable row level security;

create table private.withheld_requests (
  hire_request_id uuid primary key references public.hire_requests (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade
);
comment on table private.withheld_requests is
  'Requests to a creator who had blocked their client: nothing of them ever reaches this creator. The client sees them wait and expire.';
alter table private.withheld_requests enable row level security;

create index withheld_requests_of_user on private.withheld_requests (user_id);
create unique index one_per_milestone on public.transactions (hire_request_id, milestone)
where reason = 'work';
create index changes_of_request on public.transactions (hire_request_id) where reason = 'change';
create unique index one_open_offer on public.offers (hire_request_id) where status = 'open';
create index offers_expiring on public.offers (valid_until) where status = 'open';
create index events_of_offer on public.hire_request_events (offer_id);
create index requests_by_open_offer on public.hire_requests (open_offer_id);
create index requests_by_agreed_offer on public.hire_requests (agreed_offer_id);
create index requests_waiting on public.hire_requests (updated_at) where status = 'pending';
create index milestones_due on public.milestones (due_on) where approved_at is null;

create unique index one_pending_request on public.hire_requests (client_id, service_id)
where status = 'pending';
create unique index one_pending_purchase on public.hire_requests (client_id, project_id)
where status = 'pending' and included is not null;
-- What ended is rejected.
create unique index one_sale on public.hire_requests (project_id)
where sale_kind = 'once' and status in ('accepted', 'completed') and sale_returned_at is null;
create index requests_of_client on public.hire_requests (client_id, created_at desc);
create index requests_of_creator on public.hire_requests (creator_id, created_at desc);
create index listed_of_client on public.hire_requests (client_id, status, updated_at desc, id desc);
create index listed_of_creator on public.hire_requests (creator_id, status, updated_at desc, id desc);
create index requests_of_service on public.hire_requests (service_id);
create index requests_of_project on public.hire_requests (project_id);
create index requests_delivered on public.hire_requests (delivered_at)
where status = 'accepted' and delivered_at is not null;
create index requests_with_proposed_end on public.hire_requests (end_asked_at) where end_asked_at is not null;
create index events_of_actor on public.hire_request_events (actor_id);
create index transactions_of_creator on public.transactions (creator_id, created_at desc);
create index transactions_of_client on public.transactions (client_id, created_at desc);

create function private.is_deleted_user(person uuid) returns boolean
language sql stable security definer set search_path = ''
return not exists (select from public.users u where u.id = person);

create function private.side_of(request public.hire_requests, person uuid) returns text
language sql immutable set search_path = ''
return case person when request.client_id then 'client' when request.creator_id then 'creator' end;

create function private.has_agreed_terms(new public.hire_requests, old public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return (new.time_zone = old.time_zone or old.status = 'pending') and case
  when new.agreed_offer_id is distinct from old.agreed_offer_id then exists (
    select from public.offers o
    where o.id = new.agreed_offer_id and o.hire_request_id = new.id and o.status = 'accepted'
      and (o.title, o.scope, o.price) = (new.title, new.scope, new.price)
      and o.revisions is not distinct from new.revisions
      and o.due_on is not distinct from case when o.days is null then new.due_on end
      and not new.no_due_date
  )
  -- Accepted as it was sent, with a due date or without one.
  else (old.status, new.status) = ('pending', 'accepted')
    and (new.title, new.price) = (old.title, old.price)
    and (new.duration, new.package_name, new.hours, new.scope, new.revisions)
      is not distinct from (old.duration, old.package_name, old.hours, old.scope, old.revisions)
end;
comment on function private.has_agreed_terms(public.hire_requests, public.hire_requests) is
  'Whether the new terms of a request are those of an offer that both sides agreed on, or what acceptance says about the due date. The first '
  'agreement sets its time zone.';

create function private.guard_hire_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean := (
      new.status, new.delivered_at, new.milestone, new.open_offer_id, new.agreed_offer_id, new.end_asked_at, new.acts
    ) is distinct from (
      old.status, old.delivered_at, old.milestone, old.open_offer_id, old.agreed_offer_id, old.end_asked_at, old.acts
    );
  movable text[] := array[
    'status', 'resolution', 'delivered_at', 'version', 'acts', 'updated_at', 'milestone', 'revisions_used',
    'open_offer_id', 'agreed_offer_id', 'reminders', 'due_reminder', 'end_asked_by', 'end_asked_at',
    'client_id', 'creator_id', 'service_id', 'project_id', 'first_delivered_at',
    'sale_returned_at'
  ];
  terms text[] := array[
    'title', 'price', 'duration', 'package_name', 'hours', 'scope', 'due_on', 'no_due_date', 'revisions',
    'time_zone'
  ];
begin
  if tg_op = 'DELETE' then
    if old.client_id is not null or old.creator_id is not null then
      perform private.raise_conflict('42501', 'A hire request can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable - terms <> to_jsonb(old) - movable - terms
    or (
      to_jsonb(new) - movable <> to_jsonb(old) - movable
      or new.agreed_offer_id is distinct from old.agreed_offer_id
    ) and not private.has_agreed_terms(new, old)
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_deleted_user(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_deleted_user(old.creator_id))
    or new.service_id is distinct from old.service_id and not (
      new.service_id is null
      and not exists (select from public.services s where s.id = old.service_id)
    )
    or new.project_id is distinct from old.project_id and not (
      new.project_id is null
      and not exists (select from public.projects p where p.id = old.project_id)
    )
  then
    perform private.raise_conflict('42501', 'The terms of a hire request can''t be changed');
  end if;
  if new.status <> old.status and not exists (
      select from private.hire_steps s
      where s.status = new.status and old.status = any (s.statuses)
        and s.resolution is not distinct from new.resolution
    )
    or (old.status, new.status) = ('pending', 'accepted') and new.open_offer_id is not null
    or new.status = 'completed' and (
      old.delivered_at is null
      or exists (
        select from public.milestones m where m.hire_request_id = new.id and m.number > new.milestone
      )
    )
    or new.status = old.status and new.resolution is distinct from old.resolution
    or new.delivered_at is distinct from old.delivered_at
      and (old.status, new.status) <> ('accepted', 'accepted')
    or new.milestone <> old.milestone
      and (
        (new.milestone, new.status) <> (old.milestone + 1, old.status)
        or old.delivered_at is null or new.delivered_at is not null
      )
    or new.acts <> old.acts and new.acts <> old.acts + 1
    or new.end_asked_by is not null and (
      -- Of a request without a proposal this is null.
      (new.end_asked_by, new.end_asked_at) <> (old.end_asked_by, old.end_asked_at)
      or new.milestone <> old.milestone or old.status <> 'accepted'
    )
    or new.revisions_used <> old.revisions_used
      and (new.revisions_used <> old.revisions_used + 1 or new.revisions_used > old.revisions)
    or new.open_offer_id is not null
      and not exists (
        select from public.offers o
        where (o.id, o.hire_request_id, o.status) = (new.open_offer_id, new.id, 'open')
      )
  then
    perform private.raise_conflict(
      'PT409', format('A hire request can''t go from %s to %s', old.status, new.status));
  end if;
  new.version := old.version + moved::integer;
  new.first_delivered_at := case when new.milestone = old.milestone then least(old.first_delivered_at, new.delivered_at) end;
  -- A pending request waits since its last step, an accepted one since its delivery.
  if moved and new.status = 'pending' or new.delivered_at is distinct from old.delivered_at then
    new.reminders := 0;
  end if;
  if new.milestone <> old.milestone then
    new.due_reminder := null;
  end if;
  return new;
end;
$$;
comment on function private.guard_hire_request() is
  'Applies to every role: only an accepted offer changes the terms, the state moves only forward, each move is a version.';

create function private.delete_request_without_parties() returns trigger
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
    and new.actor_id is null and private.is_deleted_user(old.actor_id)
  then
    return new;
  elsif tg_op = 'DELETE'
    and not exists (select from public.hire_requests h where h.id = old.hire_request_id)
  then
    return old;
  end if;
  perform private.raise_conflict('42501', 'Timeline entries can''t be changed or deleted');
end;
$$;

create trigger guard before update or delete on public.hire_requests
for each row execute function private.guard_hire_request();
create trigger set_updated_at before update on public.hire_requests
for each row execute function private.set_updated_at(
  'updated_at', 'reminders', 'due_reminder', 'client_id', 'creator_id', 'service_id', 'project_id'
);
create trigger without_parties after update on public.hire_requests
for each row when (new.client_id is null and new.creator_id is null)
execute function private.delete_request_without_parties();
create trigger guard before update or delete on public.hire_request_events
for each row execute function private.guard_event();

create function private.guard_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  movable text[] := array['status', 'answered_at'];
begin
  if tg_op = 'DELETE' then
    if exists (select from public.hire_requests h where h.id = old.hire_request_id) then
      perform private.raise_conflict('42501', 'An offer can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or old.status <> 'open' and (new.status, new.answered_at) <> (old.status, old.answered_at)
  then
    perform private.raise_conflict('42501', 'The terms of an offer can''t be changed');
  end if;
  return new;
end;
$$;
comment on function private.guard_offer() is
  'Applies to every role: the terms of a version stay, and it is answered once.';

create function private.guard_milestone() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  select h.* into request from public.hire_requests h where h.id = old.hire_request_id;
  if tg_op = 'DELETE' then
    if request.id is not null and (old.approved_at is not null or old.number <= request.milestone) then
      perform private.raise_conflict('42501', 'A milestone can''t be removed once the work on it has begun');
    end if;
    return old;
  end if;
  if old.approved_at is not null and new is distinct from old
    or (new.hire_request_id, new.number) <> (old.hire_request_id, old.number)
    or new.approved_at is not null and old.approved_at is null
      and not (old.number < request.milestone or request.status = 'completed')
  then
    perform private.raise_conflict('42501', 'A milestone can''t be changed without its hire request');
  end if;
  return new;
end;
$$;
comment on function private.guard_milestone() is
  'Applies to every role: what is approved stays, and only its request approves a milestone.';

create trigger guard before update or delete on public.offers
for each row execute function private.guard_offer();
create trigger guard before update or delete on public.milestones
for each row execute function private.guard_milestone();

create function private.is_withheld(request uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.withheld_requests w where w.hire_request_id = request and w.user_id = person
);
comment on function private.is_withheld(uuid, uuid) is
  'Whether this request was sent to this creator while they had blocked its client.';

create function private.may_read_request(request uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.id = request and (select auth.uid()) in (h.client_id, h.creator_id)
    and not private.is_withheld(h.id, (select auth.uid()))
);

create function private.title_of_part(job text, part text) returns text
language sql immutable parallel safe set search_path = ''
return case when part = job then job else job || ': ' || part end;
comment on function private.title_of_part(text, text) is
  'How transactions and invoices name a milestone: it has often no meaning without its job.';

create function private.planned_milestones(request public.hire_requests)
returns table (number integer, title text, price numeric, due_on date, is_trial boolean)
language sql stable security definer set search_path = ''
begin atomic
  with agreed as (
    select m.value as part, m.place
    from public.offers o,
      jsonb_array_elements(o.milestones) with ordinality as m (value, place)
    where o.id = request.agreed_offer_id
  )
  select request.milestone + a.place::integer - 1, a.part ->> 'title', (a.part ->> 'price')::numeric,
    (a.part ->> 'due_on')::date, coalesce((a.part ->> 'is_trial')::boolean, false)
  from agreed a
  union all
  select request.milestone, request.title, request.price - coalesce((
      select sum(m.price) from public.milestones m
      where m.hire_request_id = request.id and m.number < request.milestone
    ), 0), request.due_on, false
  where not exists (select from agreed);
end;
comment on function private.planned_milestones(public.hire_requests) is
  'What is left to do of an accepted request by the terms that were agreed on last: its milestones, or one.';

create function private.plan_milestones(request public.hire_requests) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.transactions (
    hire_request_id, milestone, reason, client_id, creator_id, title, amount
  )
  select request.id, m.number, case when b.amount is null then 'work' else 'change' end,
    request.client_id, request.creator_id, private.title_of_part(request.title, m.title), coalesce(p.price, 0) - coalesce(b.amount, 0)
  from private.planned_milestones(request) p
  full join (
    select o.number, o.title from public.milestones o
    where o.hire_request_id = request.id and o.number >= request.milestone
  ) o using (number)
  cross join lateral (
    select coalesce(p.number, o.number) as number, coalesce(p.title, o.title) as title
  ) m
  cross join lateral (
    select sum(t.amount) as amount from public.transactions t
    where t.hire_request_id = request.id and t.milestone = m.number
  ) b
  where coalesce(p.price, 0) <> coalesce(b.amount, 0)
  order by m.number;
  delete from public.milestones m
  where m.hire_request_id = request.id
    and m.number > (select max(p.number) from private.planned_milestones(request) p);
  insert into public.milestones as m (hire_request_id, number, title, price, due_on, is_trial)
  select request.id, p.number, p.title, p.price, p.due_on, p.is_trial
  from private.planned_milestones(request) p
  on conflict on constraint milestones_pkey do update
  set title = excluded.title, price = excluded.price, due_on = excluded.due_on,
    is_trial = excluded.is_trial;
end;
$$;
comment on function private.plan_milestones(public.hire_requests) is
  'Makes the milestones those that were agreed on last. A price that changes is a transaction of its own: nothing is rewritten.';

create function private.follow_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'accepted'
    and (old.status, old.agreed_offer_id) is distinct from (new.status, new.agreed_offer_id)
  then
    perform private.plan_milestones(new);
  elsif new.milestone > old.milestone or new.status = 'completed' then
    update public.milestones m set approved_at = now()
    where m.hire_request_id = new.id and m.number = old.milestone;
    update public.transactions t set status = 'completed', completed_at = now()
    where t.hire_request_id = new.id and t.status = 'pending'
      and (t.milestone = old.milestone or new.status = 'completed');
    perform private.issue_invoice(new, old.milestone);
  elsif new.status = 'rejected' then
    delete from public.transactions t where t.hire_request_id = new.id and t.status = 'pending';
  end if;
  if new.open_offer_id is distinct from old.open_offer_id then
    update public.offers o set status = 'closed', answered_at = now()
    where o.id = old.open_offer_id and o.status = 'open';
  end if;
  return null;
end;
$$;
comment on function private.follow_request() is
  'Keeps milestones, transactions and the open offer in step with their request, and issues invoices.';

create function private.guard_transaction() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  movable text[] := array['status', 'completed_at', 'client_id', 'creator_id'];
  request public.hire_requests;
begin
  select h.* into request from public.hire_requests h where h.id = old.hire_request_id;
  if tg_op = 'DELETE' then
    if request.status in ('accepted', 'completed') or request.id is not null and old.status = 'completed' then
      perform private.raise_conflict('42501', 'A transaction can''t be changed without its hire request');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_deleted_user(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_deleted_user(old.creator_id))
    or (new.status, new.completed_at) is distinct from (old.status, old.completed_at)
      and not (
        old.status = 'pending'
        and (request.status = 'completed' or request.status = 'accepted' and old.milestone < request.milestone)
      )
  then
    perform private.raise_conflict('42501', 'A transaction can''t be changed without its hire request');
  end if;
  return new;
end;
$$;
comment on function private.guard_transaction() is
  'Applies to every role: the amount stays, and only its request completes or removes a transaction.';

create trigger follow after update on public.hire_requests
for each row when (
  (new.status, new.milestone, new.agreed_offer_id, new.open_offer_id)
    is distinct from (old.status, old.milestone, old.agreed_offer_id, old.open_offer_id)
) execute function private.follow_request();
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

create function private.withhold_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Done, or done and undone: the time tells nothing.
  insert into private.withheld_requests (hire_request_id, user_id)
  values (new.id, new.creator_id);
  if not private.has_blocked(new.creator_id, new.client_id) then
    raise sqlstate 'ZZ001';
  end if;
  return null;
exception when sqlstate 'ZZ001' then
  return null;
end;
$$;

create function private.announce_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.announce(
    new.client_id, 'hire_request_changed', jsonb_build_object('hire_request_id', new.id));
  begin
    perform private.announce(
      new.creator_id, 'hire_request_changed', jsonb_build_object('hire_request_id', new.id));
    if private.is_withheld(new.id, new.creator_id) then
      raise sqlstate 'ZZ001';
    end if;
  exception when sqlstate 'ZZ001' then
    null;
  end;
  return null;
end;
$$;

-- Triggers run in the order of their names: this one before the announcement.
create trigger add_to_withheld after insert on public.hire_requests
for each row when (new.creator_id is not null) execute function private.withhold_request();
create trigger announce after insert or update on public.hire_requests
for each row execute function private.announce_request();

create policy "Both parties read a request" on public.hire_requests
for select to authenticated using (
  client_id = (select auth.uid())
  or creator_id = (select auth.uid()) and not private.is_withheld(id, creator_id)
);

create policy "Both parties read the timeline" on public.hire_request_events
for select to authenticated using (private.may_read_request(hire_request_id));

create policy "Both parties read a transaction" on public.transactions
for select to authenticated using (
  client_id = (select auth.uid())
  or creator_id = (select auth.uid())
);

create policy "Both parties read offers" on public.offers
for select to authenticated using (private.may_read_request(hire_request_id));

create policy "Both parties read milestones" on public.milestones
for select to authenticated using (private.may_read_request(hire_request_id));

grant select on public.hire_requests, public.offers, public.milestones to authenticated;
-- Notes are read through functions, which withhold some.
grant select (
  hire_request_id, version, actor_id, action, offer_id, milestone, links, invoice_id, cents, created_at
) on public.hire_request_events to authenticated;
grant all on private.withheld_requests to service_role;
grant execute on function private.may_read_request(uuid), private.is_withheld(uuid, uuid) to authenticated;
grant select on public.transactions to authenticated;
grant execute on function public.wallet_balance() to authenticated;
