create table public.project_likes (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (project_id, user_id)
);
comment on table public.project_likes is 'One like per user and project.';
alter table public.project_likes enable row level security;

create table public.project_saves (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (project_id, user_id)
);
comment on table public.project_saves is 'One save per user and project.';
alter table public.project_saves enable row level security;

create table public.project_views (
  project_id uuid not null references public.projects (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  viewer_key uuid not null,
  user_id uuid references public.users (id) on delete cascade,
  primary key (project_id, day, viewer_key)
) partition by range (day);
comment on table public.project_views is
  'One view per visitor and day; the key is the user''s id, or an id that the visitor''s browser stores. Each day is a '
  'partition, which is dropped after 90 days.';
alter table public.project_views enable row level security;

create schema partitions;
comment on schema partitions is 'Never exposed: the days of public.project_views, which are only reached through it.';

create table partitions.project_views_other partition of public.project_views default;
comment on table partitions.project_views_other is
  'Days without a partition of their own: those before the first partition, and any that rotate_views() did not reach in time.';

create table public.profile_views (
  creator_id uuid not null references public.users (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  viewer_key uuid not null,
  user_id uuid references public.users (id) on delete cascade,
  primary key (creator_id, day, viewer_key)
);
comment on table public.profile_views is
  'One view of a creator''s profile per visitor and day, keyed as the views of projects are.';
alter table public.profile_views enable row level security;

create table public.saved_creators (
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  creator_id uuid not null references public.users (id) on delete cascade,
  note text check (private.is_text(note, 500)),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, creator_id),
  constraint not_oneself check (user_id <> creator_id)
);
comment on table public.saved_creators is 'The creators that a user has saved, with a note.';
alter table public.saved_creators enable row level security;

create index likes_of_user on public.project_likes (user_id, created_at desc);
create index saves_of_user on public.project_saves (user_id, created_at desc);
create index profile_views_by_day on public.profile_views (day);
create index views_of_user on public.project_views (user_id) where user_id is not null;
create index profile_views_of_user on public.profile_views (user_id) where user_id is not null;
create index saved_creators_by_creator on public.saved_creators (creator_id);

create function private.count_for_project() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '400ms'
as $$
begin
  if tg_op = 'DELETE' then
    perform from public.projects p
    where p.id in (select c.project_id from changed c) order by p.id for no key update;
  end if;
  execute format(
    'update public.projects p set %1$I = p.%1$I + $1 * c.total
     from (select project_id, count(*)::integer as total from changed group by project_id) c
     where p.id = c.project_id',
    tg_argv[0]
  ) using case tg_op when 'INSERT' then 1 else -1 end;
  return null;
exception when lock_not_available then
  -- A removal of the project waits for this row: only one of the two can continue.
  perform private.raise_conflict('PT423', 'Someone else is changing this project. Try again');
  return null;
end;
$$;

create trigger lock_project before insert on public.project_likes
for each row execute function private.lock_project();
create trigger lock_project before insert on public.project_saves
for each row execute function private.lock_project();
create trigger "limit" before insert on public.project_likes
for each row execute function private.limit_rows(60, '1 minute', 5000, 'likes');
create trigger "limit" before insert on public.project_saves
for each row execute function private.limit_rows(60, '1 minute', 2000, 'saved projects');
create trigger added after insert on public.project_likes
referencing new table as changed
for each statement execute function private.count_for_project('like_count');
create trigger removed after delete on public.project_likes
referencing old table as changed
for each statement execute function private.count_for_project('like_count');
create trigger added after insert on public.project_saves
referencing new table as changed
for each statement execute function private.count_for_project('save_count');
create trigger removed after delete on public.project_saves
referencing old table as changed
for each statement execute function private.count_for_project('save_count');
-- Views only add up: old rows are deleted, and their count stays.
create trigger added after insert on public.project_views
referencing new table as changed
for each statement execute function private.count_for_project('view_count');

create function private.is_counted_viewer(item uuid) returns boolean
language sql volatile security definer set search_path = ''
begin atomic
  select auth.uid() is not null
    or coalesce((
      private.count_visitor_hit(
        'view of ' || is_counted_viewer.item, date_trunc('day', clock_timestamp(), 'utc') + interval '1 day')
    ).hits <= 5, true);
end;
comment on function private.is_counted_viewer(uuid) is
  'Whether a view of a project or profile by someone new today counts: a browser can make up keys, so that of one IP address only five do.';

create function public.record_view(project_id uuid, viewer_key uuid) returns void
language sql security definer set search_path = ''
begin atomic
  select private.limit_visitor('view', 600, interval '10 minutes');
  insert into public.project_views (project_id, viewer_key, user_id)
  select p.id, coalesce((select auth.uid()), record_view.viewer_key), (select auth.uid())
  from private.visible_projects p
  where p.id = record_view.project_id
    and p.user_id is distinct from (select auth.uid())
    and coalesce((select auth.uid()), record_view.viewer_key) is not null
    and case
      when exists (
        select from public.project_views v
        where v.project_id = p.id and v.day = (now() at time zone 'utc')::date
          and v.viewer_key = coalesce((select auth.uid()), record_view.viewer_key)
      ) then false
      else private.is_counted_viewer(p.id)
    end
  on conflict do nothing;
end;
comment on function public.record_view(uuid, uuid) is
  'Counts a visitor once a day, five of one IP address, and the owner never; the key is any id that the browser stores.';

create function private.rotate_views() returns void
language plpgsql security definer set search_path = '' set lock_timeout = '500ms'
as $$
declare
  today date := (now() at time zone 'utc')::date;
  new_day date;
  partition_name text;
begin
  for days_ahead in 0..14 loop
    new_day := today + days_ahead;
    partition_name := 'project_views_' || to_char(new_day, 'YYYYMMDD');
    continue when to_regclass('partitions.' || partition_name) is not null
      or exists (select from partitions.project_views_other v where v.day = new_day);
    execute format(
      'create table partitions.%I partition of public.project_views for values from (%L) to (%L)',
      partition_name, new_day, new_day + 1
    );
  end loop;
  for partition_name in
    select c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'partitions'::regnamespace
      and c.relname ~ '^project_views_\d{8}$'
      and c.relname < 'project_views_' || to_char(today - 90, 'YYYYMMDD')
  loop
    execute format('drop table partitions.%I', partition_name);
  end loop;
  delete from partitions.project_views_other v where v.day < today - 90;
end;
$$;
comment on function private.rotate_views() is
  'Adds the partitions of the next two weeks and removes views older than 90 days; the totals in projects stay. Waits only '
  'briefly for its locks, because writes to views, users and projects wait behind it: the next run continues. Run by pg_cron, or by the local backend''s timer.';

select private.rotate_views();

create function private.count_profile_views() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.user_private p set view_count = p.view_count + c.total
  from (select creator_id, count(*)::integer as total from changed group by creator_id) c
  where p.user_id = c.creator_id;
  return null;
end;
$$;

create trigger added after insert on public.profile_views
referencing new table as changed
for each statement execute function private.count_profile_views();

create function public.record_profile_view(creator_id uuid, viewer_key uuid) returns void
language sql security definer set search_path = ''
begin atomic
  select private.limit_visitor('profile view', 600, interval '10 minutes');
  insert into public.profile_views (creator_id, viewer_key, user_id)
  select c.id, coalesce((select auth.uid()), record_profile_view.viewer_key), (select auth.uid())
  from private.public_creators c
  where c.id = record_profile_view.creator_id
    and c.id is distinct from (select auth.uid())
    and coalesce((select auth.uid()), record_profile_view.viewer_key) is not null
    and case
      when exists (
        select from public.profile_views v
        where v.creator_id = c.id and v.day = (now() at time zone 'utc')::date
          and v.viewer_key = coalesce((select auth.uid()), record_profile_view.viewer_key)
      ) then false
      else private.is_counted_viewer(c.id)
    end
  on conflict do nothing;
end;
comment on function public.record_profile_view(uuid, uuid) is
  'Counts a visitor of a creator''s profile once a day, five of one IP address, and the creator never; only they see the sum.';

create trigger "limit" before insert on public.saved_creators
for each row execute function private.limit_rows(60, '1 minute', 1000, 'saved creators');

create policy "People read their own likes" on public.project_likes
for select to authenticated using (user_id = (select auth.uid()));
create policy "People like projects that everyone can open" on public.project_likes
for insert to authenticated with check (
  user_id = (select auth.uid()) and private.is_visible_project(project_id)
);
create policy "People take back their own likes" on public.project_likes
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.may_write())
);
create policy "Suspended people like nothing" on public.project_likes
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "People read their own saves" on public.project_saves
for select to authenticated using (user_id = (select auth.uid()));
create policy "People save projects that everyone can open" on public.project_saves
for insert to authenticated with check (
  user_id = (select auth.uid()) and private.is_visible_project(project_id)
  and created_at < now() + interval '1 second'
);
create policy "People take back their own saves" on public.project_saves
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.may_write())
);
create policy "Suspended people save nothing" on public.project_saves
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "People read their own views" on public.project_views
for select to authenticated using (user_id = (select auth.uid()));

