create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (private.is_text(reason, 500)),
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
comment on table private.admins is 'The admins; never read from user metadata.';
alter table private.admins enable row level security;

create table private.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (private.is_text(reason, 500)),
  suspended_by uuid references auth.users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
comment on table private.suspensions is 'Accounts whose content is not visible and who cannot write.';
alter table private.suspensions enable row level security;

create table private.ended_suspensions (
  user_id uuid not null references auth.users (id) on delete cascade,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3) not null default now(),
  primary key (user_id, started_at),
  constraint starts_before_its_end check (started_at <= ended_at)
);
comment on table private.ended_suspensions is 'When accounts were suspended: what only they could do had more time.';
alter table private.ended_suspensions enable row level security;

create function private.end_suspension_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ended_suspensions (user_id, started_at)
  select a.id, old.created_at from auth.users a where a.id = old.user_id
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.end_suspension_time() is 'Stores how long a suspension was, unless it ends with its account.';
create trigger store_time after delete on private.suspensions
for each row execute function private.end_suspension_time();

create table private.closed_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  closed_until timestamptz not null
);
comment on table private.closed_accounts is
  'Accounts that the auth service bans, or has marked as deleted: mirrored from auth.users, so that lists need not read it.';
alter table private.closed_accounts enable row level security;

create table private.hidden_items (
  kind text not null check (kind in ('user', 'project', 'service', 'review')),
  item_id uuid not null,
  reason text not null check (private.is_text(reason, 500)),
  hidden_by uuid references auth.users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  faker_id uuid references auth.users (id) on delete set null,
  primary key (kind, item_id)
);
comment on table private.hidden_items is 'Items that an admin has hidden.';
comment on column private.hidden_items.faker_id is 'Whose suspension a fake review is hidden with: its author, or the creator whom it is about.';
create index hidden_items_of_faker on private.hidden_items (faker_id);
alter table private.hidden_items enable row level security;

create table private.audit_log (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid,
  action text not null check (private.is_text(action, 40)),
  target_kind text not null check (
    target_kind in ('project', 'service', 'review', 'user', 'report', 'newsletter', 'synonyms', 'case')
  ),
  target_id uuid not null,
  target_user_id uuid,
  target_title text check (char_length(target_title) <= 200),
  reason text not null check (private.is_text(reason, 240)),
  at timestamptz(3) not null default clock_timestamp()
);
comment on table private.audit_log is
  'What admins did: actor, action, target, affected user, reason and time. It names users only by id, '
  'so that it needs no change when an account is deleted.';
alter table private.audit_log enable row level security;

create index audit_newest on private.audit_log (at desc, id desc);
create index audit_of_target on private.audit_log (target_id);
create index audit_of_person on private.audit_log (target_user_id, at desc, id desc);

create function public.before_request() returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('response.headers', case
    when current_user = 'anon' and current_setting('request.method', true) in ('GET', 'HEAD') then
      '[{"Cache-Control": "public, max-age=0, s-maxage=30"},
        {"Vary": "Authorization, Accept, Accept-Profile, Prefer, Range"}]'
    else '[{"Cache-Control": "private, no-store"}]'
  end, true);
end;
$$;
comment on function public.before_request() is
  'What PostgREST runs before each request: visitors all read the same, so a CDN may keep the response for 30 seconds; '
  'nobody may keep what a signed-in user reads.';
grant execute on function public.before_request() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'public.before_request';
notify pgrst, 'reload config';

create function private.has_account() returns boolean
language sql stable security definer set search_path = ''
return exists (select from auth.users u where u.id = (select auth.uid()));
comment on function private.has_account() is
  'Whether the account of the caller still exists: a token outlives it by up to an hour.';

create function private.is_active(person uuid) returns boolean
language sql stable security definer set search_path = ''
return not exists (select from private.suspensions s where s.user_id = person)
  and not exists (
    select from private.closed_accounts c where c.user_id = person and c.closed_until > now()
  );
comment on function private.is_active(uuid) is 'Whether an account is neither suspended nor closed.';

create function private.keep_audit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '1 year' then
      return old;
    end if;
  end if;
  perform private.raise_conflict('42501', 'Audit log entries can''t be changed, and can''t be deleted for a year');
end;
$$;

create trigger keep before update or delete on private.audit_log
for each row execute function private.keep_audit();
create trigger keep_all before truncate on private.audit_log
for each statement execute function private.keep_audit();

create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two admins who remove each other at once would each still see the other.
  perform pg_advisory_xact_lock(hashtext('private.admins'));
  if not exists (select from private.admins a where a.user_id <> old.user_id) then
    perform private.raise_conflict('PT409', 'The last admin can''t be removed');
  end if;
  return old;
end;
$$;

create trigger keep_last before delete on private.admins
for each row execute function private.keep_last_admin();

create function private.record_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := coalesce(new.user_id, old.user_id);
begin
  perform private.record(
    case tg_op when 'INSERT' then 'grant_admin' else 'revoke_admin' end, 'user', who,
    (select u.name from public.users u where u.id = who),
    case tg_op
      when 'INSERT' then left(new.reason, 240)
      else coalesce(nullif(current_setting('showcase.reason', true), ''), 'No reason given')
    end
  );
  return null;
end;
$$;
comment on function private.record_admin() is
  'Records every grant and every removal, also what the service role or a deleted account causes.';

create trigger record after insert or delete on private.admins
for each row execute function private.record_admin();

grant select, insert on private.audit_log to service_role;
grant all on private.admins, private.suspensions, private.closed_accounts, private.hidden_items
to service_role;

grant all on private.ended_suspensions to service_role;
grant execute on function private.has_account()
to anon, authenticated, service_role;
