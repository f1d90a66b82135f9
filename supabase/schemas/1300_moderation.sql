create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid default auth.uid() references public.users (id) on delete set null,
  kind text not null check (kind in ('project', 'service', 'review', 'user', 'message')),
  target_id uuid not null,
  target_user_id uuid references public.users (id) on delete set null,
  target_title text not null default '' check (char_length(target_title) <= 200),
  reason text not null check (
    reason in ('spam', 'fraud', 'offensive', 'copied', 'harassment', 'illegal', 'other')
  ),
  details text check (private.is_text(details, 2000)),
  status text not null default 'open' check (status in ('open', 'dismissed', 'upheld')),
  decision text check (decision in ('dismiss', 'warn', 'hide', 'suspend')),
  decision_note text check (private.is_text(decision_note, 240)),
  decided_by uuid,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint decided_with_a_note check (
    (status = 'open') = (decision is null)
    and (decision is null) = (decision_note is null)
    and (decision is null) = (decided_at is null)
  )
);
comment on table public.reports is
  'What people report to the admins; title and owner are those of the moment of the report.';
alter table public.reports enable row level security;

create table private.suspended_former_users (
  address text primary key,
  reason text not null check (private.is_text(reason, 500)),
  suspended_at timestamptz(3) not null,
  left_at timestamptz(3) not null default now()
);
comment on table private.suspended_former_users is
  'Deleted accounts that were suspended, only by the fingerprint of their email address, for a year.';
alter table private.suspended_former_users enable row level security;

create table private.former_suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null,
  suspended_at timestamptz(3) not null,
  left_at timestamptz(3) not null
);
comment on table private.former_suspensions is
  'Accounts whose email address had a suspended account before; admins see it.';
alter table private.former_suspensions enable row level security;

create table private.removed_hidden_items (
  item_id uuid primary key,
  kind text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  reason text not null,
  hidden_at timestamptz(3) not null,
  removed_at timestamptz(3) not null default now()
);
comment on table private.removed_hidden_items is
  'Items that their owner deleted while an admin had hidden them; admins see it, as the same may be published again.';
alter table private.removed_hidden_items enable row level security;

create unique index one_open_report on public.reports (reporter_id, kind, target_id)
where status = 'open';
create index reports_newest on public.reports (created_at desc, id desc);
create index reports_of_target on public.reports (target_id);
create index reports_about_user on public.reports (target_user_id);
create index removed_hidden_items_of_user on private.removed_hidden_items (user_id, removed_at desc);

create function private.find_item(kind text, item_id uuid)
returns table (owner_id uuid, title text)
language sql stable security definer set search_path = ''
begin atomic
  select p.user_id, p.title from public.projects p
  where find_item.kind = 'project' and p.id = item_id
  union all
  select s.user_id, s.title from public.services s
  where find_item.kind = 'service' and s.id = item_id
  union all
  select r.user_id, rtrim(left(r.comment, 150)) from public.reviews r
  where find_item.kind = 'review' and r.id = item_id
  union all
  select u.id, u.name from public.users u where find_item.kind = 'user' and u.id = item_id;
end;
comment on function private.find_item(text, uuid) is
  'The owner and the title of an item; no row if it does not exist.';

create function public.item_status(kind text, id uuid) returns text
language sql stable security definer set search_path = ''
return case
  when case kind
    when 'project' then private.is_visible_project(id)
    when 'service' then private.is_public_service(id)
    when 'user' then private.is_public_creator(id)
  end then 'public'
  when exists (
    select from private.find_item(kind, id) i
    join public.users u on u.id = i.owner_id
    where kind in ('project', 'service', 'user') and u.is_dev
      and (kind <> 'service' or exists (
        select from public.services s where s.id = item_status.id and s.is_active
      ))
      and (kind <> 'project' or exists (
        select from private.shared_projects p where p.id = item_status.id
      ))
  ) then 'hidden'
  else 'unknown'
