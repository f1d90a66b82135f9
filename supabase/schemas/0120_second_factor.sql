create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3),
  primary key (user_id, code)
);
comment on table private.recovery_codes is
  'What replaces a lost authenticator app, once each. Only fingerprints: the codes are shown when they are made. They go with their factor.';
alter table private.recovery_codes enable row level security;

create table private.recovered_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  recovered_at timestamptz not null default now()
);
comment on table private.recovered_sessions is
  'Sessions that a recovery code confirmed: the auth service does not know of it, so their tokens stay at aal1.';
alter table private.recovered_sessions enable row level security;

create table private.app_setups (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  session_id uuid not null,
  is_late boolean not null
);
comment on table private.app_setups is
  'The session that first entered a code of each authenticator app, and whether the app was enrolled more than 15 minutes after it began. '
  'Such a session may be stolen: a late app confirms nothing there, and a mailed link is enough to remove it.';
alter table private.app_setups enable row level security;

create index recovery_codes_of_factor on private.recovery_codes (factor_id);

create function private.claim(name text) returns jsonb
language sql stable security definer set search_path = ''
return nullif(current_setting('request.jwt.claims', true), '')::jsonb -> name;
comment on function private.claim(text) is 'A part of the caller''s token; null without one.';

create function private.confirmed_at(variadic methods text[]) returns timestamptz
language sql stable security definer set search_path = ''
return (
  -- The time of a refresh is another claim: these are the times at which someone proved who they are.
  select to_timestamp(max((m ->> 'timestamp')::double precision))
  from jsonb_array_elements(
    case jsonb_typeof(private.claim('amr')) when 'array' then private.claim('amr') end
  ) as m
  where m ->> 'method' = any (methods)
);
comment on function private.confirmed_at(text[]) is
  'When the caller''s session was last confirmed by one of these methods; null if its token does not say. A mailed link is "otp".';

create function private.has_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from auth.mfa_factors f where f.user_id = person and f.status = 'verified'
);
comment on function private.has_second_factor(uuid) is 'Whether a person has confirmed an authenticator app.';

create function private.session_id() returns uuid
language sql stable security definer set search_path = ''
return private.parse_uuid(private.claim('session_id') #>> '{}');
comment on function private.session_id() is 'The session of the caller''s token, which may have ended.';

create function private.record_app_setup() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.app_setups (factor_id, session_id, is_late)
  select f.id, new.id, (f.created_at <= new.created_at + interval '15 minutes') is not true
  from auth.mfa_factors f where f.id = new.factor_id
  on conflict on constraint app_setups_pkey do nothing;
  return null;
end;
$$;
comment on function private.record_app_setup() is
  'The auth service lets any session enroll an app, and writes into a session which app confirmed it. A password, a provider or a link begins '
  'a session, and never renews one.';

create trigger record_app_setup after update of factor_id on auth.sessions
for each row when (new.factor_id is not null) execute function private.record_app_setup();

create function private.has_late_app(session uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.app_setups a where a.session_id = has_late_app.session and a.is_late
);
comment on function private.has_late_app(uuid) is 'Whether an app was set up in this session that confirms nothing there.';

create function private.accepts_app(session uuid) returns boolean
language sql stable security definer set search_path = ''
return not private.has_late_app(accepts_app.session) and exists (
  select from auth.sessions s join private.app_setups a on a.factor_id = s.factor_id
  where s.id = accepts_app.session
);
comment on function private.accepts_app(uuid) is
  'Whether the app whose code was entered in this session still exists, and confirms something there.';

create function private.second_factor_at(session uuid) returns timestamptz
language sql stable security definer set search_path = ''
return greatest(
  case when private.claim('aal') #>> '{}' = 'aal2' and private.accepts_app(session)
    then private.confirmed_at('totp') end,
  (select r.recovered_at from private.recovered_sessions r where r.session_id = session)
);
comment on function private.second_factor_at(uuid) is
  'When the caller''s session was last confirmed with a code of the authenticator app or a recovery code; null if it never was.';

create function private.has_confirmed() returns boolean
language sql stable security definer set search_path = ''
return not private.has_second_factor((select auth.uid()))
  or private.second_factor_at(private.session_id()) is not null;
comment on function private.has_confirmed() is
  'Whether the caller has no second factor, or confirmed this session with it or a recovery code, however long ago.';

create function public.am_i_admin() returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.admins a where a.user_id = (select auth.uid())) and private.has_confirmed();
comment on function public.am_i_admin() is
  'Whether the caller is admin. Whoever has a second factor is one only in a session that it, or a recovery code, confirmed.';
