create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$' and char_length(kind) <= 40),
  title text not null check (private.is_text(title, 300)),
  link text check (link ~ '^/[a-z][^\s"''<>\\]*$' and char_length(link) <= 300),
  needs_action boolean not null default false,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
comment on table public.notifications is
  'What happened to a user, written in the transaction of its cause; the link is a path of ours.';
alter table public.notifications enable row level security;

create index notifications_of_user on public.notifications (user_id, created_at desc, id desc);
create index unread_notifications on public.notifications (user_id) where read_at is null;

create function private.notify(
  user_id uuid, kind text, title text, link text default null, needs_action boolean default false
) returns void
language sql security definer set search_path = ''
begin atomic
  insert into public.notifications (user_id, kind, title, link, needs_action)
  select notify.user_id, notify.kind, left(notify.title, 300), notify.link, notify.needs_action
  where notify.user_id is not null;
end;
comment on function private.notify(uuid, text, text, text, boolean) is
  'Called by what causes the notification, in its transaction; the kind is words joined by _. '
  'Deleted accounts are not notified.';

create policy "People read their own notifications" on public.notifications
for select to authenticated using (user_id = (select auth.uid()));
create policy "People mark their own notifications as read" on public.notifications
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Suspended people mark no notifications" on public.notifications
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;

alter publication supabase_realtime add table public.notifications;