end;
comment on function public.item_status(text, uuid) is
  'public (or open to everyone with the link), hidden (by an admin, or its creator is) or unknown; kind is project, '
  'service or user. What its owner switched off, a draft, and every client, is unknown.';

create function public.username_status(username text) returns text
language sql stable security definer set search_path = ''
return coalesce(
  (
    select public.item_status('user', u.id)
    from public.users u where u.username = lower(username_status.username)
  ),
  (
    select public.item_status('user', f.user_id)
    from private.former_usernames f
    where f.username = lower(username_status.username) and f.reserved_until > now()
  ),
  'unknown'
);
comment on function public.username_status(text) is
  'The item_status of the creator at /creator/{username}, by their current or a former username; the id of a hidden creator is not readable.';

create function private.check_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_seen boolean;
begin
  select i.owner_id, i.title into new.target_user_id, new.target_title
  from (
    select f.owner_id, f.title from private.find_item(new.kind, new.target_id) f
    union all
    -- Its text is for those who open the report.
    select u.id, 'A message from ' || u.name
    from public.messages m join public.users u on u.id = m.sender_id
    where new.kind = 'message' and m.id = new.target_id and (m.text is not null or m.attachment_count > 0)
  ) i;
  new.target_title := coalesce(new.target_title, '');
  if auth.uid() is null then
    return new;
  end if;
  is_seen := case new.kind
    when 'review' then exists (
      select from public.reviews r
      where r.id = new.target_id and r.hidden_at is null
        and (r.target_user_id = auth.uid() or private.is_public_creator(r.target_user_id))
    )
    when 'user' then private.is_public_creator(new.target_id)
      or private.is_partner(new.target_id)
      or private.is_counterparty(new.target_id)
    when 'message' then new.target_user_id is not null and private.may_read_message(new.target_id)
    else public.item_status(new.kind, new.target_id) = 'public'
  end;
  if new.target_user_id = auth.uid() then
    perform private.raise_invalid('You can''t report yourself');
  elsif is_seen is not true then
    perform private.raise_conflict('PT404', 'This is no longer available.');
  elsif exists (
    select from public.reports r
    where r.reporter_id = auth.uid() and r.kind = new.kind and r.target_id = new.target_id
      and r.status = 'open'
  ) then
    perform private.raise_conflict('PT409', 'You already reported this');
  end if;
  perform private.limit_rate('report', 20, interval '1 day');
  if (
    select count(*) from public.reports r where r.reporter_id = auth.uid() and r.status = 'open'
  ) >= 50 then
    perform private.raise_invalid('You have 50 open reports. Try again after our team has reviewed some');
  end if;
  return new;
end;
$$;

create trigger check_report before insert on public.reports
for each row execute function private.check_report();

create function private.mailbox_key(email text) returns text
language sql stable security definer set search_path = ''
return private.fingerprint(regexp_replace(lower(btrim(email)), '\+[^@]*@', '@'));
comment on function private.mailbox_key(text) is
  'The fingerprint of a mailbox: the same for name+anything@ and in any case.';

create function private.remember_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.suspended_former_users as l (address, reason, suspended_at)
  select private.mailbox_key(old.email), s.reason, s.created_at
  from private.suspensions s where s.user_id = old.id and old.email is not null
  on conflict (address) do update
  set reason = excluded.reason, suspended_at = excluded.suspended_at, left_at = excluded.left_at;
  return old;
end;
$$;

create function private.recognize_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_suspensions (user_id, reason, suspended_at, left_at)
  select new.id, l.reason, l.suspended_at, l.left_at
  from private.suspended_former_users l where l.address = private.mailbox_key(new.email)
  on conflict (user_id) do nothing;
  return new;
end;
$$;

create function private.remember_hidden() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- If the account is deleted, this row would be deleted with it.
  insert into private.removed_hidden_items (item_id, kind, user_id, title, reason, hidden_at)
  select h.item_id, h.kind, a.id, old.title, h.reason, h.created_at
  from private.hidden_items h join auth.users a on a.id = old.user_id
  where h.kind = tg_argv[0] and h.item_id = old.id;
  return old;
