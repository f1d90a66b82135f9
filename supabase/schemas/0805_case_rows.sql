create table public.cases (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  milestone integer not null check (milestone between 1 and 12),
  kind text not null check (kind in ('delivery', 'money_back')),
  status text not null default 'open' check (
    status in ('open', 'countered', 'redoing', 'redone', 'waiting', 'decided', 'appealed', 'agreed', 'closed', 'withdrawn')
  ),
  outcome text not null check (outcome in ('all', 'part', 'redo', 'none')),
  cents bigint check (cents > 0),
  answer_due_at timestamptz(3),
  case_key uuid not null,
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  unique (hire_request_id, case_key),
  constraint only_a_part_has_cents check ((outcome = 'part') = (cents is not null)),
  constraint closed_has_date check ((status in ('agreed', 'closed', 'withdrawn')) = (closed_at is not null)),
  constraint answer_has_date check ((status in ('open', 'countered', 'redoing', 'redone', 'decided')) = (answer_due_at is not null))
);
comment on table public.cases is
  'A client''s claim: a change of a delivery, or money back of approved work. The outcome is what was proposed or decided last: '
  'everything, a part in cents, the work again, or nothing.';
comment on column public.cases.milestone is 'The one that was delivered, or the last one that was approved.';
comment on column public.cases.answer_due_at is
  'The deadline of the answer, of the work that is done again, or of an appeal; after it, the scheduled job escalates or closes the case.';
alter table public.cases enable row level security;

create unique index one_open_case on public.cases (hire_request_id) where closed_at is null;
create index cases_to_follow on public.cases (answer_due_at) where answer_due_at is not null;
create index cases_to_decide on public.cases (created_at, id) where status in ('waiting', 'appealed');
create index cases_newest on public.cases (created_at desc, id desc);

create table public.case_steps (
  case_id uuid not null references public.cases (id) on delete cascade,
  number integer not null check (number between 1 and 20),
  side text not null check (side in ('client', 'creator', 'admin', 'time')),
  action text not null check (
    action in ('open', 'counter', 'accept', 'redo', 'miss', 'dispute', 'withdraw', 'escalate', 'decide', 'appeal', 'close')
  ),
  text text check (private.is_text(text, 4000)),
  outcome text check (outcome in ('all', 'part', 'redo', 'none')),
  cents bigint check (cents > 0),
  is_paid boolean,
  created_at timestamptz(3) not null default now(),
  primary key (case_id, number)
);
comment on table public.case_steps is
  'What both sides, an admin or time said and did in a case. Which admin is in private.case_decisions: the parties never learn it.';
comment on column public.case_steps.is_paid is
  'What the client answered when they opened it, if they have paid; null if they were not asked.';
alter table public.case_steps enable row level security;

create table private.case_decisions (
  case_id uuid not null references public.cases (id) on delete cascade,
  number integer not null check (number in (1, 2)),
  admin_id uuid references auth.users (id) on delete set null,
  primary key (case_id, number)
);
comment on table private.case_decisions is 'Who decided a case, so that another admin decides its appeal.';
alter table private.case_decisions enable row level security;
create index decisions_of_admin on private.case_decisions (admin_id);

create function private.keep_case_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.cases c where c.id = old.case_id) then
    return old;
  end if;
  perform private.raise_conflict('42501', 'What was said in a case can''t be changed or deleted');
end;
$$;
create trigger keep before update or delete on public.case_steps
for each row execute function private.keep_case_step();

create function private.open_case_of(request uuid) returns public.cases
language sql stable security definer set search_path = ''
begin atomic
  select c from public.cases c where c.hire_request_id = request and c.closed_at is null;
end;

create function private.case_turn(dispute public.cases) returns text
language sql immutable parallel safe set search_path = ''
return case
  when dispute.status in ('open', 'redoing') then 'creator'
  when dispute.status in ('countered', 'redone') then 'client'
end;
comment on function private.case_turn(public.cases) is 'Who answers a case, or does the work again; null if an admin does, or if both may appeal.';

create function private.disputes_delivery(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.cases c
  where c.hire_request_id = request.id and c.closed_at is null and c.kind = 'delivery'
);
comment on function private.disputes_delivery(public.hire_requests) is
  'Whether there is an open case about the delivery: then the work waits for its result.';

create function private.fail_if_disputed(request public.hire_requests) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.disputes_delivery(request) then
    perform private.raise_conflict('PT409', 'There is an open case about this delivery. Settle it first', request.status);
  end if;
end;
$$;

create policy "Both parties read a case" on public.cases
for select to authenticated using (private.may_read_request(hire_request_id));
create policy "Both parties read what was said in a case" on public.case_steps
for select to authenticated using (
  exists (select from public.cases c where c.id = case_id and private.may_read_request(c.hire_request_id))
);
grant select on public.cases, public.case_steps to authenticated;
grant all on private.case_decisions to service_role;