create policy "People read which profiles they have seen" on public.profile_views
for select to authenticated using (user_id = (select auth.uid()));

create policy "People read their own saved creators" on public.saved_creators
for select to authenticated using (user_id = (select auth.uid()));
create policy "People save creators that everyone sees" on public.saved_creators
for insert to authenticated with check (
  user_id = (select auth.uid()) and private.is_public_creator(creator_id)
);
create policy "People edit their own notes" on public.saved_creators
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own saved creators" on public.saved_creators
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.may_write())
);
create policy "Suspended people save no creators" on public.saved_creators
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select, delete on public.project_likes, public.project_saves to authenticated;
grant select on public.project_views, public.profile_views to authenticated;
grant insert (project_id) on public.project_likes to authenticated;
-- Who takes back a removal puts the project where it was in their list.
grant insert (project_id, created_at) on public.project_saves to authenticated;
grant execute on function public.record_view(uuid, uuid), public.record_profile_view(uuid, uuid)
to anon, authenticated;
grant execute on function private.rotate_views() to service_role;
grant select, delete on public.saved_creators to authenticated;
grant insert (creator_id, note) on public.saved_creators to authenticated;
grant update (note) on public.saved_creators to authenticated;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('rotate-views', '7 * * * *', 'select private.rotate_views()');
  end if;
end;
$$;