end;
$$;

create trigger remember_suspended before delete on auth.users
for each row execute function private.remember_suspended();
create trigger recognize_suspended after insert or update of email on auth.users
for each row execute function private.recognize_suspended();
create trigger remember_hidden before delete on public.projects
for each row execute function private.remember_hidden('project');
create trigger remember_hidden before delete on public.services
for each row execute function private.remember_hidden('service');

create function private.require_admin() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.admins a where a.user_id = auth.uid()) or not private.is_active(auth.uid()) then
    perform private.raise_conflict('PT403', 'Only admins can do this');
  end if;
  perform private.require_second_factor();
  return auth.uid();
end;
$$;

create function private.record(
  action text, kind text, item_id uuid, title text, reason text
) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.audit_log (
    actor_id, action, target_kind, target_id, target_user_id, target_title, reason
  ) values (
    (select auth.uid()), record.action, record.kind, item_id,
    case record.kind
      when 'user' then item_id
      when 'report' then (select r.target_user_id from public.reports r where r.id = item_id)
      when 'case' then (
        select h.creator_id from public.cases c join public.hire_requests h on h.id = c.hire_request_id
        where c.id = item_id)
      else (select i.owner_id from private.find_item(record.kind, item_id) i)
    end,
    record.title, record.reason
  );
end;

create function private.require_reason(reason text) returns void
language plpgsql set search_path = ''
as $$
begin
  if private.is_text(reason, 240) is not true then
    perform private.raise_invalid('Write a reason of at most 240 characters');
  end if;
end;
$$;

