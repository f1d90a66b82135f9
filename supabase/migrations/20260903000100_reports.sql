create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid default auth.uid() references public.users (id) on delete set null,
  kind text not null check (kind in ('project', 'service', 'review', 'user')),
  target_id uuid not null,
  target_user_id uuid references public.users (id) on delete set null,
  target_title text not null default '' check (char_length(target_title) <= 200),
  reason text not null check (
    reason in ('spam', 'fraud', 'offensive', 'copied', 'illegal', 'other')
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

create unique index one_open_report on public.reports (reporter_id, kind, target_id)
where status = 'open';
create index reports_newest on public.reports (created_at desc, id desc);
create index reports_of_target on public.reports (target_id);
create index reports_about_user on public.reports (target_user_id);

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
  'Who answers for an item and what it is called; nothing where there is no such item.';

create function public.item_status(kind text, id uuid) returns text
language sql stable security definer set search_path = ''
return case
  when case kind
    when 'project' then private.is_public_project(id)
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
  ) then 'hidden'
  else 'unknown'
end;
comment on function public.item_status(text, uuid) is
  'public, hidden (an admin took it or its creator out of sight) or unknown; kind is project, '
  'service or user. What its owner switched off, and every client, is unknown.';

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
  'The item_status of the creator at /creator/{username}, by their name or one they gave up; nobody can read the id while hidden.';

create function private.check_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_seen boolean;
begin
  select i.owner_id, i.title into new.target_user_id, new.target_title
  from private.find_item(new.kind, new.target_id) i;
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
    else public.item_status(new.kind, new.target_id) = 'public'
  end;
  if new.target_user_id = auth.uid() then
    perform private.refuse('You can''t report yourself');
  elsif is_seen is not true then
    perform private.fail('PT404', 'This is no longer available.');
  elsif exists (
    select from public.reports r
    where r.reporter_id = auth.uid() and r.kind = new.kind and r.target_id = new.target_id
      and r.status = 'open'
  ) then
    perform private.fail('PT409', 'You already reported this');
  end if;
  perform private.limit_rate('report', 20, interval '1 day');
  if (
    select count(*) from public.reports r where r.reporter_id = auth.uid() and r.status = 'open'
  ) >= 50 then
    perform private.refuse('You have 50 open reports. Try again after our team has reviewed some');
  end if;
  return new;
end;
$$;

create trigger check_report before insert on public.reports
for each row execute function private.check_report();

alter table public.reports enable row level security;

create policy "Admins read reports" on public.reports
for select to authenticated using ((select public.am_i_admin()));
create policy "People report in their own name" on public.reports
for insert to authenticated with check (reporter_id = (select auth.uid()));
create policy "Suspended people report nothing" on public.reports
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.reports to authenticated;
grant insert (kind, target_id, reason, details) on public.reports to authenticated;
grant execute on function public.item_status(text, uuid), public.username_status(text)
to anon, authenticated;
