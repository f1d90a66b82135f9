create table private.suspension_appeals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  suspended_at timestamptz(3) not null,
  reason text not null check (private.is_text(reason, 500)),
  text text not null check (private.is_text(text, 4000)),
  outcome text check (outcome in ('lift', 'uphold')),
  note text check (private.is_text(note, 240)),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint one_per_suspension unique (user_id, suspended_at),
  constraint outcome_with_a_note check (num_nulls(outcome, note, decided_at) in (0, 3))
);
comment on table private.suspension_appeals is
  'What suspended people answer, once per suspension, with its reason as it was; another admin than the one who suspended them decides.';
alter table private.suspension_appeals enable row level security;

create index appeals_newest on private.suspension_appeals (created_at desc, id desc);
create index waiting_appeals on private.suspension_appeals (created_at desc, id desc) where outcome is null;

create function private.may_decide_appeal(admin uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
return admin <> person and private.is_active(admin) and not private.has_written_to(admin, person)
  and exists (select from private.admins a where a.user_id = admin)
  and exists (
    select from private.suspensions s where s.user_id = person and s.suspended_by is distinct from admin
  );
comment on function private.may_decide_appeal(uuid, uuid) is 'An admin who has not written to this person, and not the one who suspended them.';

create function private.end_suspension(person uuid, reason text, shows_reviews boolean default true) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.suspensions s where s.user_id = person;
  if not found then
    return false;
  end if;
  update private.suspension_appeals a
  set outcome = 'lift', note = end_suspension.reason, decided_by = auth.uid(), decided_at = now()
  where a.user_id = person and a.outcome is null;
  perform private.announce_suspension(person, 'request_resumed');
  perform private.notify(person, 'account_reinstated', jsonb_build_object('reason', end_suspension.reason));
  if shows_reviews then
    perform private.show_fakes(person, end_suspension.reason);
  end if;
  return true;
end;
$$;
comment on function private.end_suspension(uuid, text, boolean) is
  'Lifts a suspension, which is what a waiting appeal asked for, and shows what was hidden with it as fake. False if there is none.';

create function public.appeal_suspension(text text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
  suspension private.suspensions;
  earlier private.suspension_appeals;
begin
  if not private.has_account() then
    perform private.raise_conflict('PT401', 'Sign in first');
  end if;
  perform private.check_case_text(text);
  perform private.limit_rate('appeal', 10, interval '1 day');
  select s.* into suspension from private.suspensions s where s.user_id = me for update;
  if not found then
    perform private.raise_conflict('PT409', 'Your account isn''t suspended');
  end if;
  select a.* into earlier from private.suspension_appeals a
  where (a.user_id, a.suspended_at) = (me, suspension.created_at);
  if not found then
    insert into private.suspension_appeals (user_id, suspended_at, reason, text)
    values (me, suspension.created_at, suspension.reason, appeal_suspension.text);
  elsif earlier.text <> appeal_suspension.text then
    perform private.raise_conflict('PT409', 'You appealed already');
  end if;
end;
$$;
comment on function public.appeal_suspension(text) is
  'The only thing that a suspended user can write: their answer, once per suspension. The same answer twice is one.';

create function public.admin_list_appeals(
  status text default 'waiting', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  items jsonb;
  total bigint;
begin
  perform private.reject_status(status, array['all', 'waiting', 'decided']);
  place := private.parse_cursor(cursor);
  with page as (
    select a.* from private.suspension_appeals a
    where (admin_list_appeals.status = 'all' or (a.outcome is null) = (admin_list_appeals.status = 'waiting'))
      and (place.after_id is null or (a.created_at, a.id) < (place.after_time, place.after_id))
    order by a.created_at desc, a.id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'reason', a.reason, 'suspended_at', a.suspended_at, 'text', a.text, 'created_at', a.created_at,
    'outcome', a.outcome, 'note', a.note, 'decided_at', a.decided_at,
    'person', (
      select jsonb_build_object('id', u.id, 'name', u.name, 'is_dev', u.is_dev)
      from public.users u where u.id = a.user_id),
    'fake_reviews', (select count(*) from private.hidden_items h where h.faker_id = a.user_id),
    'decided_by', (select jsonb_build_object('id', u.id, 'name', u.name) from public.users u where u.id = a.decided_by),
    'may_decide', a.outcome is null and private.may_decide_appeal(me, a.user_id)
  ) order by a.created_at desc, a.id desc), '[]')
  into items from page a;
  select count(*) into total from (
    select from private.suspension_appeals a
    where admin_list_appeals.status = 'all' or (a.outcome is null) = (admin_list_appeals.status = 'waiting')
    limit 10001) m;
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_appeals(text, text, integer) is
  'Appeals against suspensions, latest first: waiting, decided, or all; and whether the caller may decide them.';

create function public.admin_decide_appeal(id uuid, outcome text, note text, shows_reviews boolean default true) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.begin_sensitive_action(note);
  appeal private.suspension_appeals;
  name text;
begin
  if (outcome in ('lift', 'uphold')) is not true then
    perform private.raise_invalid('Choose one of these: lift, uphold');
  end if;
  select a.* into appeal from private.suspension_appeals a where a.id = admin_decide_appeal.id;
  if not found then
    perform private.raise_conflict('PT404', 'This appeal no longer exists');
  end if;
  perform private.lock_fakes(appeal.user_id);
  -- With its lock, no one else lifts the suspension or decides the appeal.
  name := private.require_account(appeal.user_id);
  select a.* into appeal from private.suspension_appeals a where a.id = appeal.id;
  if appeal.outcome is not null then
    perform private.raise_conflict('PT409', 'This appeal was already decided', appeal.outcome);
  end if;
  perform private.require_stranger(appeal.user_id);
  if not private.may_decide_appeal(me, appeal.user_id) then
    perform private.raise_conflict('PT403', 'Another admin than the one who suspended them decides this appeal');
  end if;
  perform private.record(
    'decide_appeal_' || admin_decide_appeal.outcome, 'user', appeal.user_id, name, admin_decide_appeal.note);
  if admin_decide_appeal.outcome = 'lift' then
    perform private.end_suspension(appeal.user_id, admin_decide_appeal.note, shows_reviews);
    return;
  end if;
  update private.suspension_appeals a
  set outcome = 'uphold', note = admin_decide_appeal.note, decided_by = me, decided_at = now()
  where a.id = appeal.id;
  perform private.notify(
    appeal.user_id, 'suspension_upheld', jsonb_build_object('reason', admin_decide_appeal.note));
end;
$$;
comment on function public.admin_decide_appeal(uuid, text, text, boolean) is
  'Another admin than the one who suspended lifts the suspension or upholds it, once, with a reason that the person is told.';

create function public.my_restrictions() returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'suspended', (
    select jsonb_build_object('reason', s.reason, 'at', s.created_at, 'appeal', (
      select jsonb_build_object(
        'text', a.text, 'at', a.created_at, 'outcome', a.outcome, 'note', a.note, 'decided_at', a.decided_at,
        'lacks_admin', a.outcome is null and not exists (
          select from private.admins d where private.may_decide_appeal(d.user_id, a.user_id)
        ))
      from private.suspension_appeals a where (a.user_id, a.suspended_at) = (s.user_id, s.created_at)))
    from private.suspensions s where s.user_id = (select auth.uid())),
  'hidden', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', h.kind, 'id', h.item_id, 'reason', h.reason, 'at', h.created_at
    ) order by h.created_at desc, h.item_id), '[]')
    from private.hidden_items h
    where (h.kind, h.item_id) in (
      select 'user', (select auth.uid())
      union all
      select 'project', p.id from public.projects p where p.user_id = (select auth.uid())
      union all
      select 'service', s.id from public.services s where s.user_id = (select auth.uid())
      union all
      select 'review', r.id from public.reviews r where r.user_id = (select auth.uid())
    ))
);
comment on function public.my_restrictions() is
  'Why the caller is suspended, what became of their appeal (it lacks an admin while only the one who suspended them is one), and which of their items an admin has hidden and why; never which admin.';

grant all on private.suspension_appeals to service_role;
grant execute on function public.my_restrictions(), public.appeal_suspension(text),
  public.admin_list_appeals(text, text, integer), public.admin_decide_appeal(uuid, text, text, boolean)
to authenticated;