grant execute on function public.am_i_admin() to authenticated;

create function private.require_session() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  session uuid := private.session_id();
begin
  if not exists (
    select from auth.sessions s where s.id = session and s.user_id = (select auth.uid())
  ) then
    perform private.raise_conflict(401, 'session_not_found', 'This session has ended. Sign in again');
  end if;
  return session;
end;
$$;
comment on function private.require_session() is
  'The caller''s session. A token outlives it by up to an hour, and is then rejected here.';

create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_confirmed() then
    perform private.require_session();
    perform private.raise_conflict(403, 'insufficient_aal', 'Enter a code from your authenticator app first');
  end if;
end;
$$;
comment on function private.require_second_factor() is
  'For all that people do in their own name: whoever has a second factor acts only in a session that it, or a recovery code, confirmed.';

create function private.may_write() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_second_factor();
  return private.has_account() and private.is_active(auth.uid());
end;
$$;
comment on function private.may_write() is
  'Whether the caller has an account that is neither suspended nor closed. Fails in a session that a second factor has not confirmed.';
grant execute on function private.may_write() to anon, authenticated, service_role;

create function private.require_confirmation() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  session uuid := private.require_session();
begin
  if private.has_second_factor(auth.uid()) and not private.has_late_app(session) then
    if (private.second_factor_at(session) > now() - interval '15 minutes') is not true then
      perform private.raise_conflict(403, 'insufficient_aal', 'Enter a code from your authenticator app first');
    end if;
  elsif (private.confirmed_at('password', 'otp', 'oauth') > now() - interval '15 minutes') is not true then
    perform private.raise_conflict(403, 'sign_in_too_old', 'Confirm your password first');
  end if;
  return session;
end;
$$;
comment on function private.require_confirmation() is
  'For actions that a stolen session must not allow. Within the last 15 minutes the session must have been confirmed with the second factor '
  'of whoever has one, or a recovery code, and otherwise, or where an app was set up late, must have started. Returns the session.';

create function private.code_fingerprint(code text) returns text
language sql stable security definer set search_path = ''
-- Letters that look like digits are typed as such.
return private.fingerprint('recovery:' || translate(
  regexp_replace(lower(left(code_fingerprint.code, 100)), '[^0-9a-z]', '', 'g'), 'oil', '011'));
comment on function private.code_fingerprint(text) is 'Identifies a recovery code, however it is typed.';

create function private.new_recovery_code() returns text
language sql volatile security definer set search_path = ''
return (
  select string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', get_byte(random.bytes, position) % 32 + 1, 1)
    || case position when 4 then '-' else '' end, '' order by position)
  from (select extensions.gen_random_bytes(10) as bytes) random, generate_series(0, 9) as position
);
comment on function private.new_recovery_code() is 'Ten random characters of five bits each, none of which resembles another.';

create function public.create_recovery_codes() returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  factor uuid;
  codes text[] := '{}';
begin
  perform private.require_confirmation();
  select f.id into factor from auth.mfa_factors f
  where f.user_id = me and f.status = 'verified' order by f.created_at, f.id limit 1;
  if not found then
    perform private.raise_conflict('PT409', 'Set up an authenticator app first');
  end if;
  perform private.limit_rate('recovery_codes', 10, interval '1 hour');
  delete from private.recovery_codes c where c.user_id = me;
  if found then
    perform private.notify(me, 'recovery_codes_replaced', '{}');
  end if;
  for i in 1..10 loop
    codes := codes || private.new_recovery_code();
  end loop;
  insert into private.recovery_codes (user_id, factor_id, code)
  select me, factor, private.code_fingerprint(code) from unnest(codes) as code;
  return codes;