create function private.begin_admin_action(reason text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.require_reason(reason);
  return admin;
end;
$$;
comment on function private.begin_admin_action(text) is
  'How every admin action begins: the caller is an admin and gives a reason. Returns the caller.';

create function private.begin_sensitive_action(reason text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.require_confirmation();
  perform private.require_reason(reason);
  return admin;
end;
$$;
comment on function private.begin_sensitive_action(text) is
  'How an action on admins or a suspension begins: as begin_admin_action, confirmed within 15 minutes.';

create function private.require_account(user_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
begin
  -- The lock orders a grant and a suspension of the same account.
  select u.name into name from public.users u
  where u.id = require_account.user_id for no key update;
  if not found then
    perform private.raise_conflict('PT404', 'This account no longer exists');
  end if;
  return name;
end;
$$;

create function private.require_item(kind text, item_id uuid, out owner_id uuid, out title text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select i.owner_id, i.title into owner_id, title
  from private.find_item(require_item.kind, require_item.item_id) i;
  if not found then
    perform private.raise_conflict('PT404', 'This item no longer exists');
  end if;
end;
$$;

create function private.require_others_item(kind text, item_id uuid, out owner_id uuid, out title text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select i.owner_id, i.title into owner_id, title
  from private.require_item(require_others_item.kind, require_others_item.item_id) i;
  if auth.uid() = owner_id or exists (
    select from public.reviews r where r.id = require_others_item.item_id and r.target_user_id = auth.uid()
  ) then
    perform private.raise_conflict('PT403', 'Another admin decides about what is yours or about you');
  end if;
  perform private.require_stranger(owner_id);
  perform private.require_stranger(r.target_user_id) from public.reviews r where r.id = require_others_item.item_id;
end;
$$;
comment on function private.require_others_item(text, uuid) is
  'As require_item, but rejects what belongs to the caller, is about them, or belongs to people they know: admins do not decide about themselves.';

create function private.suspend(user_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.admins a where a.user_id = suspend.user_id) then
    perform private.raise_conflict('PT409', 'Revoke admin first');
  end if;
  insert into private.suspensions (user_id, reason, suspended_by)
  values (suspend.user_id, suspend.reason, auth.uid())
  on conflict on constraint suspensions_pkey do nothing;
  if found then
    perform private.announce_suspension(suspend.user_id, 'request_paused');
    perform private.notify(
      suspend.user_id, 'account_suspended', jsonb_build_object('reason', suspend.reason)
    );
  end if;
  return found;
end;
$$;

create function private.hide(kind text, item_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
  title text;
  is_new boolean;
begin
  select i.owner_id into owner_id from private.require_item(hide.kind, hide.item_id) i;
  perform private.lock_people(owner_id);
  -- Who has left meanwhile took it along, except a review.
  select i.owner_id, i.title into owner_id, title from private.require_item(hide.kind, hide.item_id) i;
  insert into private.hidden_items (kind, item_id, reason, hidden_by)
  values (hide.kind, hide.item_id, hide.reason, auth.uid())
  on conflict on constraint hidden_items_pkey do nothing;
  is_new := found;
  if is_new then
    update public.reviews r set hidden_at = now()
    where hide.kind = 'review' and r.id = hide.item_id;
    perform private.notify(
      owner_id, hide.kind || '_hidden', jsonb_build_object('title', title, 'reason', hide.reason)
    );
    perform private.announce_hidden(owner_id, hide.kind, hide.item_id);
  end if;
  return is_new;
end;
$$;

create function private.grant_admin(user_id uuid, reason text, granted_by uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_new boolean;
begin
  perform private.require_account(grant_admin.user_id);
  if exists (select from private.suspensions s where s.user_id = grant_admin.user_id) then
    perform private.raise_conflict('PT409', 'Reinstate the account first');
  end if;
  insert into private.admins (user_id, reason, granted_by)
  values (grant_admin.user_id, grant_admin.reason, grant_admin.granted_by)
  on conflict on constraint admins_pkey do nothing;
  is_new := found;
  if is_new then
    perform private.notify(
      grant_admin.user_id, 'admin_granted', jsonb_build_object('reason', reason)
    );
  end if;
  return is_new;
end;
$$;

create function public.grant_admin_by_email(email text, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  found_id uuid;
begin
  perform private.require_reason(reason);
  select a.id into found_id from auth.users a
  where a.email = lower(btrim(grant_admin_by_email.email));
  return private.grant_admin(found_id, reason, null);
end;
$$;
comment on function public.grant_admin_by_email(text, text) is
  'For the service role: creates the first admin. True if the grant is new.';

create function public.admin_grant_admin(user_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.begin_sensitive_action(reason);
begin
  perform private.require_stranger(admin_grant_admin.user_id);
  return private.grant_admin(admin_grant_admin.user_id, reason, me);
end;
$$;

create function public.admin_revoke_admin(user_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_done boolean;
begin
  perform private.begin_sensitive_action(reason);
  perform private.require_stranger(admin_revoke_admin.user_id);
  perform private.require_account(admin_revoke_admin.user_id);
  perform set_config('showcase.reason', reason, true);
  delete from private.admins a where a.user_id = admin_revoke_admin.user_id;
  is_done := found;
  if is_done then
    perform private.notify(
      admin_revoke_admin.user_id, 'admin_revoked', jsonb_build_object('reason', reason)
    );
  end if;
  return is_done;
end;
$$;

create function public.admin_suspend(user_id uuid, reason text, fake_reviews uuid[] default '{}') returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  is_done boolean;
begin
  perform private.begin_sensitive_action(reason);
  perform private.require_stranger(admin_suspend.user_id);
  -- Its locks come first: they are in the order of all who hide reviews.
  perform private.lock_fakes(admin_suspend.user_id, fake_reviews);
  name := private.require_account(admin_suspend.user_id);
  is_done := private.suspend(admin_suspend.user_id, reason);
  if is_done then
    perform private.record('suspend', 'user', admin_suspend.user_id, name, reason);
    perform private.hide_fakes(admin_suspend.user_id, fake_reviews, reason);
  end if;
  return is_done;
end;
$$;

create function public.admin_restore(user_id uuid, reason text, shows_reviews boolean default true) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  is_done boolean;
begin
  perform private.begin_admin_action(reason);
  perform private.require_stranger(admin_restore.user_id);
  perform private.lock_fakes(admin_restore.user_id);
  name := private.require_account(admin_restore.user_id);
  is_done := private.end_suspension(admin_restore.user_id, reason, shows_reviews);
  if is_done then
    perform private.record('restore', 'user', admin_restore.user_id, name, reason);
  end if;
  return is_done;
end;
$$;

create function public.admin_hide(kind text, item_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  title text;
  is_done boolean;
begin
  perform private.begin_admin_action(reason);
  select i.title into title
  from private.require_others_item(admin_hide.kind, admin_hide.item_id) i;
  if admin_hide.kind = 'project' and not exists (
    select from private.shared_projects p where p.id = admin_hide.item_id
  ) then
    -- A draft, of which nobody but its creator knows.
    perform private.raise_conflict('PT404', 'This item no longer exists');
  end if;
  is_done := private.hide(admin_hide.kind, admin_hide.item_id, reason);
  if is_done then
    perform private.record('hide', admin_hide.kind, admin_hide.item_id, title, reason);
  end if;
  return is_done;
end;
$$;

create function public.admin_unhide(kind text, item_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
  title text;
  is_done boolean;
begin
  perform private.begin_admin_action(reason);
  select i.owner_id into owner_id from private.require_others_item(admin_unhide.kind, admin_unhide.item_id) i;
  perform private.lock_people(owner_id);
  -- Who has left meanwhile took it along, except a review.
  select i.owner_id, i.title into owner_id, title from private.require_item(admin_unhide.kind, admin_unhide.item_id) i;
  delete from private.hidden_items h
  where (h.kind, h.item_id) = (admin_unhide.kind, admin_unhide.item_id);
  is_done := found;
  if is_done then
    update public.reviews r set hidden_at = null
    where admin_unhide.kind = 'review' and r.id = admin_unhide.item_id;
    perform private.record('unhide', admin_unhide.kind, admin_unhide.item_id, title, reason);
    perform private.notify(
      owner_id, admin_unhide.kind || '_unhidden',
      jsonb_build_object('title', title, 'reason', reason)
    );
    perform private.announce_hidden(owner_id, admin_unhide.kind, admin_unhide.item_id);
  end if;
  return is_done;
end;
$$;

create function public.admin_feature(project_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
  title text;
  is_done boolean;
begin
  perform private.begin_admin_action(reason);
  select i.owner_id, i.title into owner_id, title
  from private.require_others_item('project', admin_feature.project_id) i;
  perform private.lock_people(owner_id);
  -- Who has left meanwhile took it along.
  perform private.require_item('project', admin_feature.project_id);
  if not private.is_public_project(admin_feature.project_id) then
    perform private.raise_conflict('PT409', 'Only public projects can be featured');
  end if;
  update public.projects p set is_featured = true
  where p.id = admin_feature.project_id and not p.is_featured;
  is_done := found;
  if is_done then
    perform private.record('feature', 'project', admin_feature.project_id, title, reason);
    perform private.notify(
      owner_id, 'project_featured',
      jsonb_build_object(
        'project_id', admin_feature.project_id, 'title', title, 'reason', reason
      )
    );
  end if;
  return is_done;
end;
$$;

create function private.unfeature(project_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
begin
  update public.projects p set is_featured = false
  where p.id = unfeature.project_id and p.is_featured
  returning * into project;
  if project.id is null then
    return false;
  end if;
  perform private.record('unfeature', 'project', project.id, project.title, reason);
  perform private.notify(
    project.user_id, 'project_unfeatured', jsonb_build_object('title', project.title, 'reason', reason)
  );
  return true;
end;
$$;

create function public.admin_unfeature(project_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_admin_action(reason);
  perform private.lock_people((
    select i.owner_id from private.require_others_item('project', admin_unfeature.project_id) i));
  -- Who has left meanwhile took it along.
  perform private.require_item('project', admin_unfeature.project_id);
  return private.unfeature(admin_unfeature.project_id, reason);
end;
$$;

create function private.unfeature_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unfeature(new.id, case new.visibility
    when 'public' then 'Its title, text or picture has changed' else 'It is no longer public' end);
  return null;
end;
$$;
comment on function private.unfeature_changed() is 'An admin featured what it was before.';

create function private.unfeature_hidden() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unfeature(p.id, 'It is no longer public')
  from public.projects p where p.is_featured and not private.is_public_project(p.id);
  return null;
end;
$$;

create function private.unfeature_with_material() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unfeature(coalesce(new.project_id, old.project_id), 'Its pictures, videos or code have changed');
  return null;
end;
$$;
comment on function private.unfeature_with_material() is 'An admin featured it with other pictures, videos and code. Another order is no change.';

create trigger unfeature_changed
after update of visibility, title, tagline, description, challenges, solutions, image_url on public.projects
for each row when (
  old.is_featured
  and (old.visibility, old.title, old.tagline, old.description, old.challenges, old.solutions, old.image_url)
  is distinct from (new.visibility, new.title, new.tagline, new.description, new.challenges, new.solutions, new.image_url)
)
execute function private.unfeature_changed();
create trigger unfeature_with_material after insert or delete on public.project_media
for each row execute function private.unfeature_with_material();
create trigger unfeature_with_changed_material after update on public.project_media
for each row when ((old.kind, old.url, old.caption) is distinct from (new.kind, new.url, new.caption))
execute function private.unfeature_with_material();
create trigger unfeature_with_material after insert or delete on public.project_code_samples
for each row execute function private.unfeature_with_material();
create trigger unfeature_with_changed_material after update on public.project_code_samples
for each row when ((old.title, old.language, old.code) is distinct from (new.title, new.language, new.code))
execute function private.unfeature_with_material();
create trigger unfeature_hidden after insert on private.hidden_items
for each row execute function private.unfeature_hidden();
create trigger unfeature_hidden after insert on private.suspensions
for each row execute function private.unfeature_hidden();
create trigger unfeature_hidden after update of is_dev on public.users
for each row when (old.is_dev and not new.is_dev) execute function private.unfeature_hidden();

create function private.follow_decision(report public.reports, decision text, note text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if decision = 'suspend' then
    perform private.require_account(report.target_user_id);
    perform private.suspend(report.target_user_id, note);
  elsif decision = 'hide' then
    perform private.hide(report.kind, report.target_id, note);
  elsif decision = 'warn' then
    perform private.notify(
      report.target_user_id, 'warning_received',
      jsonb_build_object('title', report.target_title, 'reason', note)
    );
  end if;
end;
$$;
comment on function private.follow_decision(public.reports, text, text) is
  'What a decision about a report means for the one it is about, who is notified.';

create function public.admin_decide_report(
  report_id uuid, decision text, note text, fake_reviews uuid[] default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.begin_admin_action(note);
  report public.reports;
  reporters uuid[];
  person uuid;
begin
  if admin_decide_report.decision not in ('dismiss', 'warn', 'hide', 'suspend')
    or admin_decide_report.decision is null
  then
    perform private.raise_invalid('Choose a decision: dismiss, warn, hide or suspend');
  end if;
  if admin_decide_report.decision = 'suspend' then
    perform private.require_confirmation();
  end if;
  perform private.lock_people(variadic array(
    select unnest(array[r.reporter_id, r.target_user_id]) from public.reports r
    where r.status = 'open' and (r.kind, r.target_id) in (
      select o.kind, o.target_id from public.reports o where o.id = admin_decide_report.report_id
    )
  ));
  if admin_decide_report.decision = 'suspend' then
    perform private.lock_fakes(r.target_user_id, fake_reviews) from public.reports r
    where r.id = admin_decide_report.report_id;
  end if;
  -- The whole case in one order: another admin may be deciding it from another of its reports.
  perform from public.reports r
  where r.status = 'open' and (r.kind, r.target_id) in (
    select o.kind, o.target_id from public.reports o where o.id = admin_decide_report.report_id
  )
  order by r.created_at, r.id for update;
  select r.* into report from public.reports r
  where r.id = admin_decide_report.report_id;
  -- Nobody learns that they were reported, not even an admin.
  if not found or report.target_user_id = me then
    perform private.raise_conflict('PT404', 'This report no longer exists');
  end if;
  perform private.require_stranger(report.target_user_id);
  if report.status <> 'open' then
    perform private.raise_conflict('PT409', format(
      'This report was already decided. %s: %s',
      case report.decision
        when 'dismiss' then 'Dismissed' when 'warn' then 'Warned' when 'hide' then 'Hidden' else 'Suspended'
      end,
      report.decision_note
    ));
  elsif report.target_user_id is null and admin_decide_report.decision <> 'dismiss' then
    perform private.raise_conflict('PT409', 'The account behind this report was deleted');
  elsif report.kind = 'message' and admin_decide_report.decision = 'hide' then
    perform private.raise_invalid('A message can''t be hidden');
  end if;
  perform private.record(
    'decide_report_' || admin_decide_report.decision, 'report', report.id, report.target_title, note
  );
  with decided as (
    update public.reports r
    set status = case admin_decide_report.decision when 'dismiss' then 'dismissed' else 'upheld' end,
        decision = admin_decide_report.decision, decision_note = note,
        decided_by = me, decided_at = now()
    where r.target_id = report.target_id and r.kind = report.kind and r.status = 'open'
      and (r.created_at, r.id) <= (report.created_at, report.id)
    returning r.reporter_id
  )
  select array_agg(d.reporter_id) into reporters from decided d;
  -- Two that write to the same digests would wait for each other.
  for person in select p.id from unnest(reporters || report.target_user_id) as p (id) order by p.id loop
    if person = report.target_user_id then
      perform private.follow_decision(report, decision, note);
    else
      perform private.notify(
        person, case decision when 'dismiss' then 'report_dismissed' else 'report_upheld' end,
        jsonb_build_object('title', report.target_title)
      );
    end if;
  end loop;
  if decision = 'suspend' then
    perform private.hide_fakes(report.target_user_id, fake_reviews, note);
  end if;
end;
$$;
comment on function public.admin_decide_report(uuid, text, text, uuid[]) is
  'dismiss, warn, hide (the item) or suspend (its owner, with fake reviews by or about them), once; the affected user is told the reason. Decides the '
  'earlier open reports on the same target too, so that no one is warned twice; later ones stay open.';

create policy "Admins read reports about others" on public.reports
for select to authenticated using (
  (select public.am_i_admin()) and target_user_id is distinct from (select auth.uid())
);
create policy "People report in their own name" on public.reports
for insert to authenticated with check (reporter_id = (select auth.uid()));
create policy "Suspended people report nothing" on public.reports
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.reports to authenticated;
grant insert (kind, target_id, reason, details) on public.reports to authenticated;
grant execute on function public.item_status(text, uuid), public.username_status(text)
to anon, authenticated;
grant all on private.suspended_former_users to service_role;
grant all on private.former_suspensions to service_role;
grant all on private.removed_hidden_items to service_role;
revoke execute on function public.grant_admin_by_email(text, text) from anon, authenticated;
grant execute on function public.grant_admin_by_email(text, text) to service_role;
grant execute on function public.admin_grant_admin(uuid, text),
  public.admin_revoke_admin(uuid, text), public.admin_suspend(uuid, text, uuid[]),
  public.admin_restore(uuid, text, boolean), public.admin_hide(text, uuid, text),
  public.admin_unhide(text, uuid, text), public.admin_feature(uuid, text),
  public.admin_unfeature(uuid, text), public.admin_decide_report(uuid, text, text, uuid[])
to authenticated;