end;
$$;
comment on function public.create_recovery_codes() is
  'Ten new recovery codes, which nothing shows again; earlier ones are invalid. They go when the authenticator app is removed.';

create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  session uuid := private.require_session();
begin
  if not private.has_second_factor(me) then
    perform private.raise_conflict('PT409', 'Your account has no second factor');
  end if;
  perform private.limit_rate('recovery_code', 10, interval '1 day');
  update private.recovery_codes c set used_at = now()
  where c.user_id = me and c.code = private.code_fingerprint(use_recovery_code.code) and c.used_at is null;
  -- An error would take the counted attempt back.
  if not found then
    return false;
  end if;
  delete from private.rate_hits h where h.user_id = me and h.action = 'recovery_code';
  insert into private.recovered_sessions (session_id) values (session)
  on conflict on constraint recovered_sessions_pkey do update set recovered_at = excluded.recovered_at;
  perform private.notify(me, 'recovery_code_used', jsonb_build_object('count', (
    select count(*) from private.recovery_codes c where c.user_id = me and c.used_at is null)));
  return true;
end;
$$;
comment on function public.use_recovery_code(text) is
  'Confirms the caller''s session with a recovery code, which is then used up. After ten wrong codes in a day, none is accepted until the first is a day old.';

create function private.notify_of_app() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An account that is deleted takes its factors with it.
  if exists (select from public.users u where u.id = coalesce(new.user_id, old.user_id)) then
    perform private.notify(
      coalesce(new.user_id, old.user_id), case tg_op when 'DELETE' then 'app_removed' else 'app_added' end, '{}');
  end if;
  return null;
end;
$$;
comment on function private.notify_of_app() is
  'Whoever adds or removes an app may not be whom the account belongs to: the auth service does both, so its table says when.';

create trigger notify_of_added_app after update of status on auth.mfa_factors
for each row when (new.status = 'verified' and old.status <> 'verified') execute function private.notify_of_app();
create trigger notify_of_removed_app after delete on auth.mfa_factors
for each row when (old.status = 'verified') execute function private.notify_of_app();

create function public.remove_second_factor() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  session uuid := private.require_confirmation();
begin
  delete from auth.mfa_factors f where f.user_id = me;
  delete from auth.sessions s where s.user_id = me and s.id <> session;
  update auth.sessions s set aal = 'aal1', factor_id = null where s.id = session;
  delete from private.recovered_sessions r where r.session_id = session;
end;
$$;
comment on function public.remove_second_factor() is
  'Removes the authenticator app and ends all other sessions: also for a session that a recovery code confirmed, for which the auth service refuses it.';

create function private.is_from_mail() returns boolean
language sql stable security definer set search_path = ''
return (private.confirmed_at('otp') > now() - interval '15 minutes') is true;
comment on function private.is_from_mail() is 'Whether a mailed link started the caller''s session within the last 15 minutes.';

create function public.remove_late_app() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  session uuid := private.require_session();
begin
  if not private.is_from_mail() then
    perform private.raise_conflict(403, 'sign_in_too_old', 'Open a new link from "Forgot your password" first');
  end if;
  delete from auth.mfa_factors f using private.app_setups a
  where f.user_id = me and a.factor_id = f.id and a.is_late;
  if not found then
    perform private.raise_conflict('PT409', 'There is no app that a link can remove');
  end if;
  delete from auth.sessions s where s.user_id = me and s.id <> session;
  perform private.record(
    'remove_late_app', 'user', me, (select u.name from public.users u where u.id = me),
    'Set up in an old session, removed by a mailed link'
  );
end;
$$;
comment on function public.remove_late_app() is
  'Removes an authenticator app that was set up in an old session, so may be someone else''s, and ends all other sessions: for a session '
  'that a mailed link started.';

create function public.my_second_factor() returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'is_on', private.has_second_factor((select auth.uid())),
  'is_confirmed', private.second_factor_at(private.session_id()) is not null,
  'codes_left', (
    select count(*) from private.recovery_codes c
    where c.user_id = (select auth.uid()) and c.used_at is null
  ),
  'is_late', exists (
    select from auth.mfa_factors f join private.app_setups a on a.factor_id = f.id
    where f.user_id = (select auth.uid()) and a.is_late
  ),
  'is_from_mail', private.is_from_mail()
);
comment on function public.my_second_factor() is
  'Whether the caller has a second factor, whether it (or a recovery code) confirmed this session, and how many recovery codes are left; '
  'whether an app was set up late, and whether this session could remove it now.';

create function public.my_sessions() returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'user_agent', left(s.user_agent, 500), 'started_at', s.created_at,
    'used_at', s.used_at, 'is_current', s.is_current
  ) order by s.is_current desc, s.used_at desc, s.id), '[]')
  from (
    select a.id, a.user_agent, a.created_at,
      coalesce(a.refreshed_at at time zone 'utc', a.created_at) as used_at,
      a.id is not distinct from private.session_id() as is_current
    from auth.sessions a
    where a.user_id = (select auth.uid()) and (a.not_after > now()) is not false
    order by is_current desc, used_at desc, a.id limit 100
  ) s
);
comment on function public.my_sessions() is
  'Where the caller is signed in, this session first: when each started and last renewed its token, which an open app does once an hour; at most 100.';

create function public.end_session(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.require_session() = end_session.id then
    perform private.raise_invalid('Sign out to end this session');
  end if;
  delete from auth.sessions s where s.user_id = auth.uid() and s.id = end_session.id;
end;
$$;
comment on function public.end_session(uuid) is
  'Ends another session of the caller: it gets no new token, and from now on can do nothing that needs a confirmation.';

create function public.end_other_sessions() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  session uuid := private.require_session();
begin
  delete from auth.sessions s where s.user_id = auth.uid() and s.id <> session;
end;
$$;
comment on function public.end_other_sessions() is 'As end_session, for all sessions but this one.';

create function private.guard_email_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions s
      left join auth.mfa_amr_claims c on c.session_id = s.id and private.accepts_app(s.id)
    where s.user_id = new.id
      and greatest(s.created_at, c.updated_at) > now() - interval '15 minutes'
  ) then
    perform private.raise_conflict(403, 'sign_in_too_old', 'Confirm your password first');
  end if;
  return new;
end;
$$;
comment on function private.guard_email_change() is
  'A change of email begins within 15 minutes of a sign-in or a code. The auth service does not say in which session, so any of the person counts. '
  'It also hides what is raised here, so the site calls email_available() first.';

create trigger guard_email_change before update of email_change on auth.users
for each row when (new.email_change <> '' and new.email_change is distinct from old.email_change)
execute function private.guard_email_change();

create function public.email_available(email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(email_available.email));
begin
  perform private.require_confirmation();
  perform private.limit_rate('new_email', 20, interval '1 hour');
  if private.is_account_email(address) is not true then
    perform private.raise_invalid('Enter a valid email address');
  end if;
  return not exists (select from auth.users u where u.email = address);
end;
$$;
comment on function public.email_available(text) is
  'Whether the caller could change to this email now. Says in words what the auth service would only fail with.';
grant execute on function public.email_available(text) to authenticated;

create function public.is_new_email_taken(token_hash text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from auth.users u join auth.users o on o.email = u.email_change and o.id <> u.id
  where is_new_email_taken.token_hash <> ''
    and is_new_email_taken.token_hash in (u.email_change_token_new, u.email_change_token_current)
);
comment on function public.is_new_email_taken(text) is
  'Whether another account has the address by now to which this mailed link would change. The auth service then only fails.';
grant execute on function public.is_new_email_taken(text) to anon, authenticated;

grant all on private.recovery_codes, private.recovered_sessions, private.app_setups to service_role;
grant execute on function public.create_recovery_codes(), public.use_recovery_code(text),
  public.remove_second_factor(), public.remove_late_app(), public.my_second_factor(), public.my_sessions(),
  public.end_session(uuid), public.end_other_sessions() to authenticated;
